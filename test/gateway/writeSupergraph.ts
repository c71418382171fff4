import type { TestSubgraph } from './federate.ts';
import type { Fixed, Thing } from './world.ts';

/**
 * Writes the subgraphs of a supergraph by a row of numbers, each a choice: any row makes one, and shorter rows of smaller
 * numbers make simpler ones. The first subgraph knows every entity by both its keys and has the abstract types; each other
 * one knows some, by one key or both, and has fields of its own, some of which require a field of another subgraph.
 */
export function writeSupergraph(choices: readonly number[]): Readonly<Record<string, TestSubgraph>> {
  let at = 0;
  const choose = (bound: number) => (choices[at++] ?? 0) % bound;
  const count = 2 + choose(3);
  const names = Array.from({ length: count }, (_, index) => `s${index}`);
  return Object.fromEntries(names.map((name, index) => [name, writeSubgraph(index, choose)]));
}

type Choose = (bound: number) => number;
const ENTITIES = ['E0', 'E1', 'E2'] as const;
const KEYS = [
  '@key(fields: "id") @key(fields: "code { value }")',
  '@key(fields: "id")',
  '@key(fields: "code { value }")',
];
const KEY_FIELDS = ['id: ID! code: Code!', 'id: ID!', 'code: Code!'];
const VALUES = `type Code @shareable { value: String! } type Place @shareable { zip: Int! } type Inner @shareable { left: Int right: Inner text(n: Int): String! }`;
const ABSTRACT = 'interface Node { id: ID! shared: Int } union Some = E0 | E1 | Inner';

function writeSubgraph(index: number, choose: Choose): TestSubgraph {
  const isFirst = index === 0;
  const known = ENTITIES.filter((_, at) => isFirst || choose(4) < 3 || at === 0);
  const fieldTypes = [
    ...FIELD_TYPES,
    ...(isFirst ? ['Node', 'Some', '[Node!]', '[Some]!'] : []),
    ...known,
    ...known.map(listOf),
  ];
  const entities = known.map((name) => writeEntity(name, index, choose, fieldTypes));
  const roots = known.map((name, at) => `q${index}${at}: ${['[%!]!', '%', '[%]'][choose(3)]?.replace('%', name)}`);
  const abstractRoots = isFirst ? ' nodes: [Node] some: [Some!]' : '';
  const sdl = `type Query { ${roots.join(' ')}${abstractRoots} } ${VALUES} ${isFirst ? ABSTRACT : ''} ${entities.join('\n')}`;
  const resolvers = Object.fromEntries(known.map((name) => [name, { __resolveReference: thingOf(name) }]));
  return { sdl, resolvers };
}

const FIELD_TYPES = ['Int', 'String', 'Int!', '[Int]', '[[Boolean!]]', 'Inner', '[Inner!]'];
const listOf = (name: string) => `[${name}]`;

/** Fields `own…` are one subgraph's, `shared` is all’s, `base` is the first's and what others' `sum…` require. */
function writeEntity(name: string, index: number, choose: Choose, types: readonly string[]): string {
  const isFirst = index === 0;
  const key = isFirst ? 0 : choose(3);
  const own = Array.from({ length: 1 + choose(3) }, (_, at) =>
    ownField(`own${index}${at}`, types[choose(types.length)], choose),
  );
  const required = isFirst ? 'base: Int! place: Place' : requiring(index, choose);
  const shared = isFirst || choose(2) === 0 ? 'shared: Int @shareable' : '';
  return `type ${name} ${isFirst ? 'implements Node ' : ''}${KEYS[key]} { ${KEY_FIELDS[key]} ${shared} ${required} ${own.join(' ')} }`;
}

function ownField(name: string, type: string | undefined, choose: Choose): string {
  return choose(4) === 3 ? `${name}(n: Int): ${type}` : `${name}: ${type}`;
}

function requiring(index: number, choose: Choose): string {
  const forms = [
    '',
    `base: Int! @external sum${index}: Int @requires(fields: "base")`,
    `base: Int! @external place: Place @external sum${index}: Int! @requires(fields: "base place { zip }")`,
  ];
  return forms[choose(3)] ?? '';
}

function thingOf(typeName: string) {
  return ({ id, code, ...rest }: { id?: string; code?: { value: string } }) => ({
    ...rest,
    __typename: typeName,
    id: id ?? code?.value.replace('code-', '') ?? '',
  });
}

interface Entity extends Thing {
  readonly base?: number;
  readonly place?: { readonly zip: number };
}

const base = ({ id }: Thing) => Number(id) * 10;

/** What a subgraph answers where a key or a requirement is involved: what is required has to be in the representation. */
export const IN_SUBGRAPH: Fixed = {
  id: ({ id }) => id,
  code: ({ id }) => ({ __typename: 'Code', id }),
  'Code.value': ({ id }) => `code-${id}`,
  base,
  place: ({ id }) => ({ __typename: 'Place', id }),
  'Place.zip': base,
  ...sums((entity: Entity) => entity.base),
};

/** The same where nothing has to be fetched first. */
export const IN_MONOLITH: Fixed = { ...IN_SUBGRAPH, ...sums(base) };

function sums(baseOf: (entity: Entity) => number | undefined): Fixed {
  return Object.fromEntries([1, 2, 3].map((index) => [`sum${index}`, (entity: Entity) => Number(baseOf(entity)) + 1]));
}
