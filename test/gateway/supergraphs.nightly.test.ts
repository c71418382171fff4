import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { buildSchema, type ExecutionResult, execute, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { toComparableResult, withoutHiddenEnumErrors } from './comparableResult.ts';
import { makeEntityData } from './entityData.ts';
import { MONOLITH_VALUES } from './fixedValues.ts';
import {
  choicesArbitrary,
  FAILURE_RATES,
  MAX_QUERIES,
  SUPERGRAPH_KINDS,
  type SupergraphKind,
  startGeneratedFederation,
} from './generatedFederation.ts';
import { RUNS, SEED } from './propertyRuns.ts';
import { writeQuery } from './writeQuery.ts';

/** Cases that failed once, shrunk: the choices of a supergraph and of its queries. They run first. */
const KEPT = new URL('regressions.json', import.meta.url);
type SavedCase = [supergraph: number[], queries: number[][]];
const kept: Record<'any' | 'plain', SavedCase[]> = JSON.parse(readFileSync(KEPT, 'utf8'));

const start = (row: readonly number[], made: SupergraphKind) => {
  const planned = startGeneratedFederation(row, made);
  const monolith = makeEntityData(buildSchema(planned.engine.apiSdl), MONOLITH_VALUES, FAILURE_RATES);
  return { planned, monolith };
};

const keep = (make: keyof typeof kept, failed: SavedCase): void => {
  writeFileSync(KEPT, `${JSON.stringify({ ...kept, [make]: [...kept[make], failed] })}\n`);
};

type ComparedSystem = ReturnType<typeof start>;

/** The result of a query: invalid or above the limit of cost, equal answers, or refused with a message. */
type ComparedOutcome = 'invalid' | 'alike' | 'refused';

const compareAnswers = async (
  { planned, monolith }: ComparedSystem,
  query: readonly number[],
): Promise<ComparedOutcome> => {
  // Every other query is a mutation, if the graph has one.
  const root = (query[0] ?? 0) % 2 === 1 && monolith.getMutationType() ? 'Mutation' : 'Query';
  const { text, variables } = writeQuery(monolith, query, root);
  const document = parse(text);
  if (validate(monolith, document).length > 0) return 'invalid';

  const expected = JSON.parse(
    JSON.stringify(await execute({ schema: monolith, document, variableValues: variables })),
  ) as ExecutionResult;
  const answer = await planned.ask(text, variables);
  if (readFirstCode(answer) === 'QUERY_TOO_COSTLY') return 'invalid';
  if (isRefusal(answer)) return 'refused';
  expect(toComparableResult(answer), `${planned.supergraphSdl}\n${text}`).toEqual(
    toComparableResult(withoutHiddenEnumErrors(expected)),
  );
  return 'alike';
};

const readFirstCode = ({ errors }: ExecutionResult) => errors?.[0]?.extensions?.code;

const isRefusal = (answer: ExecutionResult): boolean => readFirstCode(answer) === 'QUERY_PLANNING_FAILED';

describe.each(SUPERGRAPH_KINDS)('a federated graph of $make make', (made) => {
  it('answers as the merged schema, for any query', { timeout: 60_000 + 400 * RUNS }, async () => {
    const outcomes = { invalid: 0, alike: 0, refused: 0 };
    let hasFailed = false;
    const queries = fc.array(choicesArbitrary(120), { minLength: 1, maxLength: MAX_QUERIES, size: 'max' });
    const property = fc.asyncProperty(choicesArbitrary(80), queries, async (row, rows) => {
      // A failing case is shrunk.
      if (outcomes.alike >= RUNS && !hasFailed) return;
      const entityData = start(row, made);
      hasFailed = true;
      for (const query of rows) outcomes[await compareAnswers(entityData, query)]++;
      hasFailed = false;
    });

    const run = await fc.check(property, { numRuns: RUNS, examples: kept[made.make], seed: SEED });

    if (run.counterexample !== null) keep(made.make, run.counterexample);
    if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
    expect(outcomes.alike).toBeGreaterThanOrEqual(RUNS);
    expect(outcomes.refused).toBeLessThanOrEqual(RUNS / 100);
  });
});
