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
import { createTable, findColumnType, type ResourceTable } from '../store/table.ts';

const ENTRY_TABLE = 'directory_entry';

/** A group that every analysis of a kind has: its path and its name. */
export interface SubjectGroup {
  readonly key: string;
  readonly name: string;
}

/** The table and conditions of a resource type. */
export interface AnalysisSubject {
  readonly table: ResourceTable;
  /** Conditions that select the rows of the type. */
  readonly where: readonly RawBuilder<boolean>[];
  readonly groups: readonly SubjectGroup[];
  /** Condition for the rows of one workspace. */
  readonly within: (workspaceId: string) => RawBuilder<boolean>;
  /** Conditions for the rows that exist at present. */
  readonly present: readonly RawBuilder<boolean>[];
}

/** SQL of a text member of an entry. Member names come from our own code. */
const selectText = (member: string) => sql`${sql.ref(`${ENTRY_TABLE}.data`)} ->> ${sql.lit(member)}`;

const selectMember = (name: string, schema: TSchema): RawBuilder<unknown> => {
  if (findColumnType(schema) === 'json') return sql`(${sql.ref(`${ENTRY_TABLE}.data`)} -> ${sql.lit(name)})`;
  if (findColumnType(schema) === 'timestamp') return sql`nullif(${selectText(name)}, '')::timestamptz`;
  return findColumnType(schema) === 'integer'
    ? sql`(${selectText(name)})::integer`
    : sql`coalesce(${selectText(name)}, '')`;
};

/** Cloud services state when they were first collected. For all other kinds it is the moment the entry was put. */
const createdAt = sql`coalesce(nullif(${selectText('created_at')}, '')::timestamptz, ${sql.ref(`${ENTRY_TABLE}.created_at`)})`;

type AnalyzedKind = 'cloud_services' | 'service_accounts' | 'workspaces' | 'users';

/** A kind as a table. Secret members are not available to metrics. */
const createKindTable = (kind: AnalyzedKind, secretFields: readonly string[] = []): ResourceTable => {
  const { record, idField } = kinds.directoryKinds[kind];
  const members = { ...record.properties, created_at: time('When it came to be.') };
  const computed = Object.entries(members).map(([name, schema]) => [name, selectMember(name, schema)]);
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
  return createTable(declared, {
    name: ENTRY_TABLE,
    computed: { ...Object.fromEntries(computed), created_at: createdAt },
  });
};

const isInWorkspace = (workspaceId: string) => sql<boolean>`${sql.ref(`${ENTRY_TABLE}.workspace_id`)} = ${workspaceId}`;

/** Users do not belong to a workspace; role bindings link them to it. */
const isBoundTo = (workspaceId: string) => sql<boolean>`exists (
  select from directory_entry as binding
  where binding.kind = 'role_bindings' and binding.domain_id = ${sql.ref(`${ENTRY_TABLE}.domain_id`)}
    and binding.workspace_id = ${workspaceId} and binding.data ->> 'user_id' = ${sql.ref(`${ENTRY_TABLE}.id`)})`;

const isOfKind = (kind: AnalyzedKind) => sql<boolean>`${sql.ref(`${ENTRY_TABLE}.kind`)} = ${sql.lit(kind)}`;
const hasText = (member: string, value: string) => sql<boolean>`${selectText(member)} = ${value}`;
const groupByMember = (member: string): SubjectGroup => ({ key: member, name: member });

const createSubject = (
  kind: AnalyzedKind,
  options: Partial<AnalysisSubject> & { secretFields?: readonly string[] } = {},
): AnalysisSubject => {
  const { secretFields, ...rest } = options;
  const table = createKindTable(kind, secretFields);
  return { table, where: [isOfKind(kind)], groups: [], within: isInWorkspace, present: [], ...rest };
};

const cloudServices = createSubject('cloud_services', {
  groups: [
    { key: 'collection_info.service_account_id', name: 'service_account_id' },
    groupByMember('project_id'),
    groupByMember('workspace_id'),
  ],
  present: [sql<boolean>`coalesce(${selectText('deleted_at')}, '') = ''`],
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

const findCloudServices = (resourceType: string): AnalysisSubject | undefined => {
  const [, provider, group, type] = cloudServiceType.exec(resourceType) ?? [];
  if (!provider || !group || !type) return undefined;
  const where = [
    hasText('provider', provider),
    hasText('cloud_service_group', group),
    hasText('cloud_service_type', type),
  ];
  return { ...cloudServices, where: [...cloudServices.where, ...where] };
};

/**
 * Resolves the resource type of a metric.
 *
 * @throws {ServiceError} ERROR_NOT_SUPPORT_RESOURCE_TYPE
 */
export const findAnalysisSubject = (resourceType: string): AnalysisSubject => {
  const known = Object.hasOwn(subjectsByType, resourceType)
    ? subjectsByType[resourceType]
    : findCloudServices(resourceType);
  if (known) return known;
  throw new ServiceError('ERROR_NOT_SUPPORT_RESOURCE_TYPE', 'The resource type cannot be analyzed.', 'resource_type');
};
