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

/** Schema files of a subgraph: the shared ones, and those of the area. */
export const filesOf = (area: Area): readonly string[] =>
  ['shared', area].map((name) => `${import.meta.dirname}/${name}.graphql`);

/** The SDL of a subgraph, read from its files. */
export const typeDefsOf = (area: Area): DocumentNode =>
  parse(
    filesOf(area)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
    { noLocation: true },
  );
