import { describe, expect, it } from 'vitest';
import { features } from './features.ts';
import { federate } from './federate.ts';
import { federateOverHttp } from './overHttp.ts';

describe('a supergraph may hold', () => {
  it.each(features)('$feature', async ({ subgraphs, query, variables, answer }) => {
    const inProcess = federate(subgraphs);
    const compiled = federate(subgraphs, { compileAfter: 1 });
    await using overHttp = await federateOverHttp(subgraphs);

    for (const { ask } of [inProcess, compiled, overHttp])
      expect(await ask(query, variables)).toEqual({ data: answer });
  });
});
