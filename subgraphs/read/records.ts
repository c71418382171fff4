import type { Context } from '../context.ts';
import { nullWhereNotVisible, OperationError } from '../errors.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import type { FieldRecords, RecordSource } from './loaders.ts';
import { RecordLoader } from './recordLoader.ts';
import {
  addMembersReadByOtherAreas,
  findMembersReadAsEntity,
  findSelectedMembers,
  findSelectedMembersAnywhere,
  findSelectedMembersBelow,
  type SelectionInfo,
} from './selection.ts';
import { markUnknown } from './unknownRecords.ts';

/**
 * The request's loader of a resource type's records by key. The token's own domain and no domain give the same loader.
 */
export const getRecordLoader = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  domainId: string | null | undefined,
): RecordSource<Row> => {
  const domain = domainId && domainId !== context.claims?.did ? domainId : null;
  const key = domain === null ? '' : `in ${domain}`;
  return resource.records.get(context, key) ?? createRecordLoader(context, resource, key, domain);
};

const createRecordLoader = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  key: string,
  domainId: string | null,
): RecordSource<Row> => {
  const loader = new RecordLoader(context, { resource, by: resource.key, domainId });
  resource.records.set(context, key, loader);
  return loader;
};

/**
 * Looks up a record by its identifier.
 *
 * @returns null where there is none, or where it is not visible to the viewer
 */
export const lookUpRecord = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  id: string,
  info: SelectionInfo,
  domainId?: string | null,
): Promise<Row | null> =>
  getRecordLoader(context, resource, domainId).load(
    id,
    findSelectedMembers(resource, info),
    addMembersReadByOtherAreas(context, resource, findSelectedMembersAnywhere(resource, info)),
  );

/**
 * Looks up a record by a unique member that is not its key. Lookups of one tick are batched into one `list`, like those
 * by key.
 *
 * @param by member on the wire, e.g. `service_account_id`
 * @returns null where there is none, or where it is not visible to the viewer
 */
export const lookUpRecordBy = async <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  by: string,
  value: string,
  info: SelectionInfo,
): Promise<Row | null> => {
  const members = findSelectedMembers(resource, info);
  const found = await resource.records
    .getOrCreate(context, `by ${by}`, () => new RecordLoader(context, { resource, by, domainId: null }))
    .load(value, members);
  if (found) getRecordLoader(context, resource, null).prime([found], members);
  return found;
};

/**
 * The record that references another one by a unique member.
 *
 * @returns null where none does, or where it is not visible to the viewer
 */
export const findReferencingRecord = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  by: string,
  value: string,
  info: SelectionInfo,
): Promise<Row | null> => lookUpRecordBy(context, resource, by, value, info).catch(nullWhereNotVisible);

/**
 * The record that another one references. Where only its identifier or connections by it are selected, nothing is
 * fetched.
 *
 * @returns null where there is no reference, where the record does not exist, or where it is not visible to the viewer;
 * for an unavailable optional read, a row with the identifier only (`orDefault`)
 */
export const loadReferencedRecord = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  id: string | undefined,
  info: SelectionInfo,
): Row | Promise<Row | null> | null => {
  if (!id || id === '*') return null;
  const last = resource.fieldRecords.get(context, info.fieldNodes);
  const field = last?.variableValues === info.variableValues ? last : getFieldRecords(context, resource, info);
  return field.loader === null ? resource.stub(id) : field.loader.loadReferenced(id, field.members, field.along);
};

/** All rows of one field share its nodes and a set of variables: only the first row looks for the loader. */
const getFieldRecords = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  info: SelectionInfo,
): FieldRecords<Row> => {
  const { variableValues, fieldNodes } = info;
  const members = findSelectedMembers(resource, info);
  const loader = members.size === 1 ? null : getRecordLoader(context, resource, null);
  const along = addMembersReadByOtherAreas(context, resource, findSelectedMembersBelow(resource, info));
  const field = { variableValues, members, along, loader };
  resource.fieldRecords.set(context, fieldNodes, field);
  return field;
};

/**
 * The record of an optional read that a query starts at. Where only its identifier or connections by it are selected, its
 * existence is checked; lookups of one tick share one POST.
 *
 * @returns null where there is no such record, or where it is not visible to the viewer; a row with the identifier only where
 * that cannot be found out: the deployment lacks the read, the caller may not call it, or it fails and nothing of it is selected
 */
export const lookUpRootRecord = async <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  id: string,
  info: SelectionInfo,
): Promise<Row | null> => {
  if (!id || id === '*') return null;
  const members = findSelectedMembers(resource, info);
  const along = findSelectedMembersAnywhere(resource, info).union(findMembersReadAsEntity(context, resource));
  return getRecordLoader(context, resource, null)
    .load(id, members, along)
    .catch((error: unknown) => {
      if (!isTolerable(error, members.size > 1)) throw error;
      return markUnknown(resource.stub(id));
    });
};

/** Whether a record may be returned with its identifier only, although the read of it failed. */
const isTolerable = (error: unknown, areMembersSelected: boolean): boolean =>
  error instanceof OperationError &&
  (areMembersSelected ? ['FORBIDDEN', 'NOT_IMPLEMENTED'].includes(error.code) : error.code !== 'UNAUTHENTICATED');

/** The records of an optional read for a list of identifiers, in the same order, without `*` and empty identifiers. */
export const loadReferencedRecords = async <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  ids: readonly string[] | undefined,
  info: SelectionInfo,
): Promise<Row[]> => {
  const rows = await Promise.all((ids ?? []).map((id) => loadReferencedRecord(context, resource, id, info)));
  return rows.filter((row) => row !== null);
};

/**
 * The record that a token names. It exists even where the bearer may not read it: then only its identifier is known.
 *
 * @returns null where the token names none
 */
export const loadRecordOfToken = async <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  id: string | undefined,
  info: SelectionInfo,
): Promise<Row | null> =>
  (await loadReferencedRecord(context, resource, id, info)) ?? (id && id !== '*' ? resource.stub(id) : null);
