import { Kind, type ObjectFieldNode, parseValue, print, type ValueNode } from 'graphql';

/** The member of a value along names; undefined if there is none. */
export const findMember = (value: ValueNode | undefined, path: readonly string[]): ValueNode | undefined => {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (value?.kind !== Kind.OBJECT) return undefined;
  return findMember(value.fields.find((field) => field.name.value === name)?.value, rest);
};

/**
 * The text of a value in which a member is set, or removed by null. Objects that then have no member are removed too.
 *
 * @throws {GraphQLError} if `text` is no value
 */
export const setMember = (
  value: ValueNode | undefined,
  path: readonly string[],
  text: string | null,
): string | null => {
  const changed = changeMember(value, path, text === null ? undefined : parseValue(text));
  return changed === undefined ? null : print(changed);
};

const changeMember = (
  value: ValueNode | undefined,
  path: readonly string[],
  member: ValueNode | undefined,
): ValueNode | undefined => {
  const [name, ...rest] = path;
  if (name === undefined) return member;
  const fields = value?.kind === Kind.OBJECT ? value.fields : [];
  const changed = changeMember(fields.find((field) => field.name.value === name)?.value, rest, member);
  const others = fields.filter((field) => field.name.value !== name);
  const next = changed === undefined ? others : replaceField(fields, name, changed);
  return next.length === 0 ? undefined : { kind: Kind.OBJECT, fields: next };
};

const replaceField = (fields: readonly ObjectFieldNode[], name: string, value: ValueNode): ObjectFieldNode[] => {
  const field: ObjectFieldNode = { kind: Kind.OBJECT_FIELD, name: { kind: Kind.NAME, value: name }, value };
  const at = fields.findIndex((one) => one.name.value === name);
  return at < 0 ? [...fields, field] : fields.with(at, field);
};

/** What a person types for a value: texts without quotes. */
export const toInputText = (value: ValueNode | undefined): string => {
  if (value === undefined) return '';
  return value.kind === Kind.STRING ? value.value : print(value);
};

/**
 * The value that a person has typed, as GraphQL writes it. Texts need no quotes; `$name` is a variable.
 *
 * @param isText whether the type is written in quotes: not numbers, enumerations, objects and lists
 * @returns null for nothing; undefined if it is no value
 */
export const toValueText = (typed: string, isText: boolean): string | null | undefined => {
  const text = typed.trim();
  if (text === '') return null;
  if (/^\$\w+$/.test(text) || text === 'null') return text;
  if (isText) return JSON.stringify(typed);
  try {
    parseValue(text);
    return text;
  } catch {
    return undefined;
  }
};
