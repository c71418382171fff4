import type { Context } from './context.ts';
import { nullWhereOutOfSight } from './errors.ts';
import type { AnyRow, Kind } from './kind.ts';
import { RecordLoader } from './recordLoader.ts';
import { type Info, membersAnywhere, membersBelow, membersWanted } from './selection.ts';

/** The loader of a kind in this request, by the key of its records. To name the domain of the token is to name none. */
export const recordsOf = <Row extends AnyRow>(
  context: Context,
  kind: Kind<Row>,
  domainId: string | null | undefined,
): RecordLoader<Row> => {
  const domain = domainId && domainId !== context.claims?.did ? domainId : null;
  const key = domain === null ? '' : `in ${domain}`;
  return (
    kind.records.known(context, key) ??
    kind.records.of(context, key, () => new RecordLoader(context, { kind, by: kind.key, domainId: domain }))
  );
};

/**
 * Looks a record up by its identifier.
 *
 * @returns null where there is none, or where it is not the viewer's to see
 */
export const record = <Row extends AnyRow>(
  context: Context,
  kind: Kind<Row>,
  id: string,
  info: Info,
  domainId?: string | null,
): Promise<Row | null> =>
  recordsOf(context, kind, domainId).load(id, membersWanted(kind, info), membersAnywhere(kind, info));

/**
 * Looks a record up by a member that is not its key, but of which no two records have the same value. Many such lookups
 * of one tick are one `list`, as those by key are.
 *
 * @param by member on the wire, e.g. `service_account_id`
 * @returns null where there is none, or where it is not the viewer's to see
 */
export const recordBy = async <Row extends AnyRow>(
  context: Context,
  kind: Kind<Row>,
  by: string,
  value: string,
  info: Info,
): Promise<Row | null> => {
  const members = membersWanted(kind, info);
  const found = await kind.records
    .of(context, `by ${by}`, () => new RecordLoader(context, { kind, by, domainId: null }))
    .load(value, members);
  if (found) recordsOf(context, kind, null).prime([found], members);
  return found;
};

/**
 * The record that hangs on another one, by a member of which no two records have the same value.
 *
 * @returns null where none does, or where it is not the viewer's to see
 */
export const referredBy = <Row extends AnyRow>(
  context: Context,
  kind: Kind<Row>,
  by: string,
  value: string,
  info: Info,
): Promise<Row | null> => recordBy(context, kind, by, value, info).catch(nullWhereOutOfSight);

/**
 * The record that another one names. Where only its identifier is selected, or what hangs on it, nothing is fetched.
 *
 * @returns null where none is named, where it does not exist, or where it is not the viewer's to see
 */
export const referred = <Row extends AnyRow>(
  context: Context,
  kind: Kind<Row>,
  id: string | undefined,
  info: Info,
): Row | Promise<Row | null> | null => {
  if (!id || id === '*') return null;
  const members = membersWanted(kind, info);
  if (members.size === 1) return kind.stub(id);
  return recordsOf(context, kind, null).loadNamed(id, members, membersBelow(kind, info));
};

/**
 * The record that a token names, which is there though the bearer may not read it: then nothing but its identifier is known.
 *
 * @returns null where the token names none
 */
export const namedByToken = async <Row extends AnyRow>(
  context: Context,
  kind: Kind<Row>,
  id: string | undefined,
  info: Info,
): Promise<Row | null> => (await referred(context, kind, id, info)) ?? (id && id !== '*' ? kind.stub(id) : null);
