/** `skein-client` against the real gateway and service. */

import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  AbortedError,
  createClient,
  DeadlineError,
  NetworkError,
  ResponseError,
  SignInError,
  signInTokens,
} from '../../client/index.ts';
import { Acknowledge, OpenAlerts, ProjectSummary } from '../../examples/bff/documents.ts';
import { type ClientFixtures, createFixtures } from '../clients/fixtures.ts';
import { PASSWORD } from '../service/testDomain.ts';
import { startGatewayProcess } from '../start/gatewayProcess.ts';
import { recordFetch } from './recordedFetch.ts';

const makeSignIn = ({ endpoint, domainId, users, workspaces }: ClientFixtures, password = PASSWORD) => ({
  url: endpoint,
  domainId,
  credentials: { user_id: users.owner, password },
  scope: 'WORKSPACE' as const,
  workspaceId: workspaces[0] ?? '',
});

/** A client of the workspace owner, with what it sends. */
const openOwnerClient = async () => {
  const fixtures = await createFixtures();
  const { fetch, sent, refuseTokensSoFar } = recordFetch();
  const tokens = signInTokens({ ...makeSignIn(fixtures), fetch });
  return { fixtures, client: createClient({ url: fixtures.endpoint, tokens, fetch }), sent, refuseTokensSoFar };
};

describe('a client', () => {
  it('signs in before the first request, once for concurrent requests', async () => {
    const { fixtures, client, sent } = await openOwnerClient();
    const [id = ''] = fixtures.projects;

    const [summary, open] = await Promise.all([
      client.query(ProjectSummary, { id }),
      client.query(OpenAlerts, { project: id }),
    ]);

    const alerts = open.project?.alerts?.nodes ?? [];
    expect(alerts.length).toBeGreaterThan(0);
    expect(summary.project).toMatchObject({ id, alertCounts: { total: alerts.length } });
    expect(sent.map(({ name }) => name).slice(0, 2)).toEqual(['SignIn', 'GrantToken']);
    expect(
      sent
        .map(({ name }) => name)
        .slice(2)
        .sort(),
    ).toEqual(['OpenAlerts', 'ProjectSummary']);
  });

  it('renews a refused token once for concurrent requests, and repeats them', async () => {
    const { fixtures, client, sent, refuseTokensSoFar } = await openOwnerClient();
    const [id = '', other = ''] = fixtures.projects;
    await client.query(ProjectSummary, { id });
    refuseTokensSoFar();
    sent.length = 0;

    const answers = await Promise.all([
      client.query(ProjectSummary, { id }),
      client.query(ProjectSummary, { id: other }),
    ]);

    expect(answers).toMatchObject([{ project: { id } }, { project: { id: other } }]);
    expect(sent.filter(({ name }) => name !== 'ProjectSummary').map(({ name }) => name)).toEqual(['GrantToken']);
  });

  it('repeats a mutation of one field after a renewal, and it takes effect once', async () => {
    const { fixtures, client, sent, refuseTokensSoFar } = await openOwnerClient();
    const [id = ''] = fixtures.alertIds;
    await client.query(ProjectSummary, { id: fixtures.projects[0] ?? '' });
    refuseTokensSoFar();

    const { alertAcknowledge } = await client.mutate(Acknowledge, { id });

    expect(alertAcknowledge).toMatchObject({ alert: { state: 'ACKNOWLEDGED' }, userErrors: [] });
    expect(sent.map(({ name }) => name)).toEqual([
      'SignIn',
      'GrantToken',
      'ProjectSummary',
      'Acknowledge',
      'GrantToken',
      'Acknowledge',
    ]);
  });

  it('repeats a mutation of several fields after a renewal if none was carried out', async () => {
    const { fixtures, client, sent, refuseTokensSoFar } = await openOwnerClient();
    const [first = '', second = ''] = fixtures.alertIds;
    const BOTH = `mutation Both { first: alertAcknowledge(input: { id: "${first}" }) { alert { state } }
      second: alertAcknowledge(input: { id: "${second}" }) { alert { state } } }`;
    await client.query(ProjectSummary, { id: fixtures.projects[0] ?? '' });
    refuseTokensSoFar();

    const acknowledged = { alert: { state: 'ACKNOWLEDGED' } };
    expect(await client.mutate(BOTH, {})).toEqual({ first: acknowledged, second: acknowledged });
    expect(sent.slice(3).map(({ name }) => name)).toEqual(['Both', 'GrantToken', 'Both']);
  });

  it('throws the code of the service when the sign-in is refused, and does not try again', async () => {
    const fixtures = await createFixtures();
    const { fetch, sent } = recordFetch();
    const tokens = signInTokens({ ...makeSignIn(fixtures, 'guessed'), fetch });
    const client = createClient({ url: fixtures.endpoint, tokens, fetch });

    const failure = await client.query(ProjectSummary, { id: 'project-1' }).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(SignInError);
    expect(failure).toMatchObject({ code: 'ERROR_AUTHENTICATION_FAILURE', retryable: false });
    expect(String(failure)).toContain('the password is wrong');
    expect(String(failure)).not.toContain('guessed');
    expect(sent.map(({ name }) => name)).toEqual(['SignIn']);
  });
});

