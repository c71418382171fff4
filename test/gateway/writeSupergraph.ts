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

/** Chooses a number from 0 to a bound, which is excluded. */
export type ChooseNumber = (bound: number) => number;
const ENTITIES = ['E0', 'E1', 'E2'] as const;

/** The keys of an entity in a subgraph. One that does not resolve it has only the key. */
const BOTH_KEYS = { keys: '@key(fields: "id") @key(fields: "code { value }")', fields: 'id: ID! code: Code!' };
const ID_KEY = { keys: '@key(fields: "id")', fields: 'id: ID!' };
const CODE_KEY = { keys: '@key(fields: "code { value }")', fields: 'code: Code!' };
const UNRESOLVABLE_KEY = { keys: '@key(fields: "id", resolvable: false)', fields: 'id: ID!' };

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

const writeSubgraph = (index: number, choose: ChooseNumber, chooseLate: ChooseNumber): TestSubgraph => {
  const isFirst = index === 0;
  const known = ENTITIES.filter((_, at) => isFirst || choose(4) < 3 || at === 0);
  const types = [...FIELD_TYPES, ...(isFirst ? ABSTRACT_TYPES : []), ...known.flatMap(listFieldTypes)];
  const provides = !isFirst && choose(2) === 0;
  const entities = known.map((name) => writeEntity(name, { index, provides, chooseLate }, choose, types));
  const hasMedia = isFirst || choose(2) === 0;
  const roots = known.map((name, at) => `q${index}${at}: ${chooseTypePattern(choose).replace('%', name)}`);
  const media = hasMedia ? `media${index}: ${chooseTypePattern(choose).replace('%', 'Media')}` : '';
  const provided = provides ? `given${index}: E0 @provides(fields: "label") ${writeDeepField(index, chooseLate)}` : '';
  const extra = isFirst ? 'nodes: [Node] some: [Some!] islands: [Island]' : '';
  const changes = choose(2) === 0 ? `type Mutation { do${index}(n: Int): ${known[choose(known.length)]} }` : '';
  const sdl = `
    type Query { ${[...roots, media, provided, extra].join(' ')} } ${changes} ${VALUES} ${writeInput(index)}
    ${isFirst ? ABSTRACT : hasMedia ? writeMediaObject(index) : ''} ${writeIslands(index)}
    ${entities.join('\n')}`;
  const references = known.map((name) => [name, { __resolveReference: makeReferenceResolver(name) }]);
  return {
    sdl,
    resolvers: { ...Object.fromEntries(references), ...(isFirst && { Media: { __resolveReference: toMediaEntity } }) },
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
const listFieldTypes = (name: string) => [name, `[${name}]`, `${name}!`, `[[${name}!]]`];
const chooseTypePattern = (choose: ChooseNumber) => ['[%!]!', '%', '[%]'][choose(3)] ?? '%';

/** Each subgraph has a member of the input that the others lack; clients see all of them. */
const writeInput = (index: number) => `input By { n: Int level: Level only${index}: Int }`;

interface EntityPosition {
  readonly index: number;
  readonly provides: boolean;
  readonly chooseLate: ChooseNumber;
}

/** Provides the fields from a type to itself, to several depths. */
const writeDeepField = (index: number, chooseLate: ChooseNumber): string => {
  const fields = ['kin { label }', 'kin { label kin { label } }', 'label kin { kin { label } }'];
  return `deep${index}: E0 @provides(fields: "${fields[chooseLate(fields.length)]}")`;
};

/** The first subgraph has islands, the second has more of their fields. */
const writeIslands = (index: number): string => {
  if (index === 0) return 'type Island @key(fields: "id", resolvable: false) { id: ID! owner: E0 name: String }';
  return index === 1 ? 'type Island @key(fields: "id") { id: ID! shore: Int coast: Inner area: Int! }' : '';
};

/** A leaf whose type in one subgraph differs from the graph, where another type has the field as well. */
const writeMark = (name: string, index: number, chooseLate: ChooseNumber): string => {
  const isStrict = name === 'E0' ? index === 0 : index === 0 && chooseLate(2) === 0;
  return index < 2 ? `mark: Int${isStrict ? '!' : ''} @shareable` : '';
};

/** Fields `own…` belong to one subgraph, `shared` to all. Fields of `FIRST_SUBGRAPH_FIELDS` are for others to take over or require. */
const writeEntity = (name: string, place: EntityPosition, choose: ChooseNumber, types: readonly string[]): string => {
  const { index, provides, chooseLate } = place;
  if (index > 0 && name !== 'E0' && choose(8) === 7)
    return `type ${name} ${UNRESOLVABLE_KEY.keys} { ${UNRESOLVABLE_KEY.fields} }`;
  const { keys, fields } = index === 0 ? BOTH_KEYS : ([BOTH_KEYS, ID_KEY, CODE_KEY][choose(3)] ?? BOTH_KEYS);
  const own = Array.from({ length: 1 + choose(3) }, (_, at) =>
    writeOwnField(`own${index}${at}`, types[choose(types.length)], choose),
  );
  const shared = index === 0 || choose(2) === 0 ? 'shared: Int @shareable' : '';
  const moved = index === 1 && choose(3) === 2 ? 'moved: Int @override(from: "s0")' : '';
  const label = provides && name === 'E0' ? 'label: String @external kin: [E0] @external' : '';
  const kin = name === 'E0' && index === 0 ? 'kin: [E0] @shareable' : '';
  const others = index === 0 ? FIRST_SUBGRAPH_FIELDS : [writeRequiringField(index, choose), moved, label].join(' ');
  return `type ${name} ${index === 0 ? 'implements Node ' : ''}${keys} { ${fields} ${shared} ${others} ${kin} ${writeMark(name, index, chooseLate)} ${own.join(' ')} }`;
};

const FIRST_SUBGRAPH_FIELDS =
  'base: Int! price(n: Int): Int place: Place label: String @shareable moved: Int hidden: Int @inaccessible';

const ARGUMENTS = ['', '', '', '(n: Int)', '(by: By)', '(level: Level, n: Int)'];

const writeOwnField = (name: string, type: string | undefined, choose: ChooseNumber): string =>
  `${name}${ARGUMENTS[choose(ARGUMENTS.length)]}: ${type}`;

/** Each form has a name of its own, because its value depends on its requirements. */
const writeRequiringField = (index: number, choose: ChooseNumber): string => {
  const forms = [
    '',
    `base: Int! @external sum${index}: Int @requires(fields: "base")`,
    `base: Int! @external place: Place @external area${index}: Int! @requires(fields: "base place { zip }")`,
    `base: Int! @external price(n: Int): Int @external offer${index}: Int @requires(fields: "price(n: 3) base")`,
    `hidden: Int @external veil${index}(n: Int): Int @requires(fields: "hidden")`,
  ];
  return forms[choose(forms.length)] ?? '';
};

const writeMediaObject = (index: number) =>
  `type Media @key(fields: "id") @interfaceObject { id: ID! stars${index}(n: Int): Int fans${index}: [E0] }`;

/** The first subgraph knows the concrete type of a record; an interface object does not. */
const toMediaEntity = ({ id }: { id: string }) => ({ __typename: `M${Number(id) % 2}`, id });

const makeReferenceResolver =
  (typeName: string) =>
  ({ id, code, ...rest }: { id?: string; code?: { value: string } }) => ({
    ...rest,
    __typename: typeName,
    id: id ?? code?.value.replace('code-', '') ?? '',
  });
