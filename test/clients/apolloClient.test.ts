import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Defer20220824Handler, GraphQL17Alpha9Handler } from '@apollo/client/incremental';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { relayStylePagination } from '@apollo/client/utilities';
import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { readCodeBlocks } from '../docs/codeBlocks.ts';
import {
  ALERT_CHANGES,
  ALERT_SOURCES,
  type AlertChanges,
  CREATED_AND_RESOLVED,
  recordAlertLife,
} from '../live/alertChanges.ts';
import { createLiveGraph, type LiveGraph } from '../live/liveGraph.ts';
import { openCodegenWorkspace } from './codegenWorkspace.ts';
import { findTypeErrors } from './findTypeErrors.ts';
import { type ClientFixtures, createFixtures } from './fixtures.ts';
import { recordOperations } from './recordOperations.ts';

interface AlertNode {
  readonly id: string;
  readonly title: string;
  readonly state: string;
}
interface AlertsResult {
  readonly alerts: { readonly nodes: readonly AlertNode[] } | null;
}
interface AlertsPageResult {
  readonly alerts: {
    readonly edges: readonly { readonly node: Pick<AlertNode, 'title'> }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
}

const LIST = gql`query List { alerts(orderBy: [{field: TITLE}]) { nodes { id title state } } }`;
const ONE = gql`query One($id: ID!) { alert(id: $id) { id title project { id } } }`;
const ACKNOWLEDGE = gql`mutation Acknowledge($input: AlertAcknowledgeInput!) {
  alertAcknowledge(input: $input) { alert { id state } userErrors { code } } }`;
const PAGE = gql`query Page($after: String) { alerts(first: 2, after: $after, orderBy: [{field: TITLE}]) {
  totalCount edges { cursor node { id title } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
const NAMED = gql`query Named { alerts(filter: {title: {eq: "Disk"}}) { nodes { id webhook { id } } } }`;
const LOOKED_UP = gql`query LookedUp { alerts(filter: {title: {eq: "Disk"}}) { nodes { id webhook { id name } } } }`;
const PARTLY_WRONG = gql`query PartlyWrong { budgets { totalCount } webhooks(first: 2000) { totalCount } }`;

/** Apollo Client with the set-up of its documentation, as the domain admin. */
const clientFor = ({ endpoint, adminToken }: ClientFixtures) => {
  const { fetch, sent } = recordOperations(adminToken);
  const cache = new InMemoryCache({
    typePolicies: {
      Query: { fields: { alerts: relayStylePagination(['first', 'last', 'filter', 'keyword', 'orderBy']) } },
    },
  });
  return { client: new ApolloClient({ cache, link: new HttpLink({ uri: endpoint, fetch }) }), sent };
};

/** Apollo Client that sends all operations over one WebSocket, as the workspace owner. */
const webSocketClientFor = ({ gatewayUrl, tokens }: LiveGraph) => {
  const connectionParams = async () => ({ authorization: `Bearer ${tokens.owner}` });
  const socket = createClient({ url: `${gatewayUrl.replace('http', 'ws')}/graphql`, connectionParams });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new GraphQLWsLink(socket) });
  return { client, [Symbol.asyncDispose]: async () => socket.dispose() };
};

/** Apollo Client that subscribes by HTTP, as the workspace owner: in a response of many parts. */
const multipartClientFor = ({ gatewayUrl, tokens }: LiveGraph) => {
  const headers = { authorization: `Bearer ${tokens.owner}` };
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({ uri: `${gatewayUrl}/graphql`, headers }),
  });
  return { client, [Symbol.asyncDispose]: async () => client.stop() };
};

const DEFERRED = gql`query Page {
  alerts(orderBy: [{field: TITLE}]) { nodes { id title ...Where @defer(label: "where") } }
  services: alerts(orderBy: [{field: TITLE}]) { nodes @stream(initialCount: 2, label: "services") { id service { id name } } }
  ... @defer(label: "budgets") { budgets { totalCount } } }
  fragment Where on Alert { id project { id name } }`;

type IncrementalHandler = NonNullable<ApolloClient.Options['incrementalHandler']>;

/** The formats of incremental answers that Apollo Client reads. */
const FORMATS = [
  { format: 'deferSpec=20220824', incrementalHandler: new Defer20220824Handler() as IncrementalHandler },
  // Its types do not distinguish a missing member from one that is undefined.
  { format: 'incrementalSpec=v0.2', incrementalHandler: new GraphQL17Alpha9Handler() as IncrementalHandler },
];

/** The ways in which Apollo Client subscribes. */
const SUBSCRIBING = [
  { transport: 'a WebSocket', connect: webSocketClientFor },
  { transport: 'multipart responses', connect: multipartClientFor },
];

/** An alert called Disk, whose webhook is deleted. */
const raiseByDeletedWebhook = async ({ admin, domainId }: ClientFixtures) => {
  const { results } = await admin.call(webhook.list, { domain_id: domainId });
  const { webhook_id = '', webhook_url = '' } = results[0] ?? {};
  const body = JSON.stringify({ event_key: 'disk', title: 'Disk', severity: 'CRITICAL' });
  await fetch(webhook_url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  await admin.call(webhook.delete, { webhook_id, domain_id: domainId });
  return webhook_id;
};

const findProgramErrors = async (program: string) => {
  await using workspace = await openCodegenWorkspace();
  const file = join(workspace.folder, 'program.ts');
  await writeFile(file, program);
  return findTypeErrors([file]);
};

describe('the client of docs/caching.md', () => {
  it('compiles with its declaration of default options, which TypeScript asks for', async () => {
    const blocks = readCodeBlocks('docs/caching.md').filter(({ text }) => /new ApolloClient|declare module/.test(text));
    const [program = ''] = blocks.map(({ text }) => text);

    expect(blocks).toHaveLength(1);
    expect(await findProgramErrors(program)).toEqual([]);
    const undeclared = program.slice(0, program.indexOf('declare module'));
    expect((await findProgramErrors(undeclared)).join()).toMatch(
      /must be declared in ApolloClient.DeclareDefaultOptions/,
    );
  });
});

describe('Apollo Client', () => {
  it('keeps one record for two queries, and shows the newer values in both', async () => {
    const fixtures = await createFixtures();
    const { client, sent } = clientFor(fixtures);
    const [id = ''] = fixtures.alertIds;
    await client.query({ query: LIST });
    await fixtures.admin.call(alert.update, { alert_id: id, title: 'Alert 1, again', domain_id: fixtures.domainId });

    await client.query({ query: ONE, variables: { id } });

    expect(client.readQuery<AlertsResult>({ query: LIST })?.alerts?.nodes[0]).toMatchObject({
      id,
      title: 'Alert 1, again',
    });
    expect(sent).toEqual(['List', 'One']);
  });

  it('shows the record of a mutation in a list, without another request', async () => {
    const fixtures = await createFixtures();
    const { client, sent } = clientFor(fixtures);
    const [id = ''] = fixtures.alertIds;
    const list = client.watchQuery<AlertsResult>({ query: LIST });
    const states = () => list.getCurrentResult().data?.alerts?.nodes?.map((node) => node?.state);
    const watching = list.subscribe(() => {});
    await expect.poll(states).toEqual(Array(5).fill('TRIGGERED'));

    await client.mutate({ mutation: ACKNOWLEDGE, variables: { input: { id } } });

    await expect.poll(states).toEqual(['ACKNOWLEDGED', ...Array(4).fill('TRIGGERED')]);
    expect(sent).toEqual(['List', 'Acknowledge']);
    watching.unsubscribe();
  });

  it('rejects partial results, or returns data and errors, according to its errors policy', async () => {
    const { client } = clientFor(await createFixtures());

    const strict = client.query({ query: PARTLY_WRONG });
    const both = await client.query({ query: PARTLY_WRONG, errorPolicy: 'all' });

    const errors = [
      { path: ['webhooks'], extensions: { code: 'BAD_USER_INPUT', operation: 'monitoring.webhook.list' } },
    ];
    await expect(strict).rejects.toSatisfy(CombinedGraphQLErrors.is);
    await expect(strict).rejects.toMatchObject({ errors });
    expect(both).toMatchObject({ data: { budgets: { totalCount: 4 }, webhooks: null }, error: { errors } });
  });

  it('fetches page after page into one list', async () => {
    const { client, sent } = clientFor(await createFixtures());
    const pages = client.watchQuery<AlertsPageResult>({ query: PAGE });
    const watching = pages.subscribe(() => {});
    await expect.poll(() => pages.getCurrentResult().dataState).toBe('complete');

    for (let page = await pages.reobserve(); page.data?.alerts.pageInfo.hasNextPage; ) {
      await pages.fetchMore({ variables: { after: page.data.alerts.pageInfo.endCursor } });
      page = await pages.reobserve();
    }

    const { data } = await pages.reobserve();
    expect(data?.alerts.edges.map(({ node }) => node.title)).toEqual([1, 2, 3, 4, 5].map((n) => `Alert ${n}`));
    expect(sent).toEqual(['Page', 'Page', 'Page']);
    watching.unsubscribe();
  });

  it('keeps the id of a deleted record while only the id is selected, and null afterwards', async () => {
    const fixtures = await createFixtures();
    const { client } = clientFor(fixtures);
    const id = await raiseByDeletedWebhook(fixtures);
    const kept = () => client.readQuery<{ alerts: { nodes: unknown[] } }>({ query: NAMED })?.alerts.nodes;
    fixtures.posts();

    await client.query({ query: NAMED });

    expect(kept()).toMatchObject([{ webhook: { id } }]);
    expect(fixtures.posts()).toEqual(['/monitoring/v1/alert/list']);

    const { data } = await client.query({ query: LOOKED_UP });

    expect(data).toMatchObject({ alerts: { nodes: [{ webhook: null }] } });
    expect(kept()).toMatchObject([{ webhook: null }]);
    expect(fixtures.posts()).toEqual(['/monitoring/v1/alert/list', '/monitoring/v1/webhook/get']);
  });

  it.each(FORMATS)(
    'shows a page before its deferred parts, which it asks for by $format',
    async ({ format, ...options }) => {
      const { endpoint, adminToken } = await createFixtures();
      const accepted: (string | null)[] = [];
      const headers = { authorization: `Bearer ${adminToken}` };
      const send: typeof fetch = async (...request) => {
        const response = await fetch(...request);
        accepted.push(response.headers.get('content-type'));
        return response;
      };
      const link = new HttpLink({ uri: endpoint, fetch: send, headers });
      const client = new ApolloClient({ cache: new InMemoryCache(), link, ...options });
      const pages: { readonly data: unknown; readonly dataState: string }[] = [];

      const watching = client
        .watchQuery({ query: DEFERRED })
        .subscribe(({ data, dataState }) => pages.push({ data, dataState }));
      await expect.poll(() => pages.at(-1)?.dataState, { timeout: 30_000 }).toBe('complete');
      watching.unsubscribe();

      const streamed = pages.filter(({ dataState }) => dataState === 'streaming');
      expect(streamed[0]?.data).toMatchObject({ alerts: { nodes: [{ title: 'Alert 1' }, {}, {}, {}, {}] } });
      expect(JSON.stringify(streamed[0]?.data)).not.toMatch(/project|budgets/);
      if (format.startsWith('incremental'))
        expect(streamed[0]?.data).toMatchObject({ services: { nodes: { length: 2 } } });
      const plain = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: endpoint, headers }) });
      const whole = await plain.query({ query: gql(print(DEFERRED).replaceAll(/@(defer|stream)\([^)]*\)/g, '')) });
      expect(pages.at(-1)?.data).toEqual(whole.data);
      expect(accepted[0]).toBe(
        format.startsWith('defer') ? `multipart/mixed;boundary="-";${format}` : 'multipart/mixed;boundary="-"',
      );
    },
  );

  const ways = ALERT_SOURCES.flatMap((source) => SUBSCRIBING.map((way) => ({ ...source, ...way })));

  it.each(ways)('gets each change of an alert of $source once over $transport, and keeps it', async (way) => {
    const { open, connect } = way;
    await using graph = await createLiveGraph();
    await using connected = connect(graph);
    const { client } = connected;
    const results: unknown[] = [];
    const changes = client.subscribe<AlertChanges>({ query: gql(ALERT_CHANGES) });
    const subscribed = changes.subscribe(({ data, error }) => results.push(data ?? error));

    const seen = await recordAlertLife(graph, open, () => results);

    expect(seen).toMatchObject(CREATED_AND_RESOLVED);
    const id = seen[0]?.alertId ?? '';
    const STATE = gql`query State($id: ID!) { alert(id: $id) { id state } }`;
    expect(client.cache.extract()).toMatchObject({ [`Alert:${id}`]: { state: 'RESOLVED' } });
    expect((await client.query({ query: STATE, variables: { id } })).data).toMatchObject({
      alert: { id, state: 'RESOLVED' },
    });
    subscribed.unsubscribe();
  });
});
