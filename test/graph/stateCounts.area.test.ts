/** Lists counted by the state of their records, compared with single records. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKey } from '../../contract/identity/apiKey.ts';
import { app } from '../../contract/identity/app.ts';
import { role } from '../../contract/identity/role.ts';
import { createTestDomain, type TestDomain } from '../service/testDomain.ts';
import { type CountedGraph, startCountedGraph } from './manyProjectsDomain.ts';
import { pathsOf } from './recordingProxy.ts';

const EXPIRED_AT = new Date(Date.now() + 30 * 86_400_000).toISOString();

let domain: TestDomain;
let graph: CountedGraph;
beforeAll(async () => {
  domain = await createTestDomain();
  await createApps();
  await createKeys();
  await putJobs();
  graph = await startCountedGraph(domain);
}, 120_000);
afterAll(() => graph?.close());

/** Five apps of two workspaces, two of them disabled. */
const createApps = async () => {
  const { admin, workspaces } = domain;
  const { role_id } = await admin.call(role.create, {
    name: 'Robot',
    role_type: 'WORKSPACE_OWNER',
    permissions: ['*'],
  });
  for (let at = 0; at < 5; at++) {
    const workspace_id = workspaces[at === 4 ? 1 : 0];
    const place = { resource_group: 'WORKSPACE', workspace_id, project_id: '', project_group_id: '' } as const;
    const { app_id } = await admin.call(app.create, {
      name: `App ${at}`,
      role_id,
      expired_at: EXPIRED_AT,
      ...place,
    });
    if (at % 2 === 1) await admin.call(app.disable, { app_id });
  }
};

/** Two keys of the admin, one of them disabled. */
const createKeys = async () => {
  for (const name of ['One', 'Two']) {
    const { api_key_id } = await domain.admin.call(apiKey.create, { name, expired_at: EXPIRED_AT });
    if (name === 'Two') await domain.admin.call(apiKey.disable, { api_key_id });
  }
};

/** Runs of both areas, in several statuses. */
const putJobs = async () => {
  const { domainId: domain_id, workspaces, put } = domain;
  const run = (status: string, at: number) => ({
    ...{ domain_id, workspace_id: workspaces[at % 2], job_id: `job-${domain_id.slice(-6)}-${at}`, status },
    ...{ plugin_id: 'plugin-1', created_at: new Date().toISOString() },
  });
  await put('identity_jobs', ['SUCCESS', 'SUCCESS', 'FAILURE', 'SUCCESS'].map(run));
};

const APP_STAT = '/identity/v2/app/stat';

describe('a connection counted by states', () => {
  it('needs one POST alone, with the conditions of the list', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ apps(filter: { name: { not: "App 0" } }) { __typename byState { state count } } }',
    );

    expect(errors).toBeUndefined();
    expect(data.apps.byState).toEqual([
      { state: 'ENABLED', count: 2 },
      { state: 'DISABLED', count: 2 },
      { state: 'EXPIRED', count: 0 },
    ]);
    expect(pathsOf(posts)).toEqual([APP_STAT]);
  });

  it('counts all pages, and takes one POST for all parents', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ workspaces(orderBy: { field: ID }) { nodes { id apps(first: 1) { totalCount nodes { id } byState { state count } } } } }',
    );

    expect(errors).toBeUndefined();
    const [first, second] = domain.workspaces.map((id) =>
      data.workspaces.nodes.find((one: { id: string }) => one.id === id),
    );
    const counts = ({ apps }: typeof first) => apps.byState.map(({ count }: { count: number }) => count);
    expect([counts(first), first.apps.totalCount]).toEqual([[2, 2, 0], 4]);
    expect([counts(second), second.apps.totalCount]).toEqual([[1, 0, 0], 1]);
    expect(posts.filter(({ path }) => path === APP_STAT)).toHaveLength(1);
  });

  it('counts API keys of users', async () => {
    const { data, errors } = await graph.ask(
      `{ apiKeys { byState { state count } } user(id: "${domain.users.admin}") { apiKeys { byState { count } } } }`,
    );

    expect(errors).toBeUndefined();
    expect(data.apiKeys.byState).toEqual([
      { state: 'ENABLED', count: 1 },
      { state: 'DISABLED', count: 1 },
      { state: 'EXPIRED', count: 0 },
    ]);
    expect(data.user.apiKeys.byState).toEqual([{ count: 1 }, { count: 1 }, { count: 0 }]);
  });

  it('counts runs by status, in the order of the contract', async () => {
    const { data, errors } = await graph.ask(
      '{ identityJobs { totalCount byStatus { status count } } inventoryJobs { totalCount byStatus { status count } } }',
    );

    expect(errors).toBeUndefined();
    const countsOf = (list: { byStatus: readonly { status: string; count: number }[] }) =>
      Object.fromEntries(list.byStatus.map(({ status, count }) => [status, count]));
    expect(countsOf(data.identityJobs)).toMatchObject({ SUCCESS: 3, FAILURE: 1, PENDING: 0 });
    expect(data.identityJobs.totalCount).toBe(4);
    expect(Object.values(countsOf(data.inventoryJobs))).toEqual([0, 0, 0, 0]);
  });
});
