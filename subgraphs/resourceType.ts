import type { TObject, TSchema } from 'typebox';
import { optionalOperations } from '../contract/index.ts';
import type { Operation } from '../contract/resource.ts';
import type {
  CountSource,
  FieldPage,
  FieldRecords,
  FilterLookup,
  PageLoader,
  RecordSource,
  StatisticsSource,
  WholeList,
} from './read/loaders.ts';
import { RequestCache } from './requestCache.ts';
import { toWireName } from './wire/names.ts';

/** A wire record with only the selected members; its identifying members are always present. */
export type SelectedRow<Record extends object, Key extends keyof Record> = Partial<Record> & Pick<Record, Key>;

/** A row of any type: members by their names on the wire. */
export type AnyRow = { readonly [member: string]: unknown };

/** A graph type that represents records of the POST API, and how it is fetched. */
export interface ResourceType<Row extends AnyRow> {
  /** Name of the type, e.g. `Alert`. */
  readonly type: string;
  /** Member that identifies a record, e.g. `alert_id`. */
  readonly key: string;
  /** Member by which `get` finds a record: the key, except for agents. */
  readonly lookup: string;
  readonly list: Operation<TObject>;
  /**
   * Null where the resource has no `get`. Also null for optional reads, since a deployment may lack each of two paths.
   */
  readonly get: Operation<TObject> | null;
  /** Null where the resource has no statistics. */
  readonly stat: Operation<TObject> | null;
  /**
   * Whether a deployment may lack these reads. Fields that depend on a missing read are null or empty, without an
   * error.
   */
  readonly isOptional: boolean;
  /** Whether a list of all records is requested without a `query`, which some deployments refuse. */
  readonly listsBare: boolean;
  /** Members of a record that can be read; secrets are not included. */
  readonly members: ReadonlySet<string>;
  /** The schema of each member of the record, as the contract declares it. */
  readonly schemas: Readonly<Record<string, TSchema>>;
  /** Members that are times. */
  readonly times: ReadonlySet<string>;
  /** Members that are lists. */
  readonly arrays: ReadonlySet<string>;
  /** Members read by fields of another name, e.g. `cost` → `cost_info`. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Members that fields of other areas read, by these fields, e.g. `AlertService.projects` → `tags`. */
  readonly readElsewhere: Readonly<Record<string, readonly string[]>>;
  /** Keys that are replaced by another path in conditions, e.g. `resource` → `resources.name`. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Members whose values are converted in conditions that compare whole values, e.g. a path of other records. */
  readonly conditionValues: Readonly<Record<string, (text: string) => string>>;
  /** Conditions of a filter that other records answer, by their field. */
  readonly lookups: Readonly<Record<string, FilterLookup>>;
  /** Fields of an order that are not members of the record, with their path, e.g. `PLUGIN_ID`. */
  readonly orderPaths: Readonly<Record<string, string>>;
  /** Order of a list without `orderBy`: members, `-` for descending; empty where it is that of a table of the service. */
  readonly defaultSort: readonly string[];
  /** Members in which keywords are searched. */
  readonly keywordMembers: readonly string[];
  /** Member of the list request that must name the parent, for records that are only listed under a parent. */
  readonly under: string | null;
  /** Members that are returned only when a request flag is set. */
  readonly onDemand: OnDemand | null;
  /** A row with the identifier only. */
  readonly stub: (id: string) => Row;
  /** Loaders of single records, by lookup member and domain. */
  readonly records: RequestCache<string, RecordSource<Row>>;
  /** Loaders of lists, by everything that determines their rows and order. */
  readonly lists: RequestCache<string, PageLoader<Row>>;
  /** All records, if a list of the request returned them. */
  readonly whole: RequestCache<'', WholeList<Row>>;
  /** Loaders of statistics, by list and computation. */
  readonly statistics: RequestCache<string, StatisticsSource>;
  /** The first statistics that count records, by list. */
  readonly counts: RequestCache<string, CountSource>;
  /** Set where the deployment refuses to compute statistics for this caller. */
  readonly refusedStatistics: RequestCache<string, true>;
  /** The loader that a field of the query last used. */
  readonly fieldPages: RequestCache<unknown, FieldPage<Row>>;
  /** The loader and members that a field of the query last used. */
  readonly fieldRecords: RequestCache<unknown, FieldRecords<Row>>;
}

/** Members that are returned only when a request flag is set, e.g. numbers that upstream has to count. */
export interface OnDemand {
  /** The flag, a member of the request. */
  readonly flag: string;
  readonly members: ReadonlySet<string>;
}

