import { createRequire } from 'node:module';
import type * as Library from '@graphql-hive/router-query-planner';
import { parse } from 'graphql';
import { fatalFields, selects } from './fatalFields.ts';
import type { Planner } from './planner.ts';

const require = createRequire(import.meta.url);

/**
 * The planner of Hive Router, Rust behind N-API.
 *
 * It aborts the process on an operation in which one response name means two things, so the engine never gives it one
 * (see `document/names.ts`), and over some requirements, which are refused here (see `fatalFields.ts`).
 *
 * @throws {Error} it does not run on this system (it is built for Linux with glibc and for macOS), or cannot read the
 * supergraph
 */
export function rustPlanner(supergraphSdl: string): Planner {
  // Not a static import: where the library does not load, the other planner has to.
  const { QueryPlanner }: typeof Library = require('@graphql-hive/router-query-planner');
  const planner = new QueryPlanner(supergraphSdl);
  const fatal = fatalFields(parse(supergraphSdl, { noLocation: true }));
  return {
    plan: async (text, operationName, { labels, percentage }) => {
      if (selects(text, fatal)) throw new Error('This planner may break over a field of the operation.');
      return planner.planAsync(text, operationName ?? null, new Set(labels), percentage);
    },
    apiSdl: () => planner.consumerSchema,
    labels: () => [...planner.overrideLabels, ...planner.overridePercentages.map((percent) => `percent(${percent})`)],
  };
}
