/** Subscriptions whose changes come from the log of our own service. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { toChangesOperation } from '../../contract/changes.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { hashPassword } from '../../service/crypto/password.ts';
import { fetchAccessToken } from '../graph/testGraph.ts';
import { anAlert, aWebhook, postToWebhook } from '../service/monitoring/fixtures.ts';
import { PASSWORD, setClockOffset, sharedService } from '../service/testDomain.ts';
import { startReadRefusingProxy, UNKNOWN_PATH_ANSWERS } from '../upstream/readRefusingProxy.ts';
import { createLiveGraph, type LiveGraph, RARE_POLLS, startLiveGateway } from './liveGraph.ts';
import { ALERT_SUBSCRIPTION, readChanges, readKinds, readUntilTitle, startListeningGraph } from './loggedChanges.ts';
import { openEventReader } from './serverSentEvents.ts';

const OPEN = { filter: { state: { in: ['TRIGGERED', 'ACKNOWLEDGED'] } } };

const CHANGES = toChangesOperation(alert.list).path;

/** An answer of a service that fails: the graph does not repeat the read at once, and another poll may succeed. */
const FAILED = { status: 500, body: JSON.stringify({ detail: { code: 'ERROR_UNKNOWN', message: 'no' } }) };

/** A gateway over a proxy, through which no wake-ups come. */
const behindProxy = async () => {
  const proxy = await startReadRefusingProxy((await sharedService()).url);
  const { facade } = await startLiveGateway({}, proxy.url);
  const close = async () => {
    await facade.close();
    await proxy.close();
  };
  return { gatewayUrl: facade.url, answers: proxy.answers, [Symbol.asyncDispose]: close };
};

/** A gateway over a service whose store has no log, such as a cluster. */
const withoutLog = async () => {
  const proxied = await behindProxy();
  proxied.answers.set(CHANGES, UNKNOWN_PATH_ANSWERS[0]);
  return proxied;
};

/** The id of an event of the log, with which a gateway without wake-ups reads the log as well. */
const firstEventId = async (graph: LiveGraph): Promise<string> => {
  using events = await openEventReader(graph.gatewayUrl, ALERT_SUBSCRIPTION, { token: graph.tokens.member });
  await anAlert(graph, { title: 'First' });
  return (await readUntilTitle(events, 'First')).at(-1)?.eventId ?? '';
};

