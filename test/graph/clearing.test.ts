import { isInputObjectType, isNonNullType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { subgraphs } from '../../subgraphs/index.ts';
import { createSeededGraph } from './seededGraph.ts';
import type { TestGraph } from './testGraph.ts';

let graph: TestGraph;
beforeAll(async () => {
  graph = await createSeededGraph();
});

/** A mutation, the query that reads the record, and for each nullable member a value and the field that shows it. */
interface ClearingMutation {
  readonly one: string;
  readonly list: string;
  readonly who?: 'asAdmin';
  readonly members: Readonly<Record<string, readonly [selection: string, value: unknown | (() => unknown)]>>;
  /** Members that upstream requires in every update. */
  readonly always?: () => Promise<object>;
}

const someTags = ['tags', { team: 'shop' }] as const;

const changes: Readonly<Record<string, ClearingMutation>> = {
  alertServiceUpdate: {
    one: 'alertService',
    list: 'alertServices',
    members: {
      description: ['description', 'What shops need.'],
      escalationPolicyId: ['escalationPolicy { id }', () => policyId()],
      name: ['name', 'Shops'],
      options: [
        'options { notificationUrgency recoveryMode }',
        { notificationUrgency: 'HIGH_ONLY', recoveryMode: 'AUTO' },
      ],
      tags: someTags,
    },
  },
  alertUpdate: {
    one: 'alert',
    list: 'alerts',
    members: {
      description: ['description', 'Full since noon.'],
      projectId: ['project { id }', () => graph.projects[1]],
      state: ['state', 'ACKNOWLEDGED'],
      title: ['title', 'Disk full'],
      urgency: ['urgency', 'LOW'],
    },
  },
  apiKeyUpdate: { one: 'apiKey', list: 'apiKeys', members: { name: ['name', 'Desktop'] } },
  appUpdate: { one: 'app', list: 'apps', who: 'asAdmin', members: { name: ['name', 'Machine'], tags: someTags } },
  budgetUpdate: {
    one: 'budget',
    list: 'budgets',
    who: 'asAdmin',
    members: {
      limit: ['limit', 777],
      name: ['name', 'Year'],
      plannedLimits: [
        'plannedLimits { date limit }',
        Array.from({ length: 12 }, (_, at) => ({ date: `2026-${`${at + 1}`.padStart(2, '0')}`, limit: at + 1 })),
      ],
      tags: someTags,
    },
  },
  costScheduleUpdate: {
    one: 'costSchedule',
    list: 'costSchedules',
    who: 'asAdmin',
    members: {
      name: ['name', 'Daily'],
      options: ['options', { full: true }],
      schedule: ['schedule { cron hours }', { hours: [4] }],
      tags: someTags,
    },
  },
  customWidgetUpdate: {
    one: 'customWidget',
    list: 'customWidgets',
    members: { name: ['name', 'Yearly'], options: ['options', { chart: 'bar' }], tags: someTags },
  },
  escalationPolicyUpdate: {
    one: 'escalationPolicy',
    list: 'escalationPolicies',
    members: {
      finishCondition: ['finishCondition', 'RESOLVED'],
      name: ['name', 'Faster'],
      repeat: ['repeat { state count }', { state: 'ENABLED', count: 3 }],
      rules: ['rules { escalateMinutes }', [{ channelIds: [], escalateMinutes: 7 }]],
      tags: someTags,
    },
  },
  maintenanceWindowUpdate: {
    one: 'maintenanceWindow',
    list: 'maintenanceWindows',
    members: {
      endTime: ['endTime', '2098-01-01T00:00:00.000Z'],
      projectIds: ['projects { id }', () => [graph.projects[0]]],
      startTime: ['startTime', '2026-01-02T00:00:00.000Z'],
      tags: someTags,
      title: ['title', 'Moved'],
    },
  },
  metricUpdate: {
    one: 'metric',
    list: 'metrics',
    members: {
      dateField: ['dateField', 'createdAt'],
      name: ['name', 'Machines'],
      queryOptions: ['queryOptions', { fields: [{ name: 'value', operator: 'COUNT' }] }],
      tags: someTags,
      unit: ['unit', 'pcs'],
    },
  },
  projectDashboardUpdate: {
    one: 'projectDashboard',
    list: 'projectDashboards',
    members: {
      labels: ['labels', ['cost']],
      layouts: ['layouts', [['alerts']]],
      name: ['name', 'Overall'],
      settings: ['settings', { range: 30 }],
      tags: someTags,
      variables: ['variables', { project: 'all' }],
      variablesSchema: ['variablesSchema', { project: { type: 'text' } }],
    },
  },
  recordNoteUpdate: { one: 'recordNote', list: 'recordNotes', members: { note: ['note', 'Resized twice.'] } },
  roleUpdate: {
    one: 'role',
    list: 'roles',
    who: 'asAdmin',
    members: {
      name: ['name', 'Looker'],
      pageAccess: ['pageAccess', ['alerts.readonly']],
      permissions: ['permissions', ['monitoring:Alert.read', 'monitoring:Note.read']],
      tags: someTags,
    },
  },
  legacyAlertServiceUpdate: {
    one: 'legacyAlertService',
    list: 'legacyAlertServices',
    always: async () => ({ escalationPolicyId: await policyId() }),
    members: {
      description: ['description', 'What shops want.'],
      escalationPolicyId: ['escalationPolicy { id }', () => policyId()],
      name: ['name', 'Shopping'],
      options: [
        'options { notificationUrgency recoveryMode }',
        { notificationUrgency: 'HIGH_ONLY', recoveryMode: 'AUTO' },
      ],
    },
  },
  trustedSecretUpdate: {
    one: 'trustedSecret',
    list: 'trustedSecrets',
    who: 'asAdmin',
    members: { name: ['name', 'base'], tags: someTags },
  },
  webhookUpdate: {
    one: 'webhook',
    list: 'webhooks',
    who: 'asAdmin',
    members: { name: ['name', 'Loki'], tags: someTags },
  },
  webhookUpdatePlugin: {
    one: 'webhook',
    list: 'webhooks',
    who: 'asAdmin',
    members: {
      options: ['pluginInfo { options }', { strict: true }],
      upgradeMode: ['pluginInfo { upgradeMode }', 'NONE'],
      version: ['pluginInfo { version }', '1.0'],
    },
  },
};

/** Mutations that change members of a record, with the nullable ones. */
const nullable = Object.values(subgraphs)
  .flatMap(({ schema }) => Object.values(schema.getMutationType()?.getFields() ?? {}))
  .filter(({ name }) => /Update(Plugin)?$/.test(name))
  .flatMap(({ name: mutation, args: [input] }) => {
    const type = input && isNonNullType(input.type) ? input.type.ofType : undefined;
    const members = isInputObjectType(type) ? Object.values(type.getFields()) : [];
    return members
      .filter(({ name, type }) => !isNonNullType(type) && name !== 'domainId')
      .map(({ name: member }) => ({ mutation, member }));
  });

const findChange = (mutation: string): ClearingMutation => {
  const change = changes[mutation];
  if (change === undefined) throw new Error(`no row for ${mutation}`);
  return change;
};
const askAs = ({ who = undefined as ClearingMutation['who'] }: Partial<ClearingMutation> = {}) =>
  graph[who ?? 'asOwner'];

/** The record that a mutation changes: the oldest of its list that is not managed. */
const fetchFirstId = async (mutation: string): Promise<string> => {
  const change = findChange(mutation);
  const { data } = await askAs(change)(`{ ${change.list}(first: 100) { nodes { id } } }`);
  const ids: string[] = data[change.list].nodes.map(({ id }: { id: string }) => id);
  const own = ids.find((id) => !id.startsWith('managed-'));
  if (own === undefined) throw new Error(`no record of ${change.list}`);
  return own;
};

/** The last policy of the service, which is not its default. */
const policyId = async (): Promise<string> => {
  const { data } = await graph.asOwner('{ escalationPolicies(filter: { name: { in: ["Slow"] } }) { nodes { id } } }');
  return data.escalationPolicies.nodes[0].id;
};

const change = async (mutation: string, input: object) => {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!`;
  const { data, errors } = await askAs(findChange(mutation))(
    `mutation ($input: ${type}) { done: ${mutation}(input: $input) { userErrors { code message path } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data.done.userErrors;
};

describe('null in the input of a mutation', () => {
  it('is tested for every nullable member', () => {
    const tried = Object.entries(changes).flatMap(([mutation, { members }]) =>
      Object.keys(members).map((member) => `${mutation} ${member}`),
    );

    expect(tried.sort()).toEqual(nullable.map(({ mutation, member }) => `${mutation} ${member}`).sort());
  });

  it.each(nullable)(
    'clears the member, or is refused with its path: $member of $mutation',
    async ({ mutation, member }) => {
      const row = findChange(mutation);
      const [selection, value] = row.members[member] ?? ['id', null];
      const id = await fetchFirstId(mutation);
      const always = (await row.always?.()) ?? {};
      const read = async () => {
        const { data, errors } = await askAs(row)(`query ($id: ID!) { found: ${row.one}(id: $id) { ${selection} } }`, {
          id,
        });
        expect(errors).toBeUndefined();
        return data.found;
      };
      const sent = typeof value === 'function' ? await value() : value;
      expect(await change(mutation, { ...always, id, [member]: sent })).toEqual([]);
      const before = await read();

      const userErrors = await change(mutation, { ...always, id, [member]: null });

      const after = await read();
      if (userErrors.length > 0) {
        expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', path: [member] }]);
        expect(after).toEqual(before);
      } else expect(after).not.toEqual(before);
    },
  );

  it.each([
    { mutation: 'alertServiceUpdate', member: 'recoveryMode' },
    { mutation: 'legacyAlertServiceUpdate', member: 'notificationUrgency' },
  ])(
    'is refused within options whose omitted members stay unchanged: $member of $mutation',
    async ({ mutation, member }) => {
      const id = await fetchFirstId(mutation);

      const userErrors = await change(mutation, { id, options: { [member]: null } });

      expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', path: ['options', member] }]);
    },
  );
});
