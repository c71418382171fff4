import { describe, expect, it } from 'vitest';
import { features } from './features/index.ts';
import { federate } from './federate.ts';
import { federateOverHttp } from './federateOverHttp.ts';

describe.each(features)('a supergraph may contain $feature', ({ subgraphs, asked }) => {
  it.each([
    { how: 'in this process', options: {} },
    { how: 'compiled', options: { compileAfter: 1 } },
  ])('with subgraphs $how', async ({ options }) => {
    const { ask, calls } = federate(subgraphs, { ...options, validates: true });

    for (const { query, variables, answer, errors = [], asks } of asked) {
      calls.length = 0;
      const result = await ask(query, variables);
      expect(result.data, query).toEqual(answer);
      expect(result.errors?.map(({ path }) => path) ?? [], query).toEqual(errors);
      if (asks !== undefined)
        expect(
          calls.map(({ subgraph }) => subgraph),
          query,
        ).toEqual(asks);
    }
  });

  it('with subgraphs behind HTTP', async () => {
    await using federation = await federateOverHttp(subgraphs);

    for (const { query, variables, answer, errors = [] } of asked) {
      const result = await federation.ask(query, variables);
      expect(result.data, query).toEqual(answer);
      expect(result.errors?.map(({ path }) => path) ?? [], query).toEqual(errors);
    }
  });
});