describe('an error', () => {
  it('names code and operation, and holds the data that was read', async () => {
    const { endpoint } = await createFixtures();

    const failure = await createClient({ url: endpoint })
      .query(ProjectSummary, { id: 'p' })
      .catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(ResponseError);
    expect(failure).toMatchObject({ code: 'UNAUTHENTICATED', operation: 'ProjectSummary', retryable: false });
    expect((failure as ResponseError).data).toEqual({ project: null });
  });

  it('of some fields leaves the others to `partial`', async () => {
    const { fixtures, client } = await openOwnerClient();
    const wrong = { project: fixtures.projects[0] ?? '', after: 'no cursor' };

    const { data, failures } = await client.partial(OpenAlerts, wrong);

    expect(data.project).toEqual({ alerts: null });
    expect(failures).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ path: ['project', 'alerts'] }] });
    await expect(client.query(OpenAlerts, wrong)).rejects.toBeInstanceOf(ResponseError);
  });
});

describe('a request that fails in a way that may pass', () => {
  const CLOSED = 'http://127.0.0.1:9/graphql';

  it('is repeated if it is a query', async () => {
    const { adminToken, endpoint, projects } = await createFixtures();
    const { fetch, sent, failNext } = recordFetch();
    const headers = { authorization: `Bearer ${adminToken}` };
    const client = createClient({ url: endpoint, headers, fetch, retryDelayMs: 1 });
    failNext(2, CLOSED);

    const { project } = await client.query(ProjectSummary, { id: projects[0] ?? '' });

    expect(project).toMatchObject({ id: projects[0] });
    expect(sent).toHaveLength(3);
  });

  it('is given up after the last repetition', async () => {
    const { fetch, sent } = recordFetch();
    const client = createClient({ url: CLOSED, fetch, retries: 1, retryDelayMs: 1 });

    const failure = await client.query(ProjectSummary, { id: 'p' }).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(NetworkError);
    expect(failure).toMatchObject({ code: 'NETWORK_ERROR', operation: 'ProjectSummary', retryable: true });
    expect(sent).toHaveLength(2);
  });

  it('is repeated if an area in its own process did not answer', async () => {
    await using gateway = await startGatewayProcess({ SUBGRAPH_URLS: `identity=${CLOSED}` });
    const { fetch, sent } = recordFetch();
    const headers = { authorization: 'Bearer any' };
    const client = createClient({ url: `${gateway.url}/graphql`, headers, fetch, retryDelayMs: 1 });

    const failure = await client.query('{ roles { nodes { id } } }', {}).catch((error: unknown) => error);

    expect(failure).toMatchObject({ code: 'SUBREQUEST_HTTP_ERROR', retryable: true });
    expect(sent).toHaveLength(3);
  });

  it('is sent once if it is a mutation', async () => {
    const { fetch, sent } = recordFetch();
    const client = createClient({ url: CLOSED, fetch, retryDelayMs: 1 });

    await expect(client.mutate(Acknowledge, { id: 'a' })).rejects.toMatchObject({ code: 'NETWORK_ERROR' });

    expect(sent).toHaveLength(1);
  });
});

describe('a gateway that does not answer', () => {
  /** A server that accepts connections and sends nothing. */
  const silentServer = async () => {
    const server = createServer();
    const connected = once(server, 'connection');
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/graphql`;
    return { url, connected, [Symbol.dispose]: () => void server.close() };
  };

  it('ends the request at its deadline, and its connection with it', async () => {
    using server = await silentServer();
    const request = createClient({ url: server.url, timeoutMs: 100 }).query(ProjectSummary, { id: 'p' });
    const [socket] = await server.connected;
    const closed = once(socket.resume(), 'close');

    await expect(request).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED', operation: 'ProjectSummary' });
    await expect(request).rejects.toBeInstanceOf(DeadlineError);
    await closed;
  });

  it('ends the request when the caller stops it', async () => {
    using server = await silentServer();
    const stop = new AbortController();
    const request = createClient({ url: server.url }).query(ProjectSummary, { id: 'p' }, { signal: stop.signal });
    await server.connected;
    stop.abort();

    await expect(request).rejects.toBeInstanceOf(AbortedError);
    await expect(request).rejects.toMatchObject({ code: 'ABORTED', retryable: false });
  });
});

describe('pages', () => {
  it('are fetched one after another, as their nodes are read', async () => {
    const { fixtures, client, sent } = await openOwnerClient();
    const [project = ''] = fixtures.projects;
    await fixtures.raise(...Array.from({ length: 200 }, (_, number) => `More ${number}`));
    const pages = client.pages(OpenAlerts, { project }, ({ project }) => project?.alerts);
    const titles: string[] = [];

    for await (const { title } of pages) {
      if (titles.push(title) === 200) expect(sent.filter(({ name }) => name === 'OpenAlerts')).toHaveLength(1);
    }

    expect(titles.length).toBeGreaterThan(200);
    expect(new Set(titles).size).toBe(titles.length);
    expect(sent.filter(({ name }) => name === 'OpenAlerts')).toHaveLength(2);
  });
});

describe('documents', () => {
  it('are sent by hash, with the text only when the gateway does not know it', async () => {
    const { adminToken, endpoint, projects } = await createFixtures();
    const { fetch, sent } = recordFetch();
    const headers = { authorization: `Bearer ${adminToken}` };
    const client = createClient({ url: endpoint, headers, fetch, documents: 'automatic' });

    for (const id of projects) await client.query(ProjectSummary, { id });

    const hashes = sent.map(({ body }) => body.extensions?.persistedQuery.sha256Hash);
    expect(new Set(hashes).size).toBe(1);
    expect(sent.at(-1)?.body.query).toBeUndefined();
    expect(sent.filter(({ body }) => body.query !== undefined)).toHaveLength(1);
  });
});
