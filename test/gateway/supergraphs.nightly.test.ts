import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { buildSchema, type ExecutionResult, execute, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { promise, withoutHidden } from './compare.ts';
import { makeEntityData } from './entityData.ts';
import { RUNS, SEED } from './propertyRuns.ts';
import { IN_MONOLITH } from './resolvedValues.ts';
import { choices, MAKES, type Make, MISHAPS, QUERIES, startWorld } from './worlds.ts';
import { writeQuery } from './writeQuery.ts';

/** Cases that failed once, shrunk: the choices of a supergraph and of its queries. They run first. */
const KEPT = new URL('regressions.json', import.meta.url);
type Case = [supergraph: number[], queries: number[][]];
const kept: Record<'any' | 'plain', Case[]> = JSON.parse(readFileSync(KEPT, 'utf8'));

const start = (row: readonly number[], made: Make) => {
  const planned = startWorld(row, made);
  const monolith = makeEntityData(buildSchema(planned.engine.apiSdl), IN_MONOLITH, MISHAPS);
  return { planned, monolith };
};

const keep = (make: keyof typeof kept, failed: Case): void => {
  writeFileSync(KEPT, `${JSON.stringify({ ...kept, [make]: [...kept[make], failed] })}\n`);
};

type System = ReturnType<typeof start>;

/** The result of a query: invalid or above the limit of cost, equal answers, or refused with a message. */
type Outcome = 'invalid' | 'alike' | 'refused';

const compareAnswers = async ({ planned, monolith }: System, query: readonly number[]): Promise<Outcome> => {
  // Every other query is a mutation, if the graph has one.
  const root = (query[0] ?? 0) % 2 === 1 && monolith.getMutationType() ? 'Mutation' : 'Query';
  const { text, variables } = writeQuery(monolith, query, root);
  const document = parse(text);
  if (validate(monolith, document).length > 0) return 'invalid';

  const expected = JSON.parse(
    JSON.stringify(await execute({ schema: monolith, document, variableValues: variables })),
  ) as ExecutionResult;
  const answer = await planned.ask(text, variables);
  if (codeOf(answer) === 'QUERY_TOO_COSTLY') return 'invalid';
  if (isRefusal(answer)) return 'refused';
  expect(promise(answer), `${planned.supergraphSdl}\n${text}`).toEqual(promise(withoutHidden(expected)));
  return 'alike';
};

const codeOf = ({ errors }: ExecutionResult) => errors?.[0]?.extensions?.code;

const isRefusal = (answer: ExecutionResult): boolean => codeOf(answer) === 'QUERY_PLANNING_FAILED';

describe.each(MAKES)('a federated graph of $make make', (made) => {
  it('answers as the merged schema, for any query', { timeout: 60_000 + 400 * RUNS }, async () => {
    const outcomes = { invalid: 0, alike: 0, refused: 0 };
    let hasFailed = false;
    const queries = fc.array(choices(120), { minLength: 1, maxLength: QUERIES, size: 'max' });
    const property = fc.asyncProperty(choices(80), queries, async (row, rows) => {
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
