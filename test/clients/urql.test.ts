import { Client, cacheExchange, fetchExchange, gql, subscriptionExchange } from '@urql/core';
import { createClient } from 'graphql-sse';
import { describe, expect, it } from 'vitest';
import {
  ALERT_CHANGES,
  ALERT_SOURCES,
  type AlertChanges,
  CREATED_AND_RESOLVED,
  recordAlertLife,
} from '../live/alertChanges.ts';
import { createLiveGraph, type LiveGraph } from '../live/liveGraph.ts';
import { type ClientFixtures, createFixtures } from './fixtures.ts';
import { recordOperations } from './recordOperations.ts';

const LIST = gql`query List { alerts(orderBy: [{field: TITLE}]) { nodes { id title state } } }`;
const ACKNOWLEDGE = gql`mutation Acknowledge($input: AlertAcknowledgeInput!) {
  alertAcknowledge(input: $input) { alert { id state } userErrors { code } } }`;
const REFUSED = gql`mutation Refused { alertAcknowledge(input: {id: "alert-of-nobody"}) {
  alert { id } userErrors { code path } } }`;
const PAGE = gql`query Page($after: String) { alerts(first: 2, after: $after, orderBy: [{field: TITLE}]) {
  nodes { id title } pageInfo { hasNextPage endCursor } } }`;
const PARTLY_WRONG = gql`query PartlyWrong { budgets { totalCount } alerts(first: 2000) { totalCount } }`;

/** urql with the set-up of its documentation, with its document cache, as the domain admin. */
const clientFor = ({ endpoint, adminToken }: ClientFixtures) => {
  const { fetch, sent } = recordOperations(adminToken);
  const exchanges = [cacheExchange, fetchExchange];
  return { client: new Client({ url: endpoint, fetch, exchanges, preferGetMethod: false }), sent };
};

/** urql whose subscriptions are streams of server-sent events, as the workspace owner. */
const streamingClientFor = ({ gatewayUrl, tokens }: LiveGraph) => {
  const url = `${gatewayUrl}/graphql`;
  const streams = createClient({ url, headers: async () => ({ authorization: `Bearer ${tokens.owner}` }) });
  const subscriptions = subscriptionExchange({
    forwardSubscription: ({ query = '', variables }) => ({
      subscribe: (sink) => ({ unsubscribe: streams.subscribe({ query, variables: { ...variables } }, sink) }),
    }),
  });
  return new Client({ url, exchanges: [cacheExchange, subscriptions, fetchExchange] });
};

const DEFERRED = gql`query Deferred { alerts(first: 2, orderBy: [{field: TITLE}]) { nodes { id title ...Place @defer } } }
  fragment Place on Alert { id project { id name } }`;
const STREAMED = gql`query Streamed { budgets(first: 4) { totalCount nodes @stream(initialCount: 1) { id name project { id name } } } }`;
const WHOLE = gql`query Whole { budgets(first: 4) { totalCount nodes { id name project { id name } } }
  alerts(first: 2, orderBy: [{field: TITLE}]) { nodes { id title project { id name } } } }`;

describe('urql', () => {
  it('answers a repeated query from its cache', async () => {
    const { client, sent } = clientFor(await createFixtures());

    const first = await client.query(LIST, {});
    const second = await client.query(LIST, {});

    expect(first.data.alerts.nodes).toHaveLength(5);
    expect(second.data).toEqual(first.data);
    expect(sent).toEqual(['List']);
  });

  it('requests a list again after a mutation of one of its records', async () => {
    const fixtures = await createFixtures();
    const { client, sent } = clientFor(fixtures);
    let states: string[] = [];
    const { unsubscribe } = client.query(LIST, {}).subscribe(({ data }) => {
      states = data?.alerts.nodes.map(({ state }: { state: string }) => state);
    });
    await expect.poll(() => states).toEqual(Array(5).fill('TRIGGERED'));

    await client.mutation(ACKNOWLEDGE, { input: { id: fixtures.alertIds[0] } });

    await expect.poll(() => states).toEqual(['ACKNOWLEDGED', ...Array(4).fill('TRIGGERED')]);
    expect(sent).toEqual(['List', 'Acknowledge', 'List']);
    unsubscribe();
  });

  it('returns partial data with an error and its code', async () => {
    const { client } = clientFor(await createFixtures());

    const { data, error } = await client.query(PARTLY_WRONG, {});
    const refused = await client.mutation(REFUSED, {});

    expect(data).toMatchObject({ budgets: { totalCount: 4 }, alerts: null });
    expect(error?.networkError).toBeUndefined();
    expect(error?.graphQLErrors).toMatchObject([{ path: ['alerts'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(refused.error).toBeUndefined();
    expect(refused.data.alertAcknowledge).toMatchObject({ alert: null, userErrors: [{ code: 'NOT_FOUND' }] });
  });

  it('gets the same of an incremental answer as of a whole one', async () => {
    const { client } = clientFor(await createFixtures());
    const partsOf = async (query: typeof STREAMED) => {
      const parts: { data: unknown; hasNext: boolean }[] = [];
      await new Promise<void>((resolve) => {
        client.query(query, {}).subscribe(({ data, error, hasNext }) => {
          parts.push({ data: data ?? error, hasNext });
          if (!hasNext) resolve();
        });
      });
      return parts;
    };
    const { data: whole } = await client.query(WHOLE, {});

    const [streamed, deferred] = [await partsOf(STREAMED), await partsOf(DEFERRED)];

    expect(streamed.at(-1)?.data).toEqual({ budgets: whole.budgets, __typename: whole.__typename });
    expect(deferred.at(-1)?.data).toEqual({ alerts: whole.alerts, __typename: whole.__typename });
    expect([streamed.length, deferred.length].every((count) => count > 1)).toBe(true);
  });

  it('pages through a list', async () => {
    const { client } = clientFor(await createFixtures());
    const titles: string[] = [];

    let page: { hasNextPage: boolean; endCursor?: string } = { hasNextPage: true };
    while (page.hasNextPage) {
      const { data } = await client.query(PAGE, { after: page.endCursor });
      titles.push(...data.alerts.nodes.map(({ title }: { title: string }) => title));
      page = data.alerts.pageInfo;
    }

    expect(titles).toEqual([1, 2, 3, 4, 5].map((n) => `Alert ${n}`));
  });

  it.each(ALERT_SOURCES)('gets each change of an alert of $source once by server-sent events', async ({ open }) => {
    await using graph = await createLiveGraph();
    const results: unknown[] = [];
    const changes = streamingClientFor(graph).subscription<AlertChanges>(ALERT_CHANGES, {});
    const { unsubscribe } = changes.subscribe(({ data, error }) => results.push(data ?? error));

    expect(await recordAlertLife(graph, open, () => results)).toMatchObject(CREATED_AND_RESOLVED);
    unsubscribe();
  });
});
