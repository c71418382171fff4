import { beforeAll, describe, expect, it } from 'vitest';
import { metric } from '../../../contract/inventory/metric.ts';
import type { RequestOf } from '../../../contract/resource.ts';
import { sharedService, type TestDomain } from '../testDomain.ts';
import { cloudDomain, countQuery, INSTANCES } from './fixtures.ts';

type MetricMembers = Partial<RequestOf<typeof metric.create>>;

let domain: TestDomain;
beforeAll(async () => {
  await sharedService();
  domain = await cloudDomain();
});

/** The test results of a metric as the admin, domain-wide by default. */
const runMetric = async (members: MetricMembers, client = domain.admin) => {
  const { metric_id, query_options } = await domain.admin.call(metric.create, {
    ...{ name: 'Any', metric_type: 'GAUGE', namespace_id: 'ns-1', resource_group: 'DOMAIN' },
    query_options: countQuery,
    ...members,
  });
  const answer = await client.call(metric.test, { metric_id, query_options });
  expect(answer.more).toBe(false);
  return answer.results as Record<string, unknown>[];
};

const total = (rows: Record<string, unknown>[]) => rows.reduce((sum, { value }) => sum + Number(value), 0);

describe('the records that a metric analyses', () => {
  it('3.9.5 are all existing cloud services, by service account, project and workspace', async () => {
    const { workspaces, projects } = domain;
    expect(await runMetric({ resource_type: 'inventory.CloudService' })).toEqual([
      { service_account_id: 'sa-1', project_id: projects[0], workspace_id: workspaces[0], value: 4 },
      { service_account_id: 'sa-1', project_id: projects[3], workspace_id: workspaces[1], value: 1 },
    ]);
  });

  it('3.9.5 can be cloud services of one provider, group and type', async () => {
    expect(total(await runMetric({ resource_type: INSTANCES }))).toBe(3);
    expect(total(await runMetric({ resource_type: 'inventory.CloudService:aws.S3.Bucket' }))).toBe(1);
    expect(await runMetric({ resource_type: 'inventory.CloudService:azure.EC2.Instance' })).toEqual([]);
  });

  it('3.9.5 can be service accounts, workspaces and users, by their members', async () => {
    const { workspaces, projects } = domain;
    expect(await runMetric({ resource_type: 'identity.ServiceAccount' })).toEqual([
      { service_account_id: 'sa-1', project_id: projects[0], workspace_id: workspaces[0], value: 1 },
      { service_account_id: 'sa-2', project_id: null, workspace_id: workspaces[1], value: 1 },
    ]);
    expect(await runMetric({ resource_type: 'identity.Workspace' })).toEqual(
      workspaces.map((workspace_id) => ({ workspace_id, value: 1 })),
    );
    expect(await runMetric({ resource_type: 'identity.User' })).toEqual([{ value: 4 }]);
  });

  it('3.9.5 have no secret members of a user', async () => {
    const users = (key: string) => {
      const fields = { value: { operator: 'count' }, seen: { operator: 'add_to_set', key } };
      return runMetric({ resource_type: 'identity.User', query_options: { fields } });
    };
    for (const key of ['password', 'password_hash', 'mfa.options.otp_secret']) {
      expect(await users(key)).toEqual([{ value: 4, seen: [null] }]);
    }
    expect((await users('user_id'))[0]?.seen).toContain(domain.users.guest);
  });

  it('3.9.5 are only those of the workspace; users are those bound to it', async () => {
    const resource_group = 'WORKSPACE';
    const [workspace_id] = domain.workspaces;
    expect(total(await runMetric({ resource_type: INSTANCES, resource_group, workspace_id }))).toBe(2);
    expect(await runMetric({ resource_type: 'identity.Workspace', resource_group, workspace_id })).toEqual([
      { workspace_id, value: 1 },
    ]);
    const query_options = { fields: { value: { operator: 'count' }, who: { operator: 'push', key: 'user_id' } } };
    expect(await runMetric({ resource_type: 'identity.User', resource_group, workspace_id, query_options })).toEqual([
      { value: 2, who: [domain.users.owner, domain.users.member] },
    ]);
  });

  it('4.5 are those of the own workspace if an owner runs a domain-wide metric', async () => {
    expect(total(await runMetric({ resource_type: INSTANCES }, domain.owner))).toBe(2);
  });

  it('3.9.5 are for a COUNTER those created on the last full day, also if deleted since', async () => {
    const counter = { metric_type: 'COUNTER' as const, resource_type: INSTANCES };
    expect(total(await runMetric(counter))).toBe(2);
    expect(total(await runMetric({ ...counter, date_field: 'deleted_at' }))).toBe(1);
    expect(await runMetric({ ...counter, date_field: 'data.launched_at' })).toEqual([]);
    expect(await runMetric({ metric_type: 'COUNTER', resource_type: 'identity.Workspace' })).toEqual([]);
  });

  it('3.9.5 keep conditions, further groups, select and order of the query options', async () => {
    const query_options = {
      filter: [{ k: 'data.cores', v: 1, o: 'gt' as const }],
      group_by: ['region_code'],
      fields: { value: { operator: 'sum', key: 'data.cores' } },
      select: { region: 'region_code', value: 'value' },
      sort: [{ key: 'value', desc: true }],
    };
    const where = {
      service_account_id: 'sa-1',
      project_id: domain.projects[0],
      workspace_id: domain.workspaces[0],
    };
    expect(await runMetric({ resource_type: INSTANCES, query_options })).toEqual([
      { ...where, region: 'us-east-1', value: 8 },
      { ...where, region: 'eu-central-1', value: 4 },
    ]);
    const first = { ...query_options, page: { limit: 1 } };
    expect(await runMetric({ resource_type: INSTANCES, query_options: first })).toHaveLength(1);
  });

  it('3.9.7 test accepts other query options, and refuses those that cannot be run', async () => {
    const { metric_id } = await domain.owner.call(metric.create, {
      ...{ name: 'Own', metric_type: 'GAUGE', namespace_id: 'ns-1', resource_group: 'WORKSPACE' },
      ...{ resource_type: INSTANCES, query_options: countQuery },
    });
    const query_options = { fields: { cores: { operator: 'max', key: 'data.cores' } } };

    expect(await domain.owner.call(metric.test, { metric_id, query_options })).toMatchObject({
      results: [{ cores: 8 }],
    });
    const bad = { metric_id, query_options: { fields: { cores: { operator: 'max' } } } };
    expect(await domain.owner.refused(metric.test, bad)).toBe('ERROR_WRONG_QUERY_OPTIONS');
    expect(await domain.member.refused(metric.test, { metric_id, query_options })).toBe('ERROR_PERMISSION_DENIED');
    expect(await domain.owner.call(metric.get, { metric_id })).toMatchObject({ query_options: countQuery });
  });
});
