import type { TestSubgraph } from './federate.ts';

/**
 * Writes the subgraphs of a supergraph from a list of numbers, each of which is a choice. Any list makes one; shorter
 * lists of smaller numbers make simpler ones. The first subgraph has every entity with both keys, and the abstract
 * types. Each other one has some entities, with one key, both or none resolvable, and fields of its own: some require
 * fields of another subgraph, some have moved, some are provided, to several levels of one type, some belong to every
 * type of an interface, some have another type in another subgraph, and some cannot be fetched (`cutOffIslands`).
 */
export const writeSupergraph = (choices: readonly number[]): Readonly<Record<string, TestSubgraph>> => {
  let at = 0;
  const choose = (bound: number) => (choices[at++] ?? 0) % bound;
  const count = 2 + choose(3);
  const names = Array.from({ length: count }, (_, index) => `s${index}`);
  // Taken from the end of the list, so that later additions leave older lists unchanged.
  let fromEnd = choices.length;
  const chooseLate = (bound: number) => (choices[--fromEnd] ?? 0) % bound;
  return Object.fromEntries(names.map((name, index) => [name, writeSubgraph(index, choose, chooseLate)]));
};

/** Removes the keys that lead to islands in the second subgraph: the graph has their fields, but cannot fetch them. */
export const cutOffIslands = (supergraphSdl: string): string => {
  const way = /(type Island\b[^{]*@join__type\(graph: S1, key: "id")\)/;
  return supergraphSdl.replace(way, '$1, resolvable: false)');
};

type Choose = (bound: number) => number;
const ENTITIES = ['E0', 'E1', 'E2'] as const;

/** The keys of an entity in a subgraph. One that does not resolve it has only the key. */
const BY_BOTH = { keys: '@key(fields: "id") @key(fields: "code { value }")', fields: 'id: ID! code: Code!' };
const BY_ID = { keys: '@key(fields: "id")', fields: 'id: ID!' };
const BY_CODE = { keys: '@key(fields: "code { value }")', fields: 'code: Code!' };
const STUB = { keys: '@key(fields: "id", resolvable: false)', fields: 'id: ID!' };

const VALUES = `
  type Code @shareable { value: String! }
  type Place @shareable { zip: Int! }
  type Inner @shareable { left: Int right: Inner text(n: Int): String! mood: Mood moods: [Mood!]! }
  enum Mood { GLAD SAD SECRET @inaccessible }
  enum Level { LOW HIGH }`;
const ABSTRACT = `
  interface Node { id: ID! shared: Int }
  union Some = E0 | E1 | Inner
  interface Media @key(fields: "id") { id: ID! title: String }
  type M0 implements Media @key(fields: "id") { id: ID! title: String pages: Int inner: Inner! }
  type M1 implements Media @key(fields: "id") { id: ID! title: String minutes: Int! }`;

const writeSubgraph = (index: number, choose: Choose, chooseLate: Choose): TestSubgraph => {
  const isFirst = index === 0;
  const known = ENTITIES.filter((_, at) => isFirst || choose(4) < 3 || at === 0);
  const types = [...FIELD_TYPES, ...(isFirst ? ABSTRACT_TYPES : []), ...known.flatMap(typesOf)];
  const provides = !isFirst && choose(2) === 0;
  const entities = known.map((name) => writeEntity(name, { index, provides, chooseLate }, choose, types));
  const hasMedia = isFirst || choose(2) === 0;
  const roots = known.map((name, at) => `q${index}${at}: ${form(choose).replace('%', name)}`);
  const media = hasMedia ? `media${index}: ${form(choose).replace('%', 'Media')}` : '';
  const provided = provides ? `given${index}: E0 @provides(fields: "label") ${deepField(index, chooseLate)}` : '';
  const extra = isFirst ? 'nodes: [Node] some: [Some!] islands: [Island]' : '';
  const changes = choose(2) === 0 ? `type Mutation { do${index}(n: Int): ${known[choose(known.length)]} }` : '';
  const sdl = `
    type Query { ${[...roots, media, provided, extra].join(' ')} } ${changes} ${VALUES} ${input(index)}
    ${isFirst ? ABSTRACT : hasMedia ? mediaObject(index) : ''} ${islands(index)}
    ${entities.join('\n')}`;
  const references = known.map((name) => [name, { __resolveReference: thingOf(name) }]);
  return {
    sdl,
    resolvers: { ...Object.fromEntries(references), ...(isFirst && { Media: { __resolveReference: mediaOf } }) },
  };
};

const FIELD_TYPES = [
  'Int',
  'String',
  'Int!',
  '[Int]',
  '[[Boolean!]]',
  'Inner',
  '[Inner!]',
  'Mood',
  '[[Int!]!]!',
  '[[Inner]]',
];
const ABSTRACT_TYPES = ['Node', 'Some', '[Node!]', '[Some]!', 'Media', '[Media!]'];
const typesOf = (name: string) => [name, `[${name}]`, `${name}!`, `[[${name}!]]`];
const form = (choose: Choose) => ['[%!]!', '%', '[%]'][choose(3)] ?? '%';

/** Each subgraph has a member of the input that the others lack; clients see all of them. */
const input = (index: number) => `input By { n: Int level: Level only${index}: Int }`;

interface Place {
  readonly index: number;
  readonly provides: boolean;
  readonly chooseLate: Choose;
}

/** Provides the fields from a type to itself, to several depths. */
const deepField = (index: number, chooseLate: Choose): string => {
  const fields = ['kin { label }', 'kin { label kin { label } }', 'label kin { kin { label } }'];
  return `deep${index}: E0 @provides(fields: "${fields[chooseLate(fields.length)]}")`;
};

/** The first subgraph has islands, the second has more of their fields. */
const islands = (index: number): string => {
  if (index === 0) return 'type Island @key(fields: "id", resolvable: false) { id: ID! owner: E0 name: String }';
  return index === 1 ? 'type Island @key(fields: "id") { id: ID! shore: Int coast: Inner area: Int! }' : '';
};

/** A leaf whose type in one subgraph differs from the graph, where another type has the field as well. */
const mark = (name: string, index: number, chooseLate: Choose): string => {
  const isStrict = name === 'E0' ? index === 0 : index === 0 && chooseLate(2) === 0;
  return index < 2 ? `mark: Int${isStrict ? '!' : ''} @shareable` : '';
};

/** Fields `own…` belong to one subgraph, `shared` to all. Fields of `FIRST` are for others to take over or require. */
const writeEntity = (name: string, place: Place, choose: Choose, types: readonly string[]): string => {
  const { index, provides, chooseLate } = place;
  if (index > 0 && name !== 'E0' && choose(8) === 7) return `type ${name} ${STUB.keys} { ${STUB.fields} }`;
  const { keys, fields } = index === 0 ? BY_BOTH : ([BY_BOTH, BY_ID, BY_CODE][choose(3)] ?? BY_BOTH);
  const own = Array.from({ length: 1 + choose(3) }, (_, at) =>
    ownField(`own${index}${at}`, types[choose(types.length)], choose),
  );
  const shared = index === 0 || choose(2) === 0 ? 'shared: Int @shareable' : '';
  const moved = index === 1 && choose(3) === 2 ? 'moved: Int @override(from: "s0")' : '';
  const label = provides && name === 'E0' ? 'label: String @external kin: [E0] @external' : '';
  const kin = name === 'E0' && index === 0 ? 'kin: [E0] @shareable' : '';
  const others = index === 0 ? FIRST : [requiringField(index, choose), moved, label].join(' ');
  return `type ${name} ${index === 0 ? 'implements Node ' : ''}${keys} { ${fields} ${shared} ${others} ${kin} ${mark(name, index, chooseLate)} ${own.join(' ')} }`;
};

const FIRST =
  'base: Int! price(n: Int): Int place: Place label: String @shareable moved: Int hidden: Int @inaccessible';

const ARGUMENTS = ['', '', '', '(n: Int)', '(by: By)', '(level: Level, n: Int)'];

const ownField = (name: string, type: string | undefined, choose: Choose): string =>
  `${name}${ARGUMENTS[choose(ARGUMENTS.length)]}: ${type}`;

/** Each form has a name of its own, because its value depends on its requirements. */
const requiringField = (index: number, choose: Choose): string => {
  const forms = [
    '',
    `base: Int! @external sum${index}: Int @requires(fields: "base")`,
    `base: Int! @external place: Place @external area${index}: Int! @requires(fields: "base place { zip }")`,
    `base: Int! @external price(n: Int): Int @external offer${index}: Int @requires(fields: "price(n: 3) base")`,
    `hidden: Int @external veil${index}(n: Int): Int @requires(fields: "hidden")`,
  ];
  return forms[choose(forms.length)] ?? '';
};

const mediaObject = (index: number) =>
  `type Media @key(fields: "id") @interfaceObject { id: ID! stars${index}(n: Int): Int fans${index}: [E0] }`;

/** The first subgraph knows the concrete type of a record; an interface object does not. */
const mediaOf = ({ id }: { id: string }) => ({ __typename: `M${Number(id) % 2}`, id });

const thingOf =
  (typeName: string) =>
  ({ id, code, ...rest }: { id?: string; code?: { value: string } }) => ({
    ...rest,
    __typename: typeName,
    id: id ?? code?.value.replace('code-', '') ?? '',
  });
