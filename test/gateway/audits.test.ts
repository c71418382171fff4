import { serverAudits } from 'graphql-http';
import { afterAll, describe, expect, it } from 'vitest';
import { serve } from './serve.ts';

const gateway = await serve({ hello: { sdl: 'type Query { hello: String }' } });
afterAll(() => gateway.close());

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: `${gateway.url}/graphql`, fetchFn: fetch });

  it.each(audits.map((audit) => ({ name: `${audit.id}: ${audit.name}`, audit })))('$name', async ({ audit }) => {
    const result = await audit.fn();

    expect(result).toMatchObject({ status: 'ok' });
  });
});
