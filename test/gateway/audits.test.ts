import { serverAudits } from 'graphql-http';
import { afterAll, describe, expect, it } from 'vitest';
import { HOST_NAMES, openSubgraphsIn, REPLACED_URL } from './handlerHosts.ts';
import { serveGateway } from './serveGateway.ts';

const SUBGRAPHS = { hello: { sdl: 'type Query { hello: String }' } };

const gateway = await serveGateway(SUBGRAPHS);
afterAll(() => gateway.close());

const inHosts = await Promise.all(
  HOST_NAMES.map(async (host) => {
    const handler = await openSubgraphsIn(host, SUBGRAPHS);
    afterAll(() => handler[Symbol.asyncDispose]());
    return { server: host, url: REPLACED_URL, fetchFn: handler.fetch };
  }),
);

describe.each([{ server: 'the gateway', url: `${gateway.url}/graphql`, fetchFn: fetch }, ...inHosts])(
  'GraphQL over HTTP by $server',
  ({ url, fetchFn }) => {
    const audits = serverAudits({ url, fetchFn });

    it.each(audits.map((audit) => ({ name: `${audit.id}: ${audit.name}`, audit })))('$name', async ({ audit }) => {
      const result = await audit.fn();

      expect(result).toMatchObject({ status: 'ok' });
    });
  },
);
