/** The loaders of one request as their callers see them, and what a field of the query requests of them. */
import type { GraphQLResolveInfo } from 'graphql';
import type { JsonObject } from '../wire/jsonObject.ts';
import type { ConnectionPage, PageArguments } from './page.ts';

/** A condition of a filter that other records answer, such as `AlertFilter.serviceId`. */
export interface FilterLookup {
  /**
   * Finds the records that meet a condition.
   *
   * @param context of the request (`Context`)
   * @param condition as the query gives it
   * @returns filters without such conditions; the same records meet all of them
   */
  filtersFor(context: object, condition: object): Promise<readonly object[]>;
}

/** Loads single records. */
export interface RecordSource<Row> {
  /**
   * Loads a record by its identifier, or by another unique member.
   *
   * @param members members that the caller needs
   * @param along members to request where the record must be fetched: `members` and those needed later in the query
   * @returns null where upstream returns none: the record is deleted or not visible to the viewer
   * @throws {OperationError} every identifier of a batch fails with the POST that contained it
   */
  load(id: string, members: ReadonlySet<string>, along?: ReadonlySet<string>): Promise<Row | null>;
  /**
   * The same for a record that another one references; all references to it share one promise.
   *
   * @returns null also where the caller may not see the record; for an optional read, then a row with the identifier
   * only
   */
  loadReferenced(id: string, members: ReadonlySet<string>, along: ReadonlySet<string>): Promise<Row | null>;
  /** Caches rows of a list, so that they are not fetched again. */
  prime(rows: readonly Row[], members: ReadonlySet<string>): void;
}

/** Loads pages of one list. */
export interface PageLoader<Row> {
  /**
   * The page under a parent.
   *
   * @param field the same object for all parents, where possible
   * @throws {OperationError} of the call that fetched it, or BAD_USER_INPUT for invalid page arguments
   */
  load(parent: string, field: FieldRequest): Promise<ConnectionPage<Row>>;
}

/** All records of a type that the caller may see, in any order, with some of their members. */
export interface WholeList<Row> {
  readonly rows: readonly Row[];
  readonly members: ReadonlySet<string>;
}

/** Loads rows of statistics. */
export interface StatisticsSource {
  /**
   * The rows of a parent.
   *
   * @throws {OperationError} of `stat`; UPSTREAM_INVALID_RESPONSE when rows of the answer do not contain their parent
   */
  load(parent: string): Promise<readonly JsonObject[]>;
}

/** Statistics that count the records of each parent, perhaps among other numbers. */
export interface CountSource {
  readonly source: StatisticsSource;
  /** Name of the count in the row of a parent. */
  readonly name: string;
}

/** The fields selected of a connection. */
export interface SelectedPageFields {
  /** Whether rows are selected, or cursors, which only rows have. */
  readonly rows: boolean;
  readonly pageInfo: boolean;
  readonly cursors: boolean;
  /** Whether the total count is selected. */
  readonly total: boolean;
  /** Whether only counts by values are selected, which need no page. */
  readonly onlyCounts: boolean;
  /**
   * Members to request, always including the key; also members of the same records that are selected deeper in the
   * query.
   */
  readonly members: ReadonlySet<string>;
}

/** The page that a field requests under each parent, and the fields selected of it. */
export interface FieldRequest {
  readonly page: PageArguments;
  readonly selected: SelectedPageFields;
}

/** The loader of a list, and what a field of the query requests of it; cached per set of variables. */
export interface FieldPage<Row> extends FieldRequest {
  readonly variableValues: GraphQLResolveInfo['variableValues'];
  readonly loader: PageLoader<Row>;
}

/** The members that a field of the query requests of the records it references; cached per set of variables. */
export interface FieldRecords<Row> {
  readonly variableValues: GraphQLResolveInfo['variableValues'];
  readonly members: ReadonlySet<string>;
  /** The same, and members of these records that are selected deeper in the query. */
  readonly along: ReadonlySet<string>;
  /** Null where only the identifier is selected, so that nothing is fetched. */
  readonly loader: RecordSource<Row> | null;
}
