import { describe, expect, it } from 'vitest';
import { features } from './features/index.ts';
import { askPrintedGateway, serveSubgraphs, startGatewayCommand } from './gatewayCommand.ts';
import { IS_NIGHTLY } from './propertyRuns.ts';

/** Each takes a process: the build runs one in six, the nightly run all. */
const byCommand = features.filter((_, index) => IS_NIGHTLY || index % 6 === 0);

describe.each(byCommand)('skein gateway supports $feature', ({ subgraphs, asked }) => {
  it('with subgraphs behind HTTP', async () => {
    await using served = await serveSubgraphs(subgraphs);
    await using gateway = startGatewayCommand(['--supergraph', served.file]);
    const greeting = await gateway.greeting();

    for (const { query, variables, answer, errors = [] } of asked) {
      const result = await askPrintedGateway(greeting, query, variables);
      expect(result.data, query).toEqual(answer);
      expect(result.errors?.map(({ path }) => path) ?? [], query).toEqual(errors);
    }
  });
});
