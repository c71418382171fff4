/** The query of a metric is returned as it was written (ADR 0032). */
import { beforeEach, describe, expect, it } from 'vitest';
import { metric } from '../../contract/inventory/metric.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { createTestGraph, type TestGraph } from './testGraph.ts';

let graph: TestGraph;
beforeEach(async () => {
  graph = await createTestGraph();
  const { domainId: domain_id, workspaces, projects } = graph;
  const machine = (id: string, region_code: string, cores: number) => ({
    cloud_service_id: `cloud-svc-${id}-${domain_id}`,
    domain_id,
    workspace_id: workspaces[0],
    project_id: projects[0],
    name: `vm-${id}`,
    region_code,
    collection_info: { service_account_id: 'sa-1' },
    data: { powerState: 'ON', cpu_cores: cores },
  });
  await graph.put('cloud_services', [machine('1', 'eu', 2), machine('2', 'eu', 4), machine('3', 'us', 8)]);
});

const query = {
  filter: [
    { path: 'data.powerState', operator: 'EQUALS', value: 'ON' },
    { path: 'createdAt', operator: 'DATETIME_GREATER_THAN', value: '2020-01-01' },
  ],
  filterOr: [{ path: 'collectionInfo.serviceAccountId', operator: 'CONTAINS', value: 'SA' }],
  keyword: 'vm',
  groupBy: [
    { path: 'regionCode', name: 'Region', attributes: { default: true } },
    { path: 'data.powerState', name: 'powerState' },
  ],
  fields: [
    { name: 'value', operator: 'SUM', path: 'data.cpu_cores' },
    { name: 'machines', operator: 'COUNT' },
    { name: 'all', operator: 'PUSH', members: [{ path: 'regionCode', name: 'region' }] },
  ],
  select: [
    { name: 'Region', from: 'Region' },
    { name: 'value', from: 'value' },
    {
      name: 'mean',
      operator: 'DIVIDE',
      operands: [{ name: 'value' }, { computed: { operator: 'ADD', operands: [{ name: 'machines' }, { number: 0 }] } }],
    },
  ],
  orderBy: [{ name: 'value', direction: 'DESC' }],
  first: 5,
};

/** The service stores fields and selected values as members of an object, which have no order. */
const byName = (options: Pick<typeof query, 'fields' | 'select'>) => {
  const sorted = <Value extends { name: string }>(values: readonly Value[]) =>
    values.toSorted((one, other) => one.name.localeCompare(other.name));
  return { ...options, fields: sorted(options.fields), select: sorted(options.select) };
};

const CREATE = `mutation($input: MetricCreateInput!) {
  metricCreate(input: $input) { metric { id queryOptions } userErrors { message path } } }`;

const create = async (queryOptions: object) => {
  const input = {
    ...{ name: 'Cores', metricType: 'GAUGE', namespaceId: 'ns', resourceGroup: 'DOMAIN' },
    resourceType: 'inventory.CloudService',
    queryOptions,
  };
  const { data, errors } = await graph.asAdmin(CREATE, { input });
  expect(errors).toBeUndefined();
  return data.metricCreate;
};

