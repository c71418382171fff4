import { beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '../../subgraphs/wire/jsonObject.ts';
import { nameRootList, parentFields, parsePairs, references, singleParentFields } from './designedNames.ts';
import { createSeededGraph } from './seededGraph.ts';
import type { SendQuery, TestGraph } from './testGraph.ts';

let graph: TestGraph;
beforeAll(async () => {
  graph = await createSeededGraph();
});

/** Callers that read the records: some are visible to their user only. */
const chooseSender = (type: string): SendQuery =>
  ['CustomWidget', 'ProjectDashboard'].includes(type) ? graph.asOwner : graph.asAdmin;

/** Messages inside records that have references: the record, and the field that leads to the message. */
const within: Readonly<Record<string, readonly [string, string]>> = {
  ServiceMembers: ['AlertService', 'members'],
  WebhookPluginInfo: ['Webhook', 'pluginInfo'],
};
/** Types that are records. The test follows references to them to a field that only their own call returns. */
const records = new Set(['App', 'Role', 'Webhook', 'EscalationPolicy', 'AlertService', 'Alert']);

const printSelection = (type: string) => {
  if (type === 'Actor') return '{ ... on User { id } ... on App { id createdAt } ... on Webhook { id createdAt } }';
  return records.has(type) ? '{ id createdAt }' : '{ id }';
};

/** All values at the end of a path, through lists, without nulls. */
const at = (value: unknown, path: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((item) => at(item, path));
  const [step, ...rest] = path;
  if (step === undefined) return value === null || value === undefined ? [] : [value];
  return isObject(value) ? at(value[step], rest) : [];
};

/** References of `designedNames.ts` as rows: from, field, to. */
const outwardReferences = Object.entries(references).flatMap(([from, fields]) =>
  parsePairs(fields)
    .map(([field, type]) => ({ from, field, to: type.replace(/[[\]!]/g, '') }))
    .filter(({ to }) => !['ID', 'ServiceMembers', 'WebhookPluginInfo'].includes(to)),
);

/** Other services have keys of apps; this service creates keys for users only (semantics 3.2.1). */
const neverNamedHere = ['ApiKey.app'];

describe('references of real records', () => {
  it.each(outwardReferences.filter(({ from, field }) => !neverNamedHere.includes(`${from}.${field}`)))(
    '$from: $field leads to what it names',
    async ({ from, field, to }) => {
      const [type, ...inner] = within[from] ?? [from];
      const list = nameRootList(type ?? from);
      const selected = [...inner, field].join(' { ');
      const { data, errors } = await chooseSender(from)(
        `{ ${list}(first: 100) { nodes { ${selected} ${printSelection(to)} ${'} '.repeat(inner.length)} } } }`,
      );

      const named = at(data, [list, 'nodes', ...inner, field]);

      expect(errors).toBeUndefined();
      expect(named.length).toBeGreaterThan(0);
      for (const reference of named) expect(reference).toMatchObject({ id: expect.stringMatching(/./) });
      if (records.has(to))
        for (const one of named) expect(one).toMatchObject({ createdAt: expect.stringMatching(/Z$/) });
    },
  );
});

/** Fields that name the parent, where their name is not that of its type. */
const namedBy: Readonly<Record<string, string>> = {
  'Project.maintenanceWindows': 'projects',
  'User.alerts': 'assignee',
  'User.assignedAlerts': 'assignee',
  'User.alertNotes': 'createdBy',
  'User.recordNotes': 'createdBy',
  'User.maintenanceWindows': 'createdBy',
  'Plugin.webhooks': 'pluginInfo.plugin',
  'ProjectGroup.alerts': 'project.projectGroup',
  'ProjectGroup.childGroups': 'parentGroup',
  'Project.alertServices': 'projects.nodes',
  'AlertService.alerts': 'service',
  'AlertService.escalationPolicies': 'service',
  'AlertService.projects': 'alertServices.nodes',
  'Role.users': 'roleBindings.role',
  'User.projects': 'users',
  'Workspace.dashboards': 'project.workspace',
  'Workspace.maintenanceWindows': 'projects.workspace',
  'Workspace.webhooks': 'project.workspace',
};
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Fields that list records under a parent, as rows: parent, field, listed type, field that names the parent. */
const inwardReferences = Object.entries(parentFields).flatMap(([parent, fields]) =>
  parsePairs(fields).map(([field, listed]) => ({
    parent,
    field,
    listed,
    by: (namedBy[`${parent}.${field}`] ?? lowerFirst(parent)).split('.'),
  })),
);

/**
 * Records that do not name their parent: versions, which are listed under a dashboard only; keys of apps, which this
 * service does not create; users, which belong to several workspaces; what names its parent on the
 * wire alone.
 */
const withoutWayBack = [
  ...['ProjectDashboard.versions', 'App.apiKeys', 'Workspace.users'],
  ...['Workspace.trustedAccounts', 'Plugin.dataSources'],
];

describe('references of real records, in both directions', () => {
  it.each(inwardReferences.filter(({ parent, field }) => !withoutWayBack.includes(`${parent}.${field}`)))(
    '$parent.$field lists the $listed that names it',
    async ({ parent, field, listed, by }) => {
      const list = nameRootList(listed);
      const { data, errors } = await chooseSender(listed)(
        `{ ${list}(first: 60) { nodes { id ${by.join(' { ')} { ... on ${parent} { ${field}(first: 60) { totalCount nodes { id } } }
      ${'} '.repeat(by.length)} } } }`,
      );

      const hanging = at(data, [list, 'nodes']).map((node) => ({
        id: at(node, ['id'])[0],
        under: at(node, [...by, field]).map((page) => at(page, ['nodes', 'id'])),
      }));

      expect(errors).toBeUndefined();
      expect(hanging.flatMap(({ under }) => under).length).toBeGreaterThan(0);
      for (const { id, under } of hanging) for (const ids of under) expect(ids).toContain(id);
    },
  );

  it.each(inwardReferences.filter(({ parent, field }) => !withoutWayBack.includes(`${parent}.${field}`)))(
    '$field of each $parent are as many as are listed',
    async ({ parent, field, listed, by }) => {
      const lengthsBy = (selected: string) =>
        chooseSender(listed)(
          `{ ${nameRootList(listed)}(first: 60) { nodes { ${by.join(' { ')} { ... on ${parent} { ${field}(first: 60) { ${selected} } }
      ${'} '.repeat(by.length)} } } }`,
        );
      const path = [nameRootList(listed), 'nodes', ...by, field];

      const [counted, rows] = await Promise.all([lengthsBy('totalCount'), lengthsBy('nodes { id }')]);

      expect(counted.errors ?? rows.errors).toBeUndefined();
      const lengths = at(rows.data, path).map((page) => at(page, ['nodes']).length);
      expect(lengths.length).toBeGreaterThan(0);
      expect(at(counted.data, [...path, 'totalCount'])).toEqual(lengths);
    },
  );

  it.each(singleParentFields)('%s.%s is the record that names it', async (parent, field, single) => {
    const by = lowerFirst(parent);
    const { data, errors } = await graph.asAdmin(
      `{ ${nameRootList(single)} { nodes { id ${by} { ${field} { id state } } } } }`,
    );

    const nodes = at(data, [nameRootList(single), 'nodes']);

    expect(errors).toBeUndefined();
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) expect(at(node, [by, field, 'id'])).toEqual(at(node, ['id']));
  });

  it('ProjectDashboard.versions have no reference back', async () => {
    const { data } = await graph.asOwner(
      '{ projectDashboards { nodes { version versions { nodes { version latest } } } } }',
    );

    for (const { version, versions } of data.projectDashboards.nodes)
      expect(versions.nodes).toEqual([{ version, latest: true }]);
  });

  it('App.apiKeys is empty if apps have no keys', async () => {
    const { data, errors } = await graph.asAdmin('{ apps { nodes { apiKeys { totalCount nodes { id } } } } }');

    expect(errors).toBeUndefined();
    expect(at(data, ['apps', 'nodes', 'apiKeys', 'totalCount'])).toEqual([0, 0, 0, 0]);
  });
});
