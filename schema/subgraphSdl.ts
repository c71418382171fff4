import { readFileSync } from 'node:fs';
import { type DocumentNode, parse } from 'graphql';

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

/** The SDL of a subgraph: its file and the shared one. */
export const readSdl = (area: Area): string =>
  ['shared', area].map((name) => readFileSync(`${import.meta.dirname}/${name}.graphql`, 'utf8')).join('\n');

/** The same, parsed. */
export const parseTypeDefs = (area: Area): DocumentNode => parse(readSdl(area), { noLocation: true });
