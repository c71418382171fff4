import type { Context } from './context.ts';
import { nullWhereNotVisible } from './errors.ts';
import { RecordLoader } from './recordLoader.ts';
import type { AnyRow, ResourceType } from './resourceType.ts';
import { type Info, selectedMembers, selectedMembersAnywhere, selectedMembersBelow } from './selection.ts';

/** The request's loader of a resource type's records by key. Naming the token's own domain is the same as naming none. */
export const recordLoaderFor = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  domainId: string | null | undefined,
): RecordLoader<Row> => {
  const domain = domainId && domainId !== context.claims?.did ? domainId : null;
  const key = domain === null ? '' : `in ${domain}`;
  return (
    resource.records.get(context, key) ??
    resource.records.getOrCreate(
      context,
      key,
      () => new RecordLoader(context, { resource, by: resource.key, domainId: domain }),
    )
  );
};

/**
 * Looks a record up by its identifier.
 *
 * @returns null where there is none, or where it is not the viewer's to see
 */
export const record = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  id: string,
  info: Info,
  domainId?: string | null,
): Promise<Row | null> =>
  recordLoaderFor(context, resource, domainId).load(
    id,
    selectedMembers(resource, info),
    selectedMembersAnywhere(resource, info),
  );

/**
 * Looks a record up by a member that is not its key, but of which no two records have the same value. Many such lookups
 * of one tick are one `list`, as those by key are.
 *
 * @param by member on the wire, e.g. `service_account_id`
 * @returns null where there is none, or where it is not the viewer's to see
 */
export const recordBy = async <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  by: string,
  value: string,
  info: Info,
): Promise<Row | null> => {
  const members = selectedMembers(resource, info);
  const found = await resource.records
    .getOrCreate(context, `by ${by}`, () => new RecordLoader(context, { resource, by, domainId: null }))
    .load(value, members);
  if (found) recordLoaderFor(context, resource, null).prime([found], members);
  return found;
};

/**
 * The record that hangs on another one, by a member of which no two records have the same value.
 *
 * @returns null where none does, or where it is not the viewer's to see
 */
export const referencingRecord = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  by: string,
  value: string,
  info: Info,
): Promise<Row | null> => recordBy(context, resource, by, value, info).catch(nullWhereNotVisible);

/**
 * The record that another one names. Where only its identifier is selected, or what hangs on it, nothing is fetched.
 *
 * @returns null where none is named, where it does not exist, or where it is not the viewer's to see; where an optional
 * read would tell, a row that has its identifier only (`orDefault`)
 */
export const referencedRecord = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  id: string | undefined,
  info: Info,
): Row | Promise<Row | null> | null => {
  if (!id || id === '*') return null;
  const members = selectedMembers(resource, info);
  if (members.size === 1) return resource.stub(id);
  return recordLoaderFor(context, resource, null).loadReferenced(id, members, selectedMembersBelow(resource, info));
};

/** The records of an optional read that a list of identifiers names, in its order; `*` and empty ones left out. */
export const referencedRecords = async <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  ids: readonly string[] | undefined,
  info: Info,
): Promise<Row[]> => {
  const rows = await Promise.all((ids ?? []).map((id) => referencedRecord(context, resource, id, info)));
  return rows.filter((row) => row !== null);
};

/**
 * The record that a token names, which is there though the bearer may not read it: then nothing but its identifier is known.
 *
 * @returns null where the token names none
 */
export const recordOfToken = async <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  id: string | undefined,
  info: Info,
): Promise<Row | null> =>
  (await referencedRecord(context, resource, id, info)) ?? (id && id !== '*' ? resource.stub(id) : null);