describe('the query of a metric', () => {
  it('is returned as it was written, and can be sent back', async () => {
    const made = await create(query);
    expect(made.userErrors).toEqual([]);
    expect(byName(made.metric.queryOptions)).toEqual(byName(query));

    const { data } = await graph.asAdmin(
      `mutation($input: MetricUpdateInput!) { metricUpdate(input: $input) { metric { queryOptions } userErrors { message } } }`,
      { input: { id: made.metric.id, queryOptions: made.metric.queryOptions } },
    );

    expect(data.metricUpdate).toEqual({ metric: { queryOptions: made.metric.queryOptions }, userErrors: [] });
    const stored = await graph.admin.call(metric.get, { metric_id: made.metric.id });
    expect(stored.query_options).toMatchObject({
      filter_or: [{ key: 'collection_info.service_account_id', operator: 'contain', value: 'SA' }],
      group_by: [
        { key: 'region_code', name: 'Region', default: true },
        { key: 'data.powerState', name: 'powerState' },
      ],
      fields: { value: { key: 'data.cpu_cores', operator: 'sum' } },
    });
  });

  it('is returned in the same spelling if another client stored it', async () => {
    const query_options: RequestOf<typeof metric.create>['query_options'] = {
      fields: { value: { operator: 'max', key: 'data.cpu_cores' } },
      group_by: ['data.powerState', 'region_code'],
      filter: [{ k: 'region_code', v: ['eu'], o: 'not_in' }],
      sort: [{ key: 'value' }],
      page: { start: 3, limit: 2 },
    };
    const terms = { name: 'm', metric_type: 'GAUGE', namespace_id: 'ns', resource_group: 'DOMAIN' } as const;
    const { metric_id } = await graph.admin.call(metric.create, { ...terms, query_options });

    const { data } = await graph.asAdmin(`{ metric(id: "${metric_id}") { queryOptions } }`);

    expect(data.metric.queryOptions).toEqual({
      fields: [{ name: 'value', operator: 'MAX', path: 'data.cpu_cores' }],
      groupBy: [
        { path: 'data.powerState', name: 'powerState' },
        { path: 'regionCode', name: 'region_code' },
      ],
      filter: [{ path: 'regionCode', operator: 'NOT_IN', value: ['eu'] }],
      orderBy: [{ name: 'value', direction: 'ASC' }],
      first: 2,
      offset: 2,
    });
  });

  it('can be tried before it is stored, and its rows have the names of the graph', async () => {
    const { metric: made } = await create({ fields: [{ name: 'value', operator: 'COUNT' }] });
    const tried = { groupBy: [{ path: 'regionCode' }], fields: query.fields.slice(0, 1), orderBy: [{ name: 'value' }] };

    const { data, errors } = await graph.asAdmin(
      'query($id: ID!, $q: AnalyzeQueryInput!) { metricTest(id: $id, queryOptions: $q) }',
      { id: made.id, q: tried },
    );

    expect(errors).toBeUndefined();
    const common = { serviceAccount: 'sa-1', project: graph.projects[0], workspace: graph.workspaces[0] };
    expect(data.metricTest).toEqual({
      results: [
        { ...common, regionCode: 'eu', value: 6 },
        { ...common, regionCode: 'us', value: 8 },
      ],
      more: false,
    });
  });

  it('has time and labels in the names of the graph, which filters and mutations take', async () => {
    const made = await create({
      groupBy: [{ path: 'regionCode', name: 'Region', attributes: { default: true } }],
      fields: [{ name: 'value', operator: 'COUNT' }],
    });
    const { data, errors } = await graph.asAdmin(
      `mutation($id: ID!) { metricUpdate(input: { id: $id, dateField: "collectionInfo.lastCollectedAt" }) {
        metric { dateField labelsInfo } userErrors { message } } }`,
      { id: made.metric.id },
    );
    const stored = await graph.admin.call(metric.get, { metric_id: made.metric.id });
    const found = await graph.asAdmin(
      `{ metrics(filter: { dateField: { in: ["collectionInfo.lastCollectedAt"] } }) { nodes { id } } }`,
    );

    expect(errors).toBeUndefined();
    const reference = (name: string, key: string) => ({ resourceType: `identity.${name}`, referenceKey: key });
    expect(data.metricUpdate.metric).toEqual({
      dateField: 'collectionInfo.lastCollectedAt',
      labelsInfo: [
        { key: 'workspace', name: 'Workspace', reference: reference('Workspace', 'workspaceId') },
        { key: 'project', name: 'Project', reference: reference('Project', 'projectId') },
        {
          key: 'serviceAccount',
          name: 'Service Account',
          reference: reference('ServiceAccount', 'serviceAccountId'),
          searchKey: 'collectionInfo.serviceAccountId',
        },
        { key: 'labels.Region', name: 'Region', default: true, searchKey: 'regionCode' },
      ],
    });
    expect(stored.date_field).toBe('collection_info.last_collected_at');
    expect(found.data.metrics.nodes).toEqual([{ id: made.metric.id }]);
  });

  it('is refused if it orders by a field that the rows lack', async () => {
    expect(await create({ fields: [{ name: 'value', operator: 'COUNT' }], orderBy: [{ name: 'valu' }] })).toEqual({
      metric: null,
      userErrors: [{ message: expect.stringContaining('`valu`'), path: ['queryOptions', 'orderBy', '0', 'name'] }],
    });
  });
});
