/** The root lists of the graph: their filters, their orders, and the operation behind each. */
import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isEnumType, isInputObjectType, isListType, isObjectType } from 'graphql';
import { allOperations } from '../../contract/index.ts';
import type { Operation } from '../../contract/resource.ts';
import { toWireName } from '../../subgraphs/wire/names.ts';

/** A member of a filter, and the operators it has. */
export interface FilterMember {
  readonly field: string;
  /** Path in the POST API. */
  readonly key: string;
  /** Type of its input, e.g. `StringFilter`. */
  readonly type: string;
  readonly operators: readonly string[];
  /** Whether the condition takes a path inside a free-form value. */
  readonly isInside: boolean;
}

/** A root field that lists records. */
export interface RootList {
  readonly name: string;
  /** Type of the records, e.g. `Alert`. */
  readonly type: string;
  readonly operation: Operation;
  /** Member that identifies a record; null if there is none. */
  readonly idField: string | null;
  readonly filter: readonly FilterMember[];
  readonly orderFields: readonly string[];
}

const api = buildSchema(readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8'));

const findCalledOperation = (description: string | null | undefined): Operation => {
  const operation = allOperations.get(/Calls `([\w.]+)`(?:\.$|; )/.exec(description ?? '')?.[1] ?? '');
  if (operation === undefined) throw new Error(`no operation in ${description}`);
  return operation;
};

const findIdField = (type: string) => {
  const record = api.getType(type);
  return isObjectType(record) && record.getFields().id
    ? (idFieldsByType[type] ?? `${toWireName(type).slice(1)}_id`)
    : null;
};
/** Identifiers with different names in the graph and the POST API. */
const idFieldsByType: Readonly<Record<string, string>> = {
  AlertNote: 'note_id',
  AlertService: 'service_id',
  CostSchedule: 'schedule_id',
  CustomWidget: 'widget_id',
  IdentityJob: 'job_id',
  InventoryJob: 'job_id',
  RecordNote: 'note_id',
  LegacyAlertService: 'service_id',
};

/** Keys that stand for another path (semantics 2.1.4), or have another name in the graph. */
const keysByField: Readonly<Record<string, string>> = {
  'Alert.assigneeId': 'assignee',
  'Alert.responderId': 'responder',
  'Alert.triggeredById': 'triggered_by',
  'AlertNote.createdById': 'created_by',
  'AlertService.channelIds': 'channels',
  'AlertService.webhookIds': 'webhooks',
  'DataSource.type': 'data_source_type',
  'MaintenanceWindow.createdById': 'created_by',
  'MaintenanceWindow.projectId': 'projects',
  'Project.createdById': 'created_by',
  'Project.userIds': 'users',
  'RecordNote.createdById': 'created_by',
  'Workspace.cost': 'cost_info',
};

/** Members of filters that other records answer, such as the projects of alerts: tests of their own have them. */
export const LOOKUP_MEMBERS: ReadonlySet<string> = new Set(['project', 'projects', 'serviceId', 'roleId', 'roleType']);

/** The condition on amounts in a currency, which has tests of its own as well. */
const AMOUNT_FILTER = 'AmountFilter';

const readFilterMembers = (record: string): FilterMember[] => {
  const type = api.getType(`${record}Filter`);
  if (!isInputObjectType(type)) throw new Error(`no filter for ${record}`);
  return Object.values(type.getFields())
    .filter(
      ({ name, type: input }) =>
        name !== 'or' && !LOOKUP_MEMBERS.has(name) && getNamedType(input).name !== AMOUNT_FILTER,
    )
    .map((field) => {
      const input = getNamedType(field.type);
      const operators = isInputObjectType(input)
        ? Object.keys(input.getFields()).filter((name) => name !== 'path')
        : [];
      const own = field.name === 'id' ? (findIdField(record) ?? 'id') : toWireName(field.name);
      const key = keysByField[`${record}.${field.name}`] ?? own;
      return { field: field.name, key, type: input.name, operators, isInside: isListType(field.type) };
    });
};

const readOrderFields = (record: string) => {
  const type = api.getType(`${record}OrderField`);
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
};

/** Lists that need no parent. Versions of dashboards need one. */
export const rootLists: readonly RootList[] = Object.values(api.getQueryType()?.getFields() ?? {})
  .filter(({ name, type }) => String(type).endsWith('Connection') && name !== 'projectDashboardVersions')
  .map(({ name, type, description }) => {
    const record = String(type).replace('Connection', '');
    return {
      name,
      type: record,
      operation: findCalledOperation(description),
      idField: findIdField(record),
      filter: readFilterMembers(record),
      orderFields: readOrderFields(record),
    };
  });