describe('a subscription to a list whose changes are logged', () => {
  it('is opened by one POST for each caller, however long the list is', async () => {
    await using graph = await startListeningGraph(RARE_POLLS);
    const { gatewayUrl, tokens } = graph;
    {
      using ofAdmin = await openEventReader(gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.admin });
      for (let at = 0; at < 29; at++) await anAlert(graph);
      await anAlert(graph, { title: 'Last' });
      // Then no wake-up is in progress any more.
      await readUntilTitle(ofAdmin, 'Last');
    }
    graph.posts();

    using one = await openEventReader(gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner });
    using other = await openEventReader(gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner });

    expect([one.status, other.status, ...graph.posts()]).toEqual([200, 200, 'monitoring.alert.changes']);
  });

  it('counts how late each change is reported, by the clock of the service', async () => {
    onTestFinished(() => setClockOffset(0));
    setClockOffset(-60_000);
    await using graph = await startListeningGraph(RARE_POLLS);
    const { gatewayUrl, tokens } = graph;
    using one = await openEventReader(gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner });
    using other = await openEventReader(gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner });

    await anAlert(graph, { title: 'Late' });
    await Promise.all([readUntilTitle(one, 'Late'), readUntilTitle(other, 'Late')]);

    const metrics = async () => (await fetch(`${gatewayUrl}/metrics`)).text();
    await expect.poll(metrics, { timeout: 30_000 }).toMatch(/^watch_delay_seconds_count 1$/m);
    expect(await metrics()).toMatch(/^watch_delay_seconds_bucket\{le="30"\} 1$/m);
  });

  it('reads a change once for all callers who see the same records', async () => {
    await using graph = await startListeningGraph(RARE_POLLS);
    const { gatewayUrl, tokens, domainId: domain_id, put, projects, admin } = graph;
    const second = 'second@test';
    const password_hash = await hashPassword(PASSWORD, { memory: 8, passes: 1 });
    await put('users', [{ user_id: second, domain_id, password_hash, role_type: 'DOMAIN_ADMIN' }]);
    const tokenOfSecond = await fetchAccessToken(gatewayUrl, domain_id, second);
    using ofAdmin = await openEventReader(gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.admin });
    using ofSecond = await openEventReader(gatewayUrl, ALERT_SUBSCRIPTION, { token: tokenOfSecond });
    using ofOwner = await openEventReader(gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner });
    graph.posts();

    await admin.call(alert.create, { title: 'Elsewhere', project_id: projects[3] });
    expect([await readKinds(ofAdmin, 1), await readKinds(ofSecond, 1)]).toEqual([['CREATED'], ['CREATED']]);
    const sent: string[] = graph.posts();
    await anAlert(graph, { title: 'Here' });

    expect((await readChanges(ofOwner, 1))[0]?.title).toBe('Here');
    // One for both administrators, and one for the owner, who sees other records.
    expect(sent.filter((operation) => operation === 'monitoring.alert.changes').length).toBeLessThanOrEqual(2);
  });

  it('answers a change once for equal subscriptions of one caller, and for each caller by itself', async () => {
    await using graph = await startListeningGraph(RARE_POLLS);
    const { gatewayUrl, tokens } = graph;
    const query = 'subscription { alertChanges { alert { title project { name } } } }';
    const owners = [tokens.owner, tokens.owner, tokens.owner];
    const readers = await Promise.all(owners.map((token) => openEventReader(gatewayUrl, query, { token })));
    using ofAdmin = await openEventReader(gatewayUrl, query, { token: tokens.admin });
    graph.posts();

    await anAlert(graph, { title: 'New' });
    const received = await Promise.all([...readers, ofAdmin].map(async (events) => (await events.next())[0]?.data));
    for (const events of readers) events.close();

    expect(received).toEqual(Array(4).fill({ alertChanges: { alert: { title: 'New', project: { name: 'Shop' } } } }));
    expect(graph.posts().filter((operation) => operation.startsWith('identity.project'))).toHaveLength(2);
  });

  it('reports records that leave it or are deleted, to those who had them', async () => {
    await using graph = await startListeningGraph(RARE_POLLS);
    const { gatewayUrl, tokens, owner, admin, projects } = graph;
    const [leaves, goes] = [await anAlert(graph), await anAlert(graph)];
    const resolved = await anAlert(graph);
    await owner.call(alert.update, { alert_id: resolved.alert_id, state: 'RESOLVED' });
    const hidden = await admin.call(alert.create, { title: 'Hidden', project_id: projects[3] });
    using events = await openEventReader(gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner, variables: OPEN });

    await admin.call(alert.delete, { alert_id: hidden.alert_id });
    await owner.call(alert.update, { alert_id: resolved.alert_id, title: 'Still resolved' });
    await owner.call(alert.delete, { alert_id: resolved.alert_id });
    await owner.call(alert.update, { alert_id: leaves.alert_id, state: 'RESOLVED' });
    const left = await readChanges(events, 1);
    await owner.call(alert.delete, { alert_id: goes.alert_id });
    const gone = await readChanges(events, 1);

    expect([...left, ...gone].map(({ kind, id }) => [kind, id])).toEqual([
      ['RESOLVED', leaves.alert_id],
      ['DELETED', goes.alert_id],
    ]);
  });

  it('resumes with the deletions that it missed, at another gateway, by a short id', async () => {
    await using graph = await startListeningGraph(RARE_POLLS);
    await using other = await startListeningGraph(RARE_POLLS);
    const { tokens, owner } = graph;
    const [old, brief] = [await anAlert(graph), await anAlert(graph)];
    const first = await openEventReader(graph.gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner });
    await anAlert(graph, { title: 'Seen' });
    const [seen] = await readChanges(first, 1);
    first.close();
    await owner.call(alert.delete, { alert_id: old.alert_id });
    await owner.call(alert.update, { alert_id: brief.alert_id, title: 'Renamed' });

    const headers = { 'last-event-id': seen?.eventId ?? '' };
    using again = await openEventReader(other.gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner, headers });
    const missed = await readChanges(again, 2);
    await anAlert(graph, { title: 'Next' });
    const next = await readChanges(again, 1);

    expect(missed.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(
      [`DELETED ${old.alert_id}`, `UPDATED ${brief.alert_id}`].sort(),
    );
    expect(next[0]).toMatchObject({ kind: 'CREATED', title: 'Next' });
    expect(Math.max(...[seen, ...missed, ...next].map((event) => event?.eventId.length ?? 0))).toBeLessThan(128);
  });

  it('resumes exactly amid many changes, also of what changed again meanwhile', async () => {
    await using graph = await startListeningGraph(RARE_POLLS);
    await using other = await startListeningGraph(RARE_POLLS);
    const { tokens, owner } = graph;
    const webhook = await aWebhook(graph);
    using first = await openEventReader(graph.gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner });
    const events = Array.from({ length: 100 }, (_, at) => ({ event_key: `${at}`, title: `Alert ${at}` }));
    expect((await postToWebhook(graph, webhook, events)).status).toBe(200);
    const seen = await readChanges(first, 100);
    const [early, late] = [seen[10], seen[90]];
    await owner.call(alert.update, { alert_id: early?.id, title: 'Early' });
    await owner.call(alert.delete, { alert_id: late?.id });

    const headers = { 'last-event-id': seen[49]?.eventId ?? '' };
    using again = await openEventReader(other.gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner, headers });
    const rest = await readChanges(again, 50);
    await anAlert(graph, { title: 'Next' });
    const next = await readChanges(again, 1);

    const wanted = [...seen.slice(50).filter(({ id }) => id !== late?.id), early];
    expect(new Set(rest.map(({ id }) => id))).toEqual(new Set(wanted.map((event) => event?.id)));
    expect(rest.find(({ id }) => id === early?.id)).toMatchObject({ kind: 'UPDATED', title: 'Early' });
    expect(next[0]?.title).toBe('Next');
  });

  it.each([
    { from: 'polls', to: 'the log', open: [() => createLiveGraph({}), startListeningGraph] as const },
    {
      from: 'the log',
      to: 'the log without wake-ups',
      open: [startListeningGraph, () => createLiveGraph({})] as const,
    },
    { from: 'the log', to: 'polls of a store without a log', open: [startListeningGraph, withoutLog] as const },
  ])('goes on from $from to $to', async ({ open: [openGraph, openOther] }) => {
    await using graph = await openGraph();
    await using other = await openOther();
    const { tokens } = graph;
    const first = await openEventReader(graph.gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner });
    await anAlert(graph, { title: 'Seen' });
    const [seen] = await readChanges(first, 1);
    first.close();
    await anAlert(graph, { title: 'Missed' });

    const headers = { 'last-event-id': seen?.eventId ?? '' };
    using again = await openEventReader(other.gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner, headers });
    await readUntilTitle(again, 'Missed');
  });

  it('follows the rights of its caller', async () => {
    await using graph = await startListeningGraph();
    const { gatewayUrl, tokens, projects, workspaces, domainId: domain_id, users, put, admin } = graph;
    const vault = { project_id: projects[2], domain_id, workspace_id: workspaces[0], project_type: 'PRIVATE' };
    using events = await openEventReader(gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.member });
    using ofOwner = await openEventReader(gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner });
    await admin.call(alert.create, { title: 'Secret', project_id: projects[2] });
    expect((await readChanges(ofOwner, 1))[0]?.title).toBe('Secret');

    await put('projects', [{ ...vault, users: [users.member] }]);
    const createOne = async () => {
      await admin.call(alert.create, { title: 'Shared', project_id: projects[2] });
    };
    const shared = readChanges(events, 1);
    const isShared = async () => {
      await createOne();
      return Promise.race([shared.then(() => true), new Promise((done) => setTimeout(done, 200, false))]);
    };
    await expect.poll(isShared, { timeout: 30_000 }).toBe(true);

    expect((await shared)[0]).toMatchObject({ kind: 'CREATED', title: 'Shared' });
    await put('users', [{ user_id: users.member, domain_id, state: 'DISABLED' }]);
    const rest = await events.rest();
    expect(rest.at(-1)?.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('goes on where the service fails while the rights of its caller change', async () => {
    await using graph = await startListeningGraph();
    const { tokens, projects, workspaces, domainId: domain_id, users, put, admin } = graph;
    const eventId = await firstEventId(graph);
    await using proxied = await behindProxy();
    const headers = { 'last-event-id': eventId };
    using events = await openEventReader(proxied.gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.member, headers });
    await anAlert(graph, { title: 'Before' });
    await readUntilTitle(events, 'Before');

    await put('projects', [
      {
        ...{ project_id: projects[2], domain_id, workspace_id: workspaces[0] },
        ...{ project_type: 'PRIVATE', users: [users.member] },
      },
    ]);
    let posts = 0;
    // The first POST shows that the caller sees other records, and those after it are of the caller that joins others.
    proxied.answers.set(CHANGES, () => {
      posts++;
      return posts === 1 || posts > 3 ? undefined : FAILED;
    });
    await expect.poll(() => posts, { timeout: 30_000 }).toBeGreaterThan(3);
    await admin.call(alert.create, { title: 'Shared', project_id: projects[2] });

    expect((await readChanges(events, 1))[0]).toMatchObject({ kind: 'CREATED', title: 'Shared' });
  });
});
