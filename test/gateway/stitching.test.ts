import { describe, expect, it } from 'vitest';
import { features } from './features/index.ts';
import { federate } from './federate.ts';

it('an engine reports its planner', () => {
  const sdl = 'type Query { x: Int }';
  const twoKeys = 'type Thing @key(fields: "id") @key(fields: "name") { id: ID! name: String! }';

  expect(federate({ a: { sdl } }).engine.planner).toBe('plain');
  expect(federate({ a: { sdl: `${sdl} ${twoKeys}` } }).engine.planner).toBe('rust');
  expect(federate({ a: { sdl } }, { planner: 'stitching' }).engine.planner).toBe('stitching');
});

describe('without the Rust planner, a supergraph may contain', () => {
  it.each(features)('$feature', async ({ subgraphs, asked }) => {
    const { ask } = federate(subgraphs, { planner: 'stitching' });

    for (const { query, variables, answer, errors, stitched } of asked) {
      const result = await ask(query, variables);
      expect(result.data, query).toEqual(stitched === undefined ? answer : stitched.answer);
      // Stitching may report an error at another path.
      expect(result.errors !== undefined, query).toBe(stitched?.errors ?? errors !== undefined);
    }
  });

  it.each(features)('$feature: clients see the same API schema', ({ subgraphs }) => {
    const [planned, stitched] = (['rust', 'stitching'] as const).map((planner) => federate(subgraphs, { planner }));

    expect(stitched?.engine.apiSdl.split('\n').sort()).toEqual(planned?.engine.apiSdl.split('\n').sort());
  });
});
