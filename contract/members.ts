/** Schema builders for the messages of the contract: one per kind of member. */
import Type, { type TObject, type TOptional, type TSchema } from 'typebox';
import Format from 'typebox/format';

/** Times the service accepts (semantics 1.2.5): ISO 8601 date-time or date, `Z`, an offset or nothing for UTC. */
const acceptedTime = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
Format.Set('timestamp', (value) => value === '' || (acceptedTime.test(value) && !Number.isNaN(Date.parse(value))));

/** A plain string member. The service trims white space around it before it stores it (semantics 1.1.10). */
export const text = (description: string) => Type.String({ description });
/** An instant: ISO 8601, UTC, three decimals, `Z`; the empty string when not set (semantics 1.2.4). */
export const time = (description: string) => Type.String({ format: 'timestamp', description });
/** A 32-bit integer. */
export const int32 = (description: string) =>
  Type.Integer({ minimum: -2147483648, maximum: 2147483647, format: 'int32', description });
/** A JSON number. */
export const float = (description: string) => Type.Number({ description });
/** A boolean. */
export const flag = (description: string) => Type.Boolean({ description });
/** A free-form JSON object, stored as it is sent. */
export const struct = (description: string) => Type.Record(Type.String(), Type.Unknown(), { description });
const FORM = Symbol('form');
/** A JSON object that the interface document declares free-form, but that is parsed as a message. */
export const structOf = (form: TObject, description: string) =>
  Type.With(struct(description), { [FORM]: form }) as ReturnType<typeof struct>;
/** The message that a free-form object is parsed as; undefined where there is none. */
export const formOf = (schema: TSchema): TObject | undefined => (schema as { [FORM]?: TObject })[FORM];

const MERGED = Symbol('merged');
/** Marks a member of an update request that is merged into the stored value instead of replacing it. */
export const mergeMember = <Schema extends TSchema>(schema: Schema): Schema =>
  Type.With(schema, { [MERGED]: true }) as Schema;
/** Whether a member of an update request is merged into the stored value. */
export const isMerged = (schema: TSchema): boolean => MERGED in schema;

const NEVER_CLEARED = Symbol('never cleared');
/** Marks a member of an update request that an empty value does not clear. */
export const neverCleared = <Schema extends TSchema>(schema: Schema): Schema =>
  Type.With(schema, { [NEVER_CLEARED]: true }) as Schema;
/** Whether an empty value never clears a member of an update request: it is ignored, or refused for a merged member. */
export const isNeverCleared = (schema: TSchema): boolean => NEVER_CLEARED in schema || isMerged(schema);

/** A JSON array of any values, stored as it is sent. */
export const values = (description: string) => Type.Array(Type.Unknown(), { description });
/** Any JSON value. */
export const anything = (description: string) => Type.Unknown({ description });
/** A repeated member. */
export const list = <Item extends TSchema>(item: Item, description: string) => Type.Array(item, { description });
/** A repeated string member. */
export const texts = (description: string) => Type.Array(Type.String(), { description });
/** A nested message or an enumeration, with a description for this place. */
export const nested = <Schema extends TSchema>(schema: Schema, description: string): Schema =>
  Type.With(schema, { description }) as Schema;
/** A member that may be absent. */
export const optional = Type.Optional;

/** A closed set of values. Clients must tolerate values that are added later (semantics 5.1). */
export const enumeration = <const Values extends readonly string[]>(
  title: string,
  values: Values,
  description: string,
) => Type.Enum<[...Values]>([...values], { title, description });

/** A message, named as in the interface document, e.g. `monitoring.AlertInfo`. */
export const message = <Members extends Record<string, TSchema>>(
  title: string,
  description: string,
  members: Members,
) => Type.Object(members, { title, description });

/** The list message of a record: `{results, total_count}`; `total_count` counts all matches, before paging. */
export const listOf = <Item extends TSchema>(title: string, item: Item) =>
  message(title, 'One page of records, and the total number.', {
    results: list(item, 'The records of this page.'),
    total_count: int32('Number of matching records on all pages.'),
  });

/** A message nested in requests, with the members that callers may leave out there (semantics 1.1.8). */
export const inRequest = <Message extends TObject, Keys extends (keyof Message['properties'] & string)[]>(
  schema: Message,
  keys: [...Keys],
) => {
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, member]) =>
      keys.includes(name) ? [name, Type.Optional(member)] : [name, member],
    ),
  );
  return Type.Object(properties) as unknown as TObject<{
    [Name in keyof Message['properties']]: Name extends Keys[number]
      ? TOptional<Message['properties'][Name]>
      : Message['properties'][Name];
  }>;
};

/** The empty answer, `{}`. */
export const Empty = Type.Object({}, { title: 'Empty', description: 'An empty answer: `{}`.' });
/** A free-form answer. */
export const Struct = struct('A free-form JSON object.');
