import { beforeAll, describe, expect, it } from 'vitest';
import { metric } from '../../../contract/inventory/metric.ts';
import { createTestDomain, sharedService } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import { aMetric, cloudDomain, countQuery, INSTANCES } from './fixtures.ts';

beforeAll(() => sharedService());

const ALWAYS = [
  {
    key: 'workspace_id',
    name: 'Workspace',
    reference: { resource_type: 'identity.Workspace', reference_key: 'workspace_id' },
  },
  { key: 'project_id', name: 'Project', reference: { resource_type: 'identity.Project', reference_key: 'project_id' } },
  {
    key: 'service_account_id',
    name: 'Service Account',
    reference: { resource_type: 'identity.ServiceAccount', reference_key: 'service_account_id' },
    search_key: 'collection_info.service_account_id',
  },
];

const request = {
  name: 'Instances',
  metric_type: 'GAUGE' as const,
  namespace_id: 'ns-1',
  resource_group: 'WORKSPACE' as const,
  resource_type: INSTANCES,
  query_options: countQuery,
};

describe('creating a metric', () => {
  it('3.9.1, 3.9.2 fills in defaults and returns all members', async () => {
    const domain = await cloudDomain();

    expect(await aMetric(domain)).toEqual({
      metric_id: expect.stringMatching(/^metric-[0-9a-f]{12}$/),
      name: 'Instances',
      metric_type: 'GAUGE',
      resource_type: INSTANCES,
      query_options: countQuery,
      date_field: '',
      unit: '',
      tags: {},
      labels_info: ALWAYS,
      is_managed: false,
      resource_group: 'WORKSPACE',
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      namespace_id: 'ns-1',
      created_at: aTime,
      updated_at: aTime,
    });
  });

  it('3.9.1 accepts an id that is unique in the domain', async () => {
    const [home, elsewhere] = [await cloudDomain(), await cloudDomain()];
    expect(await aMetric(home, { metric_id: 'metric-ours' })).toMatchObject({ metric_id: 'metric-ours' });
    expect(
      await home.admin.refused(metric.create, { ...request, resource_group: 'DOMAIN', metric_id: 'metric-ours' }),
    ).toBe('ERROR_SAVE_UNIQUE_VALUES');
    expect(await aMetric(elsewhere, { metric_id: 'metric-ours' })).toMatchObject({ metric_id: 'metric-ours' });
  });

  it('3.9.1 takes the resource type of the namespace, and requires one if the namespace has none', async () => {
    const { owner, put, domainId: domain_id } = await createTestDomain();
    const { resource_type: _, ...bare } = request;
    expect(await owner.call(metric.create, bare)).toMatchObject({ resource_type: 'inventory.CloudService' });

    await put('namespaces', [
      { namespace_id: 'ns-users', domain_id, resource_type: 'identity.User' },
      { namespace_id: 'ns-1', domain_id },
    ]);

    const inUsers = { ...bare, namespace_id: 'ns-users' };
    expect(await owner.call(metric.create, inUsers)).toMatchObject({ resource_type: 'identity.User' });
    expect(await owner.refused(metric.create, bare)).toBe('ERROR_REQUIRED_PARAMETER');
    expect(await owner.refused(metric.create, { ...bare, namespace_id: 'ns-9' })).toBe('ERROR_NOT_FOUND');
  });

  it('3.9.2 a COUNTER uses created_at as date field by default', async () => {
    const domain = await cloudDomain();
    expect(await aMetric(domain, { metric_type: 'COUNTER' })).toMatchObject({ date_field: 'created_at' });
    expect(await aMetric(domain, { metric_type: 'COUNTER', date_field: 'deleted_at' })).toMatchObject({
      date_field: 'deleted_at',
    });
  });

  it('3.9.1, 3.9.2 belongs to an existing workspace or to the domain', async () => {
    const { admin, owner, workspaces } = await cloudDomain();
    expect(await admin.refused(metric.create, request)).toBe('ERROR_REQUIRED_PARAMETER');
    expect(await admin.refused(metric.create, { ...request, workspace_id: 'workspace-none' })).toBe('ERROR_NOT_FOUND');
    expect(await admin.call(metric.create, { ...request, workspace_id: workspaces[1] })).toMatchObject({
      workspace_id: workspaces[1],
    });
    const domainWide = { ...request, resource_group: 'DOMAIN' as const, workspace_id: workspaces[1] };
    expect(await admin.call(metric.create, domainWide)).toMatchObject({ workspace_id: '*', resource_group: 'DOMAIN' });
    expect(await admin.refused(metric.create, { ...request, resource_group: 'PROJECT' })).toBe(
      'ERROR_INVALID_PARAMETER',
    );
    expect(await owner.refused(metric.create, { ...request, resource_group: 'DOMAIN' })).toBe(
      'ERROR_PERMISSION_DENIED',
    );
  });

  it.each([
    { given: 'an unknown operator', fields: { value: { operator: 'guess' } } },
    { given: 'a sum without a key', fields: { value: { operator: 'sum' } } },
    { given: 'values that are not numbers', fields: { value: { operator: 'max', key: 'name' } } },
    { given: 'an invalid group', fields: countQuery.fields, group_by: [null] },
    {
      given: 'an invalid pattern',
      fields: countQuery.fields,
      filter: [{ k: 'name', v: '(', o: 'regex' as const }],
    },
    { given: 'an incomplete condition', fields: countQuery.fields, filter: [{ k: 'name', v: 'x' }] },
  ])('3.9.3 refuses query options that cannot be run: $given', async ({ given: _, ...query_options }) => {
    const { owner } = await cloudDomain();
    expect(await owner.refused(metric.create, { ...request, query_options })).toBe('ERROR_WRONG_QUERY_OPTIONS');
    expect((await owner.call(metric.list, {})).total_count).toBe(0);
  });

  it.each(['filter', 'filter_or'])(
    '3.9.3 refuses an unknown operator in %s as query options that cannot be run',
    async (list) => {
      const { owner } = await cloudDomain();
      for (const name of ['o', 'operator']) {
        const query_options = { fields: countQuery.fields, [list]: [{ k: 'name', v: 'x', [name]: 'like' }] };
        expect(await owner.refused(metric.create, { ...request, query_options })).toBe('ERROR_WRONG_QUERY_OPTIONS');
        expect(await owner.refused(metric.test, { metric_id: '', query_options })).toBe('ERROR_WRONG_QUERY_OPTIONS');
      }
    },
  );

  it('3.9.4 returns the labels by which its values can be grouped', async () => {
    const group_by = [
      'region_code',
      'workspace_id',
      { key: 'collection_info.service_account_id', name: 'account' },
      { key: 'data.cores', name: 'Cores', default: true },
      'tags.team',
    ];
    const { labels_info } = await aMetric(await cloudDomain(), { query_options: { ...countQuery, group_by } });

    expect(labels_info).toEqual([
      ...ALWAYS,
      { key: 'labels.region_code', name: 'region_code', search_key: 'region_code' },
      { key: 'labels.Cores', name: 'Cores', search_key: 'data.cores', default: true },
      { key: 'labels.team', name: 'team', search_key: 'tags.team' },
    ]);
  });

  it.each([
    'inventory.CloudServiceType',
    'identity.Project',
    'inventory.CloudService:aws.EC2',
    'inventory.CloudService:aws..Instance',
    'toString',
  ])('3.9.5 refuses a resource type that cannot be analysed: %s', async (resource_type) => {
    const { owner } = await createTestDomain();
    expect(await owner.refused(metric.create, { ...request, resource_type })).toBe('ERROR_NOT_SUPPORT_RESOURCE_TYPE');
  });
});

