import { buildSchema, type GraphQLField, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { allOperations, allResources } from '../../contract/index.ts';
import { compose } from '../../schema/compose.ts';
import { toGraphName } from '../../subgraphs/wire/names.ts';

const graph = buildSchema(compose().api);

/** The lists of the graph, and the resource of each. */
const lists = Object.values(graph.getQueryType()?.getFields() ?? {})
  .filter((field) => String(field.type).endsWith('Connection'))
  .map((field) => ({
    field,
    operation: allOperations.get(/Calls `([\w.]+)`\.$/.exec(field.description ?? '')?.[1] ?? ''),
  }));

/** Versions are a resource without operations, which an operation of their dashboard lists. */
const findResource = (operation: string) =>
  allResources.find(({ id, operations: own }) =>
    operation === 'dashboard.project_dashboard.list_versions'
      ? id === 'dashboard.project_dashboard_version'
      : own.some((each) => each.id === operation),
  );

/** Members that cannot be compared: upstream computes them on request; the argument `id` names the dashboard. */
const incomparable: Readonly<Record<string, readonly string[]>> = {
  'alert_manager.comment': ['channels', 'webhooks', 'alerts'],
  'dashboard.project_dashboard_version': ['project_dashboard_id'],
  // `projectId` replaces it; the query language has both.
  'monitoring.maintenance_window': ['projects'],
  // That of its synchronization, which `trustedAccounts` does not show.
  'identity.workspace': ['trusted_account_id'],
  // For users of a workspace these are missing or mean something else.
  'identity.user': ['role_id', 'role_type', 'mfa', 'required_actions', 'refresh_timeout'],
};
/** Members whose field has another name. */
const renamed: Readonly<Record<string, string>> = {
  'alert_manager.service.alerts': 'alertTotals',
  'cost_analysis.data_source.data_source_type': 'type',
  'identity.workspace.cost_info': 'cost',
};
/** Keys of the query language that are not members, and conditions that other records answer. */
const otherConditions: Readonly<Record<string, readonly string[]>> = {
  'cost_analysis.budget': ['project'],
  'cost_analysis.cost_report_data': ['amount', 'project'],
  'dashboard.project_dashboard': ['project'],
  'identity.agent': ['project'],
  'identity.app': ['project'],
  'identity.service_account': ['project'],
  'identity.user': ['roleId', 'roleType'],
  'inventory.note': ['project'],
  'monitoring.alert': ['project', 'serviceId'],
  'monitoring.maintenance_window': ['projectId', 'projects'],
  'monitoring.note': ['project'],
  'monitoring.webhook': ['project'],
};
/** Fields of an order that are paths inside a member, or have another name. */
const otherOrderFields: Readonly<Record<string, readonly string[]>> = {
  'identity.workspace': ['costDay', 'costMonth'],
  'monitoring.webhook': ['pluginId', 'pluginVersion'],
};

interface RecordMember {
  readonly format?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
}

/** Members that the type shows and the query language can compare, by their name in the graph (ADR 0032). */
const comparable = (operation: string) => {
  const resource = findResource(operation);
  const { record, idField, secretFields = [], id = '' } = resource ?? {};
  // A token sees one domain: a condition on it would match all records or none.
  const left = new Set(['domain_id', ...secretFields, ...(incomparable[id] ?? [])]);
  const entity = graph.getType(findListedType(operation));
  const members = Object.entries<RecordMember>(record?.properties ?? {}).filter(([name]) => !left.has(name));
  const shown = isObjectType(entity) ? entity.getFields() : {};
  const named = members.map(
    ([name, member]) =>
      [name === idField && shown.id ? 'id' : (renamed[`${id}.${name}`] ?? toGraphName(name)), member] as const,
  );
  return new Map(
    named.filter(([name]) =>
      [name, ...['', 's'].map((end) => name.replace(/Ids?$/, end))].some((field) => shown[field]),
    ),
  );
};
const findListedType = (operation: string) =>
  String(lists.find((list) => list.operation?.id === operation)?.field.type).replace(/Connection$/, '');

const argumentType = (field: GraphQLField<unknown, unknown>, name: string) =>
  String(field.args.find((arg) => arg.name === name)?.type).replace(/[[\]!]/g, '');

describe.each(lists.map(({ field, operation }) => ({ name: field.name, field, id: operation?.id ?? '' })))(
  'the list $name',
  ({ field, id }) => {
    const members = comparable(id);

    it('has a condition for every comparable member, and no other', () => {
      const filter = graph.getType(argumentType(field, 'filter'));
      const conditions = isInputObjectType(filter) ? Object.keys(filter.getFields()) : [];
      const resource = findResource(id)?.id ?? '';

      expect(conditions.sort()).toEqual([...members.keys(), ...(otherConditions[resource] ?? []), 'or'].sort());
    });

    it('has conditions of the type of each member', () => {
      const filter = graph.getType(argumentType(field, 'filter'));
      const fields = isInputObjectType(filter) ? filter.getFields() : {};

      const wrong = [...members].filter(([name, member]) => !fits(String(fields[name]?.type), member));

      expect(wrong.map(([name]) => `${name}: ${fields[name]?.type}`)).toEqual([]);
    });

    it('has an order by members and by paths inside them only', () => {
      const order = graph.getType(argumentType(field, 'orderBy'));
      const by = isInputObjectType(order)
        ? graph.getType(String(order.getFields().field?.type).replace('!', ''))
        : null;
      const values = isEnumType(by) ? by.getValues().map(({ name }) => toGraphName(name.toLowerCase())) : [];

      expect(values.length).toBeGreaterThan(0);
      expect(values.filter((name) => !members.has(name)).sort()).toEqual(
        otherOrderFields[findResource(id)?.id ?? ''] ?? [],
      );
    });
  },
);

const fits = (filter: string, { format, type, enum: values }: RecordMember): boolean => {
  if (format === 'timestamp') return filter === 'DateTimeFilter';
  if (values) return filter.endsWith('Filter') && !/^(String|ID)Filter$/.test(filter);
  switch (type) {
    case 'boolean':
      return filter === 'BooleanFilter';
    case 'integer':
      return filter === 'IntFilter';
    case 'number':
      return filter === 'FloatFilter';
    case 'string':
      // Some strings of the POST API are enumerations in the graph.
      return /^(\w+)Filter$/.test(filter);
    default:
      // Lists of strings have conditions on elements; other types have paths.
      return /^(\[JSONFilter!\]|IDFilter|StringFilter)$/.test(filter);
  }
};
