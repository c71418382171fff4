/** Locates the members named in an upstream error message in a mutation's input. */
import type { TObject, TSchema } from 'typebox';
import { externalReferences } from '../../contract/references.ts';
import type { Operation } from '../../contract/resource.ts';
import type { UpstreamMessage } from '../upstream/upstreamMessage.ts';
import { isObject } from '../wire/jsonObject.ts';
import { itemsOf, propertiesOf, toMemberName } from '../wire/messages.ts';
import { toGraphName } from '../wire/names.ts';

type MutationInputPath = readonly string[];
type NamedMembers = Pick<UpstreamMessage, 'members' | 'value'>;

/**
 * The path inside the input of the members that a message names, in the graph's names, outermost first.
 *
 * @returns null where the message names no member that the input has or could have
 */
export const findInputPath = (
  { members, value }: NamedMembers,
  operation: Operation<TObject>,
  input: object,
): MutationInputPath | null => {
  const path = findMemberPath({ members, value }, operation, input);
  if (path === null || value === undefined) return path;
  const [within = []] = findPathsTo(value, readValueAt(input, path));
  return [...path, ...within];
};

const readValueAt = (input: object, path: MutationInputPath) =>
  path.reduce<unknown>(
    (value, step) => (isObject(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined),
    input,
  );

const findMemberPath = (
  { members, value }: NamedMembers,
  operation: Operation<TObject>,
  input: object,
): MutationInputPath | null => {
  const named = members.map((member) => member.split('.'));
  // For a unique combination, the last member distinguishes it from others: `domain_id, name`.
  const given = named.map((steps) => findGivenPath(steps, operation, input)).findLast((path) => path !== null);
  return (
    given ??
    findFirst(named, (steps) => findAbsentPath(steps, operation)) ??
    findFirst(named, ([member = '']) => findReferencePath(member, operation, input)) ??
    findValuePath(named.at(-1)?.[0], value, input)
  );
};

const findFirst = (
  named: readonly MutationInputPath[],
  find: (steps: MutationInputPath) => MutationInputPath | null,
): MutationInputPath | null => {
  for (const steps of named) {
    const path = find(steps);
    if (path !== null) return path;
  }
  return null;
};

/** The path of a member that the input has. */
const findGivenPath = (
  [member = '', ...inner]: MutationInputPath,
  operation: Operation<TObject>,
  input: object,
): MutationInputPath | null => {
  const name = Object.keys(input).find((own) => toMemberName(operation, own) === member);
  return name === undefined ? null : [name, ...toInnerPath(operation.request.properties[member], inner)];
};

/** The path of a member that the input could have, directly or inside one that it has: `fields` of `query_options`. */
const findAbsentPath = (steps: MutationInputPath, { request }: Operation<TObject>): MutationInputPath | null => {
  const [member = '', ...inner] = steps;
  const schema = request.properties[member];
  if (schema) return [toGraphName(member), ...toInnerPath(schema, inner)];
  const [holder, ...others] = Object.entries(request.properties).filter(([name, nested]) =>
    member === 'query' ? name === 'query_options' : member in (propertiesOf(nested) ?? {}),
  );
  if (holder === undefined || others.length > 0) return null;
  return [toGraphName(holder[0]), ...toInnerPath(holder[1], member === 'query' ? inner : steps)];
};

/** Short member names of the query language, which the graph does not use. */
const LONG: Readonly<Record<string, string>> = { k: 'key', v: 'value', o: 'operator' };

/** The steps below a member, as far as the contract defines them; steps inside a free-form value are dropped. */
const toInnerPath = (schema: TSchema | undefined, [step, ...rest]: MutationInputPath): MutationInputPath => {
  if (schema === undefined || step === undefined) return [];
  const items = itemsOf(schema);
  if (items) return /^\d+$/.test(step) ? [step, ...toInnerPath(items, rest)] : toInnerPath(items, [step, ...rest]);
  const member = propertiesOf(schema)?.[step];
  return member === undefined ? [] : [toGraphName(LONG[step] ?? step), ...toInnerPath(member, rest)];
};

/** The resource that a member of a record references, by the member's name on the wire. */
const referents = new Map<string, string>(Object.entries(externalReferences));

/** Upstream may report a missing record by its key, `user_id`, where the input has it as `assigneeId`. */
const findReferencePath = (member: string, operation: Operation<TObject>, input: object): MutationInputPath | null => {
  const referent = referents.get(member);
  if (referent === undefined) return null;
  const [name, ...others] = Object.keys(input).filter(
    (own) => referents.get(toMemberName(operation, own)) === referent,
  );
  return name === undefined || others.length > 0 ? null : [name];
};

/**
 * Or the value is nested deeper, as a user among `members`: found by a member name like the key's, or where one member
 * alone has the value.
 */
const findValuePath = (key: string | undefined, value: string | undefined, input: object): MutationInputPath | null => {
  const holders = value === undefined ? [] : findPathsTo(value, input).map(dropIndex);
  const name = toGraphName(key ?? '').replace(/Id$/, '');
  const fitting = holders.filter((holder) => [`${name}Id`, `${name}Ids`].includes(holder.at(-1) ?? ''));
  const [holder, ...others] = fitting.length > 0 ? fitting : holders;
  return holder === undefined || others.some((other) => `${other}` !== `${holder}`) ? null : holder;
};

/** The member that holds a value, directly or in a list. */
const dropIndex = (place: MutationInputPath): MutationInputPath =>
  /^\d+$/.test(place.at(-1) ?? '') ? place.slice(0, -1) : place;

/** The paths to a value, which upstream may have trimmed, with the positions in lists. */
const findPathsTo = (value: string, within: unknown): MutationInputPath[] => {
  if (typeof within === 'string' || typeof within === 'number') return String(within).trim() === value ? [[]] : [];
  if (!isObject(within) && !Array.isArray(within)) return [];
  return Object.entries(within).flatMap(([step, inner]) => findPathsTo(value, inner).map((place) => [step, ...place]));
};
