/** Large values of every kind that a request may have, as JSON text: of so many characters, or a little more. */
import type { TSchema } from 'typebox';
import type { JsonMembers } from '../../service/values/jsonObject.ts';

/** A kind of value, and a maker of its JSON text. */
export interface LargeValue {
  readonly what: string;
  /** @param size length of the text, in characters */
  readonly write: (size: number) => string;
}

/** A large value in place of a member of a request. */
export interface LargeMember extends LargeValue {
  /** Path of the member. */
  readonly path: readonly string[];
}

/** A text, repeated up to a length. */
export const repeatText = (text: string, size: number): string =>
  text.repeat(Math.max(1, Math.floor(size / text.length)));

/** Texts with a number, separated by commas. */
export const printNumbered = (size: number, write: (number: number) => string): string => {
  const written: string[] = [];
  for (let length = 0; length < size; length += (written.at(-1)?.length ?? 0) + 1) written.push(write(written.length));
  return written.join();
};

/** Texts that are slow where a pattern tries each place, or each length. */
const texts: readonly LargeValue[] = [
  { what: 'a long text', write: (size) => `"${repeatText('x', size)}"` },
  { what: 'a long text of spaces', write: (size) => `"a${repeatText(' ', size)}a"` },
  { what: 'a long text of digits', write: (size) => `"${repeatText('1', size)}"` },
  { what: 'a long dotted text', write: (size) => `"${repeatText('a.', size)}"` },
  { what: 'a long text of escapes', write: (size) => `"${repeatText('\\u20ac\\"', size)}"` },
];

const lists: readonly LargeValue[] = [
  { what: 'many numbers', write: (size) => `[${printNumbered(size, String)}]` },
  { what: 'many texts', write: (size) => `[${printNumbered(size, (number) => `"text ${number}"`)}]` },
  { what: 'many empty lists', write: (size) => `[${printNumbered(size, () => '[]')}]` },
  { what: 'many small objects', write: (size) => `[${printNumbered(size, (number) => `{"a":${number},"b":"c"}`)}]` },
];

const DEPTH = 190;
const printNested = (open: string, close: string) => `${open.repeat(DEPTH)}1${close.repeat(DEPTH)}`;

const objects: readonly LargeValue[] = [
  { what: 'many members', write: (size) => `{${printNumbered(size, (number) => `"name ${number}":"x"`)}}` },
  { what: 'many numbered members', write: (size) => `{${printNumbered(size, (number) => `"${number * 7}":1`)}}` },
  { what: 'a member with a long name', write: (size) => `{"${repeatText('x', size)}":1}` },
  { what: 'a member with a long text', write: (size) => `{"a":"${repeatText('x', size)}"}` },
  { what: 'a member with many numbers', write: (size) => `{"a":[${printNumbered(size, String)}]}` },
  {
    what: 'deep objects',
    write: (size) => `{${printNumbered(size, (number) => `"${number}":${printNested('{"a":', '}')}`)}}`,
  },
];

const malformed: readonly LargeValue[] = [
  { what: 'unclosed lists', write: (size) => repeatText('[', size) },
  { what: 'deep lists', write: (size) => `${repeatText('[', size / 2)}${repeatText(']', size / 2)}` },
  { what: 'a long number', write: (size) => repeatText('1', size) },
  { what: 'white space', write: (size) => `1${repeatText(' \n', size)}` },
];

/** Values of every kind, for members that no operation declares, and for free-form ones. */
export const anyValues: readonly LargeValue[] = [...texts, ...lists, ...objects, ...malformed];

interface SchemaOutline {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly items?: TSchema;
}

/** Values of members by their names, where a text would not do. */
export type ValuesByName = Readonly<Record<string, unknown>>;

/**
 * A small value of a schema, with all of its members.
 *
 * @param number distinguishes ids and names
 */
export const smallValue = (schema: TSchema, name: string, known: ValuesByName, number = 0): unknown => {
  const outline = schema as SchemaOutline;
  if (Object.hasOwn(known, name)) return known[name];
  if (outline.enum) return outline.enum[0];
  if (outline.format === 'timestamp') return '2024-05-01T00:00:00Z';
  if (outline.type === 'string') return `${name} ${number}`;
  if (outline.type === 'integer' || outline.type === 'number') return 1;
  if (outline.type === 'boolean') return true;
  if (outline.type === 'array') return [smallValue(outline.items ?? {}, name, known, number)];
  const members = Object.entries(outline.properties ?? {});
  return Object.fromEntries(members.map(([each, member]) => [each, smallValue(member, each, known, number)]));
};

/** Large values of a schema, with the path of each. */
const largeValues = (schema: TSchema, path: readonly string[], known: ValuesByName): readonly LargeMember[] => {
  const { type, properties, items } = schema as SchemaOutline;
  const name = path.at(-1) ?? '';
  const at = (values: readonly LargeValue[]) => values.map((value) => ({ ...value, path }));
  if (properties)
    return Object.entries(properties).flatMap(([each, member]) => largeValues(member, [...path, each], known));
  if (type === 'string') return at(texts);
  if (type === 'object') return at(objects);
  if (type !== 'array') return at(type === undefined ? anyValues : malformed);
  const write = (number: number) => JSON.stringify(smallValue(items ?? {}, name, known, number));
  return at([...lists, { what: 'many elements', write: (size) => `[${printNumbered(size, write)}]` }]);
};

/** Queries have inputs of their own. */
const QUERIES = ['query', 'query_options'];

/** Large values of all members of a request, and of one that it does not declare. */
export const largeMembers = (request: TSchema, known: ValuesByName): readonly LargeMember[] => {
  const { properties = {} } = request as SchemaOutline;
  const declared = Object.entries(properties).filter(([name]) => !QUERIES.includes(name));
  return [
    ...anyValues.map((value) => ({ ...value, path: ['undeclared'] })),
    ...declared.flatMap(([name, member]) => largeValues(member, [name], known)),
  ];
};

/** The JSON text of an object in which a member, at any depth, has a value given as JSON text. */
export const printWithMember = (body: unknown, [name = '', ...rest]: readonly string[], text: string): string => {
  const { [name]: inner, ...others } = (body ?? {}) as Readonly<JsonMembers>;
  const value = rest.length === 0 ? text : printWithMember(inner, rest, text);
  const written = JSON.stringify(others);
  return `${written.slice(0, -1)}${written === '{}' ? '' : ','}${JSON.stringify(name)}:${value}}`;
};
