import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { buildSchema, type ExecutionResult, execute, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { promise } from './compare.ts';
import { federate } from './federate.ts';
import { inhabit } from './world.ts';
import { writeQuery } from './writeQuery.ts';
import { IN_MONOLITH, IN_SUBGRAPH, writeSupergraph } from './writeSupergraph.ts';

/** Cases that failed once, shrunk: the choices of a supergraph and of its queries. They run before any other. */
const KEPT = new URL('kept.json', import.meta.url);
type Case = [supergraph: number[], queries: number[][]];
const kept: Case[] = JSON.parse(readFileSync(KEPT, 'utf8'));

const RUNS = Number(process.env.PROPERTY_RUNS ?? 500);
/** At most so many queries are asked of one supergraph: composing it takes longer than they do. */
const QUERIES = 10;
const MISHAPS = { nulls: 12, errors: 4 };
const choices = (maxLength: number) => fc.array(fc.nat(1000), { minLength: 5, maxLength, size: 'max' });

function start(row: readonly number[]) {
  const make = (planner: 'rust' | 'stitching') =>
    federate(writeSupergraph(row), { planner, inhabit: (schema) => inhabit(schema, IN_SUBGRAPH, MISHAPS) });
  const planned = make('rust');
  const monolith = inhabit(buildSchema(planned.engine.apiSdl), IN_MONOLITH, MISHAPS);
  return { planned, stitched: () => make('stitching'), monolith };
}

type World = ReturnType<typeof start>;

async function answersAlike({ planned, stitched, monolith }: World, query: readonly number[]) {
  const { text, variables } = writeQuery(monolith, query);
  const document = parse(text);
  if (validate(monolith, document).length > 0) return;

  const expected = JSON.parse(
    JSON.stringify(await execute({ schema: monolith, document, variableValues: variables })),
  ) as ExecutionResult;
  const answer = await planned.ask(text, variables);

  const isUnplanned = answer.errors?.[0]?.extensions?.code === 'QUERY_PLANNING_FAILED';
  // Stitching tells of an error within a list without saying at which item: the data alone is compared.
  if (isUnplanned) expect((await stitched().ask(text, variables)).data, text).toEqual(expected.data);
  else expect(promise(answer), `${planned.supergraphSdl}\n${text}`).toEqual(promise(expected));
}

/** The build asks the same each time; the nightly form, which sets PROPERTY_RUNS, asks anew. */
const seed = process.env.PROPERTY_RUNS ? {} : { seed: 1 };

describe('a federated graph of any make', () => {
  it('answers as the merged schema would, whatever is asked', { timeout: 20_000 + 100 * RUNS }, async () => {
    const queries = fc.array(choices(120), { minLength: 1, maxLength: QUERIES, size: 'max' });
    const property = fc.asyncProperty(choices(80), queries, async (row, rows) => {
      const world = start(row);
      for (const query of rows) await answersAlike(world, query);
    });

    const run = await fc.check(property, { numRuns: Math.ceil(RUNS / QUERIES), examples: kept, ...seed });

    if (run.counterexample !== null) writeFileSync(KEPT, `${JSON.stringify([...kept, run.counterexample])}\n`);
    if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
  });
});