/** The parts of a contract resource from which a resource type is built. */
export interface ResourceTypeOptions {
  readonly record?: TObject;
  readonly idField?: string;
  readonly lookupField?: string;
  readonly list: Operation<TObject>;
  readonly get?: Operation<TObject>;
  readonly stat?: Operation<TObject>;
  readonly listsBare?: boolean;
  /** Members read by fields of another name. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Members that fields of other areas read, by these fields. */
  readonly readElsewhere?: Readonly<Record<string, readonly string[]>>;
  /** Conditions of a filter that other records answer. */
  readonly lookups?: Readonly<Record<string, FilterLookup>>;
  /** Fields of an order that are not members of the record. */
  readonly orderPaths?: Readonly<Record<string, string>>;
  /** Members whose values are converted in conditions. */
  readonly conditionValues?: Readonly<Record<string, (text: string) => string>>;
  readonly queryAliases?: Readonly<Record<string, string>>;
  readonly secretFields?: readonly string[];
  readonly defaultSort?: readonly string[];
  readonly keywordFields?: readonly string[];
  readonly under?: string;
  readonly onDemand?: OnDemand;
}

/**
 * Connects a graph type with a resource of the contract.
 *
 * @throws {Error} at start, when the contract gives the resource no record or identifier
 */
export const resourceType = <Row extends AnyRow>(
  type: string,
  options: ResourceTypeOptions,
  stub: (id: string) => Row,
): ResourceType<Row> => {
  const { record, idField, list, queryAliases = {}, secretFields = [], under = null } = options;
  if (record === undefined || idField === undefined) throw new Error(`${list.id} lists no records`);
  const members = Object.entries<{ format?: unknown; type?: unknown }>(record.properties).filter(
    ([name]) => !secretFields.includes(name),
  );
  return {
    type,
    key: idField,
    lookup: options.lookupField ?? idField,
    list,
    get: (optionalOperations.has(list.id) ? null : options.get) ?? null,
    stat: options.stat ?? null,
    isOptional: optionalOperations.has(list.id),
    listsBare: options.listsBare ?? false,
    members: new Set(members.map(([name]) => name)),
    schemas: record.properties,
    times: new Set(members.filter(([, schema]) => schema.format === 'timestamp').map(([name]) => name)),
    arrays: new Set(members.filter(([, schema]) => schema.type === 'array').map(([name]) => name)),
    fields: options.fields ?? {},
    readElsewhere: options.readElsewhere ?? {},
    aliases: queryAliases,
    conditionValues: options.conditionValues ?? {},
    lookups: options.lookups ?? {},
    orderPaths: options.orderPaths ?? {},
    defaultSort: options.defaultSort ?? [],
    keywordMembers: options.keywordFields ?? [],
    under,
    onDemand: options.onDemand ?? null,
    stub,
    records: new RequestCache(),
    lists: new RequestCache(),
    whole: new RequestCache(),
    statistics: new RequestCache(),
    counts: new RequestCache(),
    refusedStatistics: new RequestCache(),
    fieldPages: new RequestCache(),
    fieldRecords: new RequestCache(),
  };
};

/**
 * Members that a field of the graph reads: `createdAt` → `created_at`, `project` → `project_id`, `id` → the key.
 *
 * @returns an empty list where the field reads no member of the record, as for a connection
 */
export const findFieldMembers = ({ key, members, fields }: ResourceType<AnyRow>, field: string): readonly string[] => {
  if (field === 'id') return [key];
  const name = toWireName(field);
  return fields[field] ?? [name, `${name}_id`].filter((member) => members.has(member)).slice(0, 1);
};

/** The flag that makes an operation return these members, where it has a flag for one of them. */
export const findOnDemandFlag = (
  { onDemand }: ResourceType<AnyRow>,
  operation: Operation<TObject>,
  members: Iterable<string>,
): { readonly [flag: string]: true } =>
  onDemand && onDemand.flag in operation.request.properties && [...members].some((name) => onDemand.members.has(name))
    ? { [onDemand.flag]: true }
    : {};

/** Members that a `get` without projection returns, given the flag that was sent. */
export const findReturnedMembers = (
  { members, onDemand }: ResourceType<AnyRow>,
  get: Operation<TObject>,
  demand: object,
): ReadonlySet<string> =>
  onDemand && onDemand.flag in get.request.properties && !(onDemand.flag in demand)
    ? members.difference(onDemand.members)
    : members;

/** Whether an operation requires the domain in its request. */
export const needsDomain = (operation: Operation<TObject>): boolean =>
  operation.request.required?.includes('domain_id') ?? false;