describe('updating and deleting a metric', () => {
  it('3.9.8 update replaces given members and keeps the others', async () => {
    const domain = await cloudDomain();
    const created = await aMetric(domain, { unit: 'Count', tags: { a: 1 } });
    const { metric_id } = created;

    const renamed = await domain.owner.call(metric.update, { metric_id, name: 'Machines', tags: { b: 2 } });
    expect(renamed).toEqual({ ...created, name: 'Machines', tags: { b: 2 }, updated_at: aTime });

    const query_options = { ...countQuery, group_by: ['region_code'] };
    const changed = await domain.owner.call(metric.update, {
      metric_id,
      query_options,
      date_field: 'created_at',
      unit: '',
    });
    expect(changed).toMatchObject({ query_options, date_field: 'created_at', unit: '', name: 'Machines' });
    expect(changed.labels_info).toHaveLength(4);
    expect(await domain.member.call(metric.get, { metric_id })).toEqual(changed);
  });

  it('3.9.3 update refuses query options that cannot be run, and changes nothing', async () => {
    const domain = await cloudDomain();
    const created = await aMetric(domain);
    const { metric_id } = created;
    const bad = { metric_id, name: 'New', query_options: { fields: { value: { operator: 'guess' } } } };

    expect(await domain.owner.refused(metric.update, bad)).toBe('ERROR_WRONG_QUERY_OPTIONS');
    expect(await domain.owner.refused(metric.update, { metric_id, name: '' })).toBe('ERROR_INVALID_PARAMETER');
    expect(await domain.owner.call(metric.get, { metric_id })).toEqual(created);
  });

  it('3.9.8 managed metrics cannot be updated or deleted, but can be run and tested', async () => {
    const { admin, put, domainId: domain_id } = await cloudDomain();
    const metric_id = 'metric-managed-instances';
    await put('metrics', [{ metric_id, domain_id, name: 'Instances', is_managed: true, query_options: countQuery }]);

    expect(await admin.call(metric.get, { metric_id })).toMatchObject({
      is_managed: true,
      metric_type: 'GAUGE',
      resource_type: 'inventory.CloudService',
      resource_group: 'DOMAIN',
      workspace_id: '*',
      labels_info: ALWAYS,
    });
    expect(await admin.refused(metric.update, { metric_id, name: 'x' })).toBe('ERROR_PERMISSION_DENIED');
    expect(await admin.refused(metric.delete, { metric_id })).toBe('ERROR_PERMISSION_DENIED');
    expect(await admin.call(metric.run, { metric_id })).toEqual({});
    expect(await admin.call(metric.test, { metric_id, query_options: countQuery })).toMatchObject({ more: false });
  });

  it('3.9.8 delete is limited to the own workspace', async () => {
    const domain = await cloudDomain();
    const { metric_id } = await aMetric(domain);
    const wide = await domain.admin.call(metric.create, { ...request, resource_group: 'DOMAIN' });

    expect(await domain.member.refused(metric.delete, { metric_id })).toBe('ERROR_PERMISSION_DENIED');
    expect(await domain.owner.refused(metric.delete, { metric_id: wide.metric_id })).toBe('ERROR_NOT_FOUND');
    expect(await domain.owner.call(metric.delete, { metric_id })).toEqual({});
    expect(await domain.owner.refused(metric.get, { metric_id })).toBe('ERROR_NOT_FOUND');
  });
});

