import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { makeSendQuery, type TestGraphAnswer } from '../graph/testGraph.ts';
import { PASSWORD } from '../service/testDomain.ts';
import { createLiveGraph, type LiveGraph } from './liveGraph.ts';
import { openEventReader } from './serverSentEvents.ts';

/** A stream: the last result that it brings. */
type ReadLastResult = () => Promise<TestGraphAnswer | undefined>;

const bySse = async ({ gatewayUrl }: LiveGraph, query: string, token: string): Promise<ReadLastResult> => {
  const events = await openEventReader(gatewayUrl, query, { token });
  return async () => (await events.rest()).at(-1);
};

const byWebSocket = async ({ gatewayUrl }: LiveGraph, query: string, token: string): Promise<ReadLastResult> => {
  const url = `${gatewayUrl.replace('http', 'ws')}/graphql`;
  const connectionParams = { authorization: `Bearer ${token}` };
  const client = createClient({ url, webSocketImpl: WebSocket, connectionParams, retryAttempts: 0 });
  const results = client.iterate({ query });
  return async () => {
    let last: unknown;
    for await (const result of results) last = result;
    await client.dispose();
    return last as TestGraphAnswer | undefined;
  };
};

const ISSUE = `mutation ($input: TokenIssueInput!) { tokenIssue(input: $input) { token { accessToken } } }`;

/** A token that is valid for a few seconds. */
const briefToken = async ({ gatewayUrl, domainId, users }: LiveGraph): Promise<string> => {
  const credentials = { user_id: users.member, password: PASSWORD };
  const { data } = await makeSendQuery(gatewayUrl)(ISSUE, { input: { credentials, domainId, timeout: 4 } });
  return data.tokenIssue.token.accessToken;
};

const ALERTS = 'alerts { totalCount }';
const STREAMS = [
  { stream: 'a subscription', query: 'subscription { alertChanges { kind } }' },
  { stream: 'a live query', query: `query @live(every: 1) { ${ALERTS} }` },
];
const TRANSPORTS = [
  { transport: 'server-sent events', open: bySse },
  { transport: 'WebSocket', open: byWebSocket },
];

describe.each(STREAMS)('$stream', ({ query }) => {
  describe.each(TRANSPORTS)('by $transport', ({ open }) => {
    it('ends with UNAUTHENTICATED when its token expires', async () => {
      await using graph = await createLiveGraph();
      const last = await open(graph, query, await briefToken(graph));
      expect(await last()).toMatchObject({ errors: [{ extensions: unauthenticated }] });
    });

    it('ends with UNAUTHENTICATED when the user is disabled', async () => {
      await using graph = await createLiveGraph();
      const { put, domainId: domain_id, users, tokens } = graph;
      const last = await open(graph, query, tokens.member);
      await put('users', [{ user_id: users.member, domain_id, state: 'DISABLED' }]);
      expect(await last()).toMatchObject({ errors: [{ extensions: unauthenticated }] });
    });
  });
});

const unauthenticated = expect.objectContaining({ code: 'UNAUTHENTICATED' });
