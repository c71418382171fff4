/**
 * Resource types that metrics analyse. Kinds of the directory are exposed to the query language as tables (semantics
 * 3.9.5).
 */
import { type RawBuilder, sql } from 'kysely';
import type { TSchema } from 'typebox';
import * as kinds from '../../contract/directory.ts';
import { message, time } from '../../contract/members.ts';
import { resource } from '../../contract/resource.ts';
import { ServiceError } from '../errors.ts';
import { columnType, type Table, tableOf } from '../store/table.ts';

const TABLE = 'directory_entry';

/** A group that every analysis of a kind has: its path and its name. */
export interface Group {
  readonly key: string;
  readonly name: string;
}

/** The table and conditions of a resource type. */
export interface AnalysisSubject {
  readonly table: Table;
  /** Conditions that select the rows of the type. */
  readonly where: readonly RawBuilder<boolean>[];
  readonly groups: readonly Group[];
  /** Condition for the rows of one workspace. */
  readonly within: (workspaceId: string) => RawBuilder<boolean>;
  /** Conditions for the rows that exist at present. */
  readonly present: readonly RawBuilder<boolean>[];
}

/** SQL of a text member of an entry. Member names come from our own code. */
const textAt = (member: string) => sql`${sql.ref(`${TABLE}.data`)} ->> ${sql.lit(member)}`;

const memberOf = (name: string, schema: TSchema): RawBuilder<unknown> => {
  if (columnType(schema) === 'json') return sql`(${sql.ref(`${TABLE}.data`)} -> ${sql.lit(name)})`;
  if (columnType(schema) === 'timestamp') return sql`nullif(${textAt(name)}, '')::timestamptz`;
  return columnType(schema) === 'integer' ? sql`(${textAt(name)})::integer` : sql`coalesce(${textAt(name)}, '')`;
};

/** Cloud services state when they were first collected. For all other kinds it is the moment the entry was put. */
const createdAt = sql`coalesce(nullif(${textAt('created_at')}, '')::timestamptz, ${sql.ref(`${TABLE}.created_at`)})`;

type Kind = 'cloud_services' | 'service_accounts' | 'workspaces' | 'users';

/** A kind as a table. Secret members are not available to metrics. */
const tableOfKind = (kind: Kind, secretFields: readonly string[] = []): Table => {
  const { record, idField } = kinds.directoryKinds[kind];
  const members = { ...record.properties, created_at: time('When it came to be.') };
  const computed = Object.entries(members).map(([name, schema]) => [name, memberOf(name, schema)]);
  const declared = resource(
    {
      area: 'directory',
      version: '',
      name: kind,
      record: message(`directory.${kind}`, 'As metrics see it.', members),
      idField,
      permission: null,
      keywordFields: [idField, 'name'],
      secretFields,
    },
    {},
  );
  return tableOf(declared, { name: TABLE, computed: { ...Object.fromEntries(computed), created_at: createdAt } });
};

const isInWorkspace = (workspaceId: string) => sql<boolean>`${sql.ref(`${TABLE}.workspace_id`)} = ${workspaceId}`;

/** Users do not belong to a workspace; role bindings link them to it. */
const isBoundTo = (workspaceId: string) => sql<boolean>`exists (
  select from directory_entry as binding
  where binding.kind = 'role_bindings' and binding.domain_id = ${sql.ref(`${TABLE}.domain_id`)}
    and binding.workspace_id = ${workspaceId} and binding.data ->> 'user_id' = ${sql.ref(`${TABLE}.id`)})`;

const ofKind = (kind: Kind) => sql<boolean>`${sql.ref(`${TABLE}.kind`)} = ${sql.lit(kind)}`;
const equals = (member: string, value: string) => sql<boolean>`${textAt(member)} = ${value}`;
const groupByMember = (member: string): Group => ({ key: member, name: member });

const createSubject = (
  kind: Kind,
  options: Partial<AnalysisSubject> & { secretFields?: readonly string[] } = {},
): AnalysisSubject => {
  const { secretFields, ...rest } = options;
  const table = tableOfKind(kind, secretFields);
  return { table, where: [ofKind(kind)], groups: [], within: isInWorkspace, present: [], ...rest };
};

const cloudServices = createSubject('cloud_services', {
  groups: [
    { key: 'collection_info.service_account_id', name: 'service_account_id' },
    groupByMember('project_id'),
    groupByMember('workspace_id'),
  ],
  present: [sql<boolean>`coalesce(${textAt('deleted_at')}, '') = ''`],
});

const subjectsByType: Readonly<Record<string, AnalysisSubject>> = {
  'inventory.CloudService': cloudServices,
  'identity.ServiceAccount': createSubject('service_accounts', {
    groups: [groupByMember('service_account_id'), groupByMember('project_id'), groupByMember('workspace_id')],
  }),
  'identity.Workspace': createSubject('workspaces', { groups: [groupByMember('workspace_id')] }),
  'identity.User': createSubject('users', { within: isBoundTo, secretFields: ['password', 'password_hash', 'mfa'] }),
};

/** `inventory.CloudService:aws.EC2.Instance` */
const cloudServiceType = /^inventory\.CloudService:([^.]+)\.([^.]+)\.([^.]+)$/;

const cloudServicesOf = (resourceType: string): AnalysisSubject | undefined => {
  const [, provider, group, type] = cloudServiceType.exec(resourceType) ?? [];
  if (!provider || !group || !type) return undefined;
  const where = [
    equals('provider', provider),
    equals('cloud_service_group', group),
    equals('cloud_service_type', type),
  ];
  return { ...cloudServices, where: [...cloudServices.where, ...where] };
};

/**
 * Resolves the resource type of a metric.
 *
 * @throws {ServiceError} ERROR_NOT_SUPPORT_RESOURCE_TYPE
 */
export const subjectOf = (resourceType: string): AnalysisSubject => {
  const known = Object.hasOwn(subjectsByType, resourceType)
    ? subjectsByType[resourceType]
    : cloudServicesOf(resourceType);
  if (known) return known;
  throw new ServiceError('ERROR_NOT_SUPPORT_RESOURCE_TYPE', 'The resource type cannot be analyzed.', 'resource_type');
};
