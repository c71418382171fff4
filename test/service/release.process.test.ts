import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { startServiceProcess } from './serviceProcess.ts';

it('the service says which release it is, in the details of readiness alone', async () => {
  await using service = await startServiceProcess({});
  const ready = async (query: string) => (await fetch(`${service.url}/health/ready${query}`)).json();

  expect(await ready('?detail')).toEqual({
    ...{ status: 'ok', missed_ticks: expect.any(Number) },
    release: { version: manifest.version, commit: expect.stringMatching(/^[0-9a-f]{40}$/) },
  });
  expect(await ready('')).toEqual({ status: 'ok' });
});