describe('listing metrics', () => {
  it('3.9.9 filters by the text of is_managed, and includes domain-wide metrics', async () => {
    const domain = await cloudDomain();
    const own = await aMetric(domain, { name: 'B' });
    const wide = await domain.admin.call(metric.create, { ...request, name: 'A', resource_group: 'DOMAIN' });
    const other = { ...request, workspace_id: domain.workspaces[1] };
    await domain.admin.call(metric.create, other);
    await domain.put('metrics', [
      { metric_id: 'metric-managed-x', domain_id: domain.domainId, name: 'X', namespace_id: 'ns-0', is_managed: true },
    ]);
    const listed = async (asked: { is_managed?: string }) =>
      (await domain.member.call(metric.list, asked)).results.map(({ metric_id }) => metric_id);

    expect(await listed({})).toEqual(['metric-managed-x', wide.metric_id, own.metric_id]);
    expect(await listed({ is_managed: '' })).toHaveLength(3);
    expect(await listed({ is_managed: 'true' })).toEqual(['metric-managed-x']);
    expect(await listed({ is_managed: 'false' })).toEqual([wide.metric_id, own.metric_id]);
    expect(await domain.member.refused(metric.list, { is_managed: 'yes' })).toBe('ERROR_INVALID_PARAMETER');
    expect(await domain.member.call(metric.stat, { query: { distinct: 'is_managed' } })).toEqual({
      results: [false, true],
    });
  });
});
