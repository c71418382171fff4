import { beforeEach, describe, expect, it } from 'vitest';
import { agent } from '../../../contract/identity/agent.ts';
import { app } from '../../../contract/identity/app.ts';
import { legacyEndpoint } from '../../../contract/identity/endpointV1.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import { anAgent, createClientWithSecret, DAY_MS, msBetween, withClockAhead } from './machineCredentials.ts';

let domain: TestDomain;
beforeEach(async () => {
  domain = await createTestDomain();
});

const putAccount = async (service_account_id: string, members: Record<string, unknown> = {}) => {
  const { domainId: domain_id, workspaces, projects } = domain;
  const place = { domain_id, workspace_id: workspaces[0], project_id: projects[0] };
  await domain.put('service_accounts', [{ service_account_id, provider: 'kubernetes', ...place, ...members }]);
};

/** Status of a call that requires a token and no permission. */
const callStatus = async (client_secret: string) =>
  (await createClientWithSecret(domain, client_secret).post(legacyEndpoint.list.path, { domain_id: domain.domainId }))
    .status;

describe('creating an agent', () => {
  it('3.4.3 creates a managed app with the workspace and project of the account, and returns its members', async () => {
    await putAccount('sa-1', { name: 'Cluster One' });

    const created = await domain.owner.call(agent.create, {
      service_account_id: 'sa-1',
      options: { cluster_name: 'one' },
    });

    expect(created).toEqual({
      agent_id: expect.stringMatching(/^agent-[0-9a-f]{12}$/),
      options: { cluster_name: 'one' },
      client_secret: expect.stringMatching(/^\S{40,}$/),
      state: 'ENABLED',
      is_managed: true,
      role_type: 'WORKSPACE_OWNER',
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      project_id: domain.projects[0],
      service_account_id: 'sa-1',
      app_id: expect.stringMatching(/^app-[0-9a-f]{12}$/),
      role_id: 'managed-workspace-owner',
      client_id: expect.stringMatching(/^client-[0-9a-f]{12}$/),
      created_at: aTime,
      expired_at: aTime,
      last_accessed_at: '',
    });
    expect(msBetween(created.created_at, created.expired_at)).toBe(365 * DAY_MS);
    expect(await domain.owner.call(app.get, { app_id: created.app_id })).toMatchObject({
      ...{ name: 'Cluster One App', resource_group: 'WORKSPACE', workspace_id: domain.workspaces[0] },
      ...{ state: 'ENABLED', is_managed: true, client_id: created.client_id, expired_at: created.expired_at },
    });
  });

  it('3.4.1 accepts accounts of container clusters only', async () => {
    await putAccount('sa-aws', { provider: 'aws' });
    const request = { service_account_id: 'sa-aws', options: {} };
    expect(await domain.owner.refused(agent.create, request)).toBe('ERROR_INVALID_PARAMETER');
    expect(await domain.owner.refused(agent.create, { ...request, service_account_id: 'sa-none' })).toBe(
      'ERROR_NOT_FOUND',
    );
  });

  it('3.4.1, 0.1.3 accepts any account while the directory has none', async () => {
    const created = await domain.owner.call(agent.create, { service_account_id: 'sa-any', options: {} });
    expect(created).toMatchObject({ workspace_id: domain.workspaces[0], project_id: '' });
  });

  it('3.4.2 allows one agent per account, also for two concurrent requests', async () => {
    await putAccount('sa-1');
    const request = { service_account_id: 'sa-1', options: {} };
    const answers = await Promise.all([
      domain.owner.post(agent.create.path, request),
      domain.owner.post(agent.create.path, request),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await domain.admin.refused(agent.create, request)).toBe('ERROR_EXIST_RESOURCE');
    expect((await domain.owner.call(app.list, {})).total_count).toBe(1);

    const other = await createTestDomain();
    await other.admin.call(agent.create, request);
  });

  it('3.4.4 converts the texts of two flags to booleans, and keeps other options', async () => {
    await putAccount('sa-1');
    const options = {
      cluster_name: 'true',
      kube_state_metrics: 'true',
      prometheus_node_exporter: 'false',
      more: 'false',
    };
    const created = await domain.owner.call(agent.create, { service_account_id: 'sa-1', options });
    expect(created.options).toEqual({ ...options, kube_state_metrics: true, prometheus_node_exporter: false });
  });

  it('4.5.4 requires an account in the workspace, and for members one of own projects', async () => {
    const { workspaces, projects } = domain;
    await putAccount('sa-elsewhere', { workspace_id: workspaces[1], project_id: projects[3] });
    await putAccount('sa-vault', { project_id: projects[2] });
    await putAccount('sa-billing', { project_id: projects[1] });
    const create = (who: 'owner' | 'member', service_account_id: string) =>
      domain[who].post(agent.create.path, { service_account_id, options: {} }).then(({ status }) => status);

    expect(await create('owner', 'sa-elsewhere')).toBe(404);
    expect(await create('member', 'sa-vault')).toBe(404);
    expect(await create('owner', 'sa-vault')).toBe(200);
    expect(await create('member', 'sa-billing')).toBe(200);
  });
});

describe('operations on an agent', () => {
  it('3.4.5 only create and regenerate return the secret; regenerate invalidates the old one immediately', async () => {
    const created = await anAgent(domain);
    const { service_account_id } = created;
    expect((await domain.owner.call(agent.get, { service_account_id })).client_secret).toBe('');
    expect((await domain.owner.call(agent.list, {})).results.map((row) => row.client_secret)).toEqual(['']);

    const renewed = await domain.owner.call(agent.regenerate, { service_account_id });

    expect(renewed.client_id).not.toBe(created.client_id);
    expect(renewed.agent_id).toBe(created.agent_id);
    expect(renewed.expired_at > created.expired_at).toBe(true);
    expect([await callStatus(created.client_secret), await callStatus(renewed.client_secret)]).toEqual([401, 200]);
  });

  it('3.4.6 enable and disable set the state of the app', async () => {
    const { service_account_id, app_id, client_secret } = await anAgent(domain);
    const seen = [];
    for (const operation of [agent.disable, agent.disable, agent.enable]) {
      seen.push((await domain.owner.call(operation, { service_account_id })).state);
      seen.push((await domain.owner.call(app.get, { app_id })).state, await callStatus(client_secret));
    }
    expect(seen).toEqual(['DISABLED', 'DISABLED', 401, 'DISABLED', 'DISABLED', 401, 'ENABLED', 'ENABLED', 200]);
  });

  it('3.4.6 delete removes agent and app', async () => {
    const { service_account_id, app_id, client_secret } = await anAgent(domain);
    expect(await domain.owner.call(agent.delete, { service_account_id })).toEqual({});
    expect(await domain.owner.refused(agent.get, { service_account_id })).toBe('ERROR_NOT_FOUND');
    expect(await domain.owner.refused(app.get, { app_id })).toBe('ERROR_NOT_FOUND');
    expect(await callStatus(client_secret)).toBe(401);
    await domain.owner.call(agent.create, { service_account_id, options: {} });
  });

  it('3.4.8, 6 filters use the current state, EXPIRED after the expiry', async () => {
    const { service_account_id, agent_id } = await anAgent(domain);
    const { internal, domainId: domain_id } = domain;
    const count = async (body: object) =>
      (await internal.post(agent.list.path, { domain_id, ...body })).body.total_count;

    expect([await count({ state: 'ENABLED' }), await count({ state: 'EXPIRED' })]).toEqual([1, 0]);
    await withClockAhead(366 * DAY_MS, async () => {
      expect([await count({ state: 'ENABLED' }), await count({ state: 'EXPIRED' })]).toEqual([0, 1]);
      const request = { service_account_id, domain_id };
      expect(await internal.refused(agent.enable, request)).toBe('ERROR_INVALID_PARAMETER');
      const { body } = await internal.post(agent.regenerate.path, request);
      expect(body).toMatchObject({ agent_id, state: 'ENABLED' });
      expect(await callStatus(String(body.client_secret))).toBe(200);
    });
  });

  it('3.4.3, 2.1 conditions, sort and projection can use members of the app', async () => {
    const { agent_id, client_id } = await anAgent(domain);
    await anAgent(domain);
    const { results, total_count } = await domain.owner.call(agent.list, {
      query: {
        filter: [
          { k: 'client_id', v: client_id, o: 'eq' },
          { k: 'is_managed', v: true, o: 'eq' },
          { k: 'expired_at', v: 'now + 364d', o: 'timediff_gt' },
          { k: 'last_accessed_at', v: null, o: 'eq' },
        ],
        sort: [{ key: 'expired_at', desc: true }],
        only: ['agent_id', 'state'],
      },
    });
    expect({ results, total_count }).toEqual({ results: [{ agent_id, state: 'ENABLED' }], total_count: 1 });
  });

  it('4.5.4 a member sees agents of own projects only', async () => {
    const seen = await anAgent(domain);
    await putAccount('sa-vault', { project_id: domain.projects[2] });
    await domain.owner.call(agent.create, { service_account_id: 'sa-vault', options: {} });

    expect((await domain.member.call(agent.list, {})).results.map(({ agent_id }) => agent_id)).toEqual([seen.agent_id]);
    for (const operation of [agent.get, agent.disable, agent.regenerate, agent.delete]) {
      expect(await domain.member.refused(operation, { service_account_id: 'sa-vault' })).toBe('ERROR_NOT_FOUND');
    }
  });
});
