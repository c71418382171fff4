/** Locates the members named in an upstream error message in a mutation's input. */
import type { TObject, TSchema } from 'typebox';
import { externalReferences } from '../../contract/references.ts';
import type { Operation } from '../../contract/resource.ts';
import type { UpstreamMessage } from '../upstream/upstreamMessage.ts';
import { isObject } from '../wire/jsonObject.ts';
import { itemsOf, memberName, propertiesOf } from '../wire/messages.ts';
import { graphName } from '../wire/names.ts';

type Path = readonly string[];
type NamedMembers = Pick<UpstreamMessage, 'members' | 'value'>;

/**
 * The path inside the input of the members that a message names, in the graph's names, outermost first.
 *
 * @returns null where the message names no member that the input has or could have
 */
export const inputPathOf = (
  { members, value }: NamedMembers,
  operation: Operation<TObject>,
  input: object,
): Path | null => {
  const path = memberPath({ members, value }, operation, input);
  if (path === null || value === undefined) return path;
  const [within = []] = placesOf(value, valueAt(input, path));
  return [...path, ...within];
};

const valueAt = (input: object, path: Path) =>
  path.reduce<unknown>(
    (value, step) => (isObject(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined),
    input,
  );

const memberPath = ({ members, value }: NamedMembers, operation: Operation<TObject>, input: object): Path | null => {
  const named = members.map((member) => member.split('.'));
  // For a unique combination, the last member distinguishes it from others: `domain_id, name`.
  const given = named.map((steps) => givenPath(steps, operation, input)).findLast((path) => path !== null);
  return (
    given ??
    firstOf(named, (steps) => absentPath(steps, operation)) ??
    firstOf(named, ([member = '']) => samePath(member, operation, input)) ??
    pathOfValue(named.at(-1)?.[0], value, input)
  );
};

const firstOf = (named: readonly Path[], find: (steps: Path) => Path | null): Path | null => {
  for (const steps of named) {
    const path = find(steps);
    if (path !== null) return path;
  }
  return null;
};

/** The path of a member that the input has. */
const givenPath = ([member = '', ...inner]: Path, operation: Operation<TObject>, input: object): Path | null => {
  const name = Object.keys(input).find((own) => memberName(operation, own) === member);
  return name === undefined ? null : [name, ...innerPath(operation.request.properties[member], inner)];
};

/** The path of a member that the input could have, directly or inside one that it has: `fields` of `query_options`. */
const absentPath = (steps: Path, { request }: Operation<TObject>): Path | null => {
  const [member = '', ...inner] = steps;
  const schema = request.properties[member];
  if (schema) return [graphName(member), ...innerPath(schema, inner)];
  const [holder, ...others] = Object.entries(request.properties).filter(([name, nested]) =>
    member === 'query' ? name === 'query_options' : member in (propertiesOf(nested) ?? {}),
  );
  if (holder === undefined || others.length > 0) return null;
  return [graphName(holder[0]), ...innerPath(holder[1], member === 'query' ? inner : steps)];
};

/** Short member names of the query language, which the graph does not use. */
const LONG: Readonly<Record<string, string>> = { k: 'key', v: 'value', o: 'operator' };

/** The steps below a member, as far as the contract defines them; steps inside a free-form value are dropped. */
const innerPath = (schema: TSchema | undefined, [step, ...rest]: Path): Path => {
  if (schema === undefined || step === undefined) return [];
  const items = itemsOf(schema);
  if (items) return /^\d+$/.test(step) ? [step, ...innerPath(items, rest)] : innerPath(items, [step, ...rest]);
  const member = propertiesOf(schema)?.[step];
  return member === undefined ? [] : [graphName(LONG[step] ?? step), ...innerPath(member, rest)];
};

/** The resource that a member of a record references, by the member's name on the wire. */
const referents = new Map<string, string>(Object.entries(externalReferences));

/** Upstream may report a missing record by its key, `user_id`, where the input has it as `assigneeId`. */
const samePath = (member: string, operation: Operation<TObject>, input: object): Path | null => {
  const referent = referents.get(member);
  if (referent === undefined) return null;
  const [name, ...others] = Object.keys(input).filter((own) => referents.get(memberName(operation, own)) === referent);
  return name === undefined || others.length > 0 ? null : [name];
};

/**
 * Or the value is nested deeper, as a user among `members`: found by a member name like the key's, or where one member
 * alone has the value.
 */
const pathOfValue = (key: string | undefined, value: string | undefined, input: object): Path | null => {
  const holders = value === undefined ? [] : placesOf(value, input).map(withoutIndex);
  const name = graphName(key ?? '').replace(/Id$/, '');
  const fitting = holders.filter((holder) => [`${name}Id`, `${name}Ids`].includes(holder.at(-1) ?? ''));
  const [holder, ...others] = fitting.length > 0 ? fitting : holders;
  return holder === undefined || others.some((other) => `${other}` !== `${holder}`) ? null : holder;
};

/** The member that holds a value, directly or in a list. */
const withoutIndex = (place: Path): Path => (/^\d+$/.test(place.at(-1) ?? '') ? place.slice(0, -1) : place);

/** The paths to a value, which upstream may have trimmed, with the positions in lists. */
const placesOf = (value: string, within: unknown): Path[] => {
  if (typeof within === 'string' || typeof within === 'number') return String(within).trim() === value ? [[]] : [];
  if (!isObject(within) && !Array.isArray(within)) return [];
  return Object.entries(within).flatMap(([step, inner]) => placesOf(value, inner).map((place) => [step, ...place]));
};
