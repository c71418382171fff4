import { describe, expect, it } from 'vitest';
import { features } from './features.ts';
import { federate } from './federate.ts';

describe('where the planner in Rust does not run, a supergraph may hold', () => {
  it.each(features)('$feature', async ({ subgraphs, query, variables, answer }) => {
    const { ask } = federate(subgraphs, { planner: 'stitching' });

    expect(await ask(query, variables)).toEqual({ data: answer });
  });

  it.each(features)('$feature: clients see the same graph', ({ subgraphs }) => {
    const [planned, stitched] = (['rust', 'stitching'] as const).map((planner) => federate(subgraphs, { planner }));

    expect(stitched?.engine.apiSdl.split('\n').sort()).toEqual(planned?.engine.apiSdl.split('\n').sort());
  });
});
