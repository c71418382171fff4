import { readFileSync } from 'node:fs';
import { type DocumentNode, parse } from 'graphql';
import { statisticsSdl } from './statistics.ts';

/** Areas of the graph in composition order; each area is a subgraph of that name. */
export const areas = [
  'alert-manager',
  'cost-analysis',
  'dashboard',
  'identity',
  'inventory',
  'monitoring',
  'repository',
  'secret',
] as const;
/** An area of the graph. */
export type Area = (typeof areas)[number];

/** The SDL of a subgraph: its file, the shared one, and the inputs of its statistics. */
export const sdlOf = (area: Area): string => {
  const [shared, own] = ['shared', area].map((name) => readFileSync(`${import.meta.dirname}/${name}.graphql`, 'utf8'));
  return [shared, own, statisticsSdl(parse(own ?? '', { noLocation: true }))].join('\n');
};

/** The same, parsed. */
export const typeDefsOf = (area: Area): DocumentNode => parse(sdlOf(area), { noLocation: true });
