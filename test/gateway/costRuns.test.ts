/** Generated queries over generated supergraphs, with lists as long as they are assumed to be at most. */
import fc from 'fast-check';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import type { OperationObserver } from '../../gateway/engine/observe/observer.ts';
import { choicesArbitrary, MAX_QUERIES, SUPERGRAPH_KINDS, startGeneratedFederation } from './generatedFederation.ts';
import { RUNS, SEED } from './propertyRuns.ts';
import { writeQuery } from './writeQuery.ts';

const CASES = Math.ceil(RUNS / 2);

/** Notes the predicted and the actual cost of one operation. */
const costObserver = () => {
  const cost = { predicted: 0, actual: 0 };
  const observer: OperationObserver = {
    traceFields: false,
    phase: () => {},
    planned: (_, predicted) => {
      cost.predicted = predicted;
    },
    fetch: (_, execute) => execute(),
    fetched: (actualCost) => {
      cost.actual = actualCost();
    },
  };
  return { cost, observer };
};

it.each(SUPERGRAPH_KINDS)(
  'the data of a query costs at most what is predicted, over $make supergraphs',
  {
    timeout: 60_000 + 400 * RUNS,
  },
  async (make) => {
    let compared = 0;
    const queries = fc.array(choicesArbitrary(120), { minLength: 1, maxLength: MAX_QUERIES, size: 'max' });
    const property = fc.asyncProperty(choicesArbitrary(80), queries, async (row, rows) => {
      if (compared >= CASES) return;
      const { engine } = startGeneratedFederation(row, make, { limits: { assumedListSize: 3 } });
      const schema = buildSchema(engine.apiSdl);
      for (const one of rows) {
        const { text, variables } = writeQuery(schema, one, 'Query');
        if (validate(schema, parse(text)).length > 0) continue;
        const { cost, observer } = costObserver();
        await engine.execute({ text, variables, context: {}, observer });
        if (cost.predicted > 0 && cost.actual > 0) compared++;
        expect(cost.actual, text).toBeLessThanOrEqual(cost.predicted);
      }
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
    expect(compared).toBeGreaterThan(CASES / 2);
  },
);
