import type { TestSubgraph } from './federate.ts';
import type { ChooseNumber } from './writeSupergraph.ts';

/**
 * Writes the subgraphs of a plain supergraph from a list of numbers, each of which is a choice. Any list makes one;
 * shorter lists of smaller numbers make simpler ones. Each subgraph has some entities, all with the same key, and
 * fields of its own; some have only the key, some share a field or a root field, some elements are inaccessible.
 */
export const writePlainSupergraph = (choices: readonly number[]): Readonly<Record<string, TestSubgraph>> => {
  let at = 0;
  const choose = (bound: number) => (choices[at++] ?? 0) % bound;
  const names = Array.from({ length: 2 + choose(3) }, (_, index) => `s${index}`);
  return Object.fromEntries(names.map((name, index) => [name, writeSubgraph(index, choose)]));
};

const ENTITIES = ['E0', 'E1', 'E2', 'E3'] as const;
const VALUES = `
  type Inner @shareable { left: Int text(n: Int): String! mood: Mood moods: [Mood!]! first: E0 others: [E1] }
  enum Mood { GLAD SAD SECRET @inaccessible }
  enum Level { LOW HIGH }
  union Some = E0 | E1 | Inner`;
const LEAF_TYPES = ['Int', 'String', 'Int!', '[Int]', '[[Boolean!]]', 'Mood', '[[Int!]!]!'];
const TYPE_PATTERNS = ['%', '[%]', '%!', '[%!]!', '[[%!]]', '[[%]!]!'];
const OBJECTS = [...ENTITIES, 'Inner', 'Some', 'E0', 'E1'];
const ARGUMENTS = ['', '', '', '(n: Int)', '(by: By)', '(level: Level, n: Int)'];

const writeSubgraph = (index: number, choose: ChooseNumber): TestSubgraph => {
  const types = ENTITIES.map(
    (name) => `type ${name} @key(fields: "id") { id: ID! ${writeFields(name, index, choose)} }`,
  );
  const roots = Array.from({ length: 1 + choose(3) }, (_, at) => writeField(`q${index}${at}`, choose, true));
  const shared = choose(2) === 0 ? 'all: [E0] @shareable' : '';
  const changes = Array.from({ length: choose(3) }, (_, at) => writeField(`do${index}${at}`, choose, true));
  const mutation = changes.length > 0 ? `type Mutation { ${changes.join(' ')} }` : '';
  const sdl = `type Query { ${roots.join(' ')} ${shared} } ${mutation} ${VALUES} input By { n: Int level: Level } ${types.join('\n')}`;
  const references = ENTITIES.map((name) => [
    name,
    { __resolveReference: (thing: object) => ({ ...thing, __typename: name }) },
  ]);
  return { sdl, resolvers: Object.fromEntries(references) };
};

/** Fields `own…` belong to one subgraph, `shared` to all that have it. */
const writeFields = (name: string, index: number, choose: ChooseNumber): string => {
  const own = Array.from({ length: choose(4) }, (_, at) => writeField(`own${name}${index}${at}`, choose, false));
  const shared = choose(3) === 0 ? 'shared: Inner @shareable' : '';
  const hidden = choose(6) === 5 ? `hidden${index}: E0 @inaccessible` : '';
  return [...own, shared, hidden].join(' ');
};

const writeField = (name: string, choose: ChooseNumber, isObject: boolean): string => {
  const given = ARGUMENTS[choose(ARGUMENTS.length)] ?? '';
  const object = isObject || choose(2) === 0;
  const type = object
    ? (TYPE_PATTERNS[choose(TYPE_PATTERNS.length)] ?? '%').replace('%', OBJECTS[choose(OBJECTS.length)] ?? 'E0')
    : LEAF_TYPES[choose(LEAF_TYPES.length)];
  return `${name}${given}: ${type}`;
};
