import type { EntityRepresentation, SupergraphFeature } from './feature.ts';

const note = { __typename: 'Note', label: 'note' };
const call = { __typename: 'Call', id: 'c1', minutes: 5 };
const mail = { __typename: 'Mail', id: 'm1', subject: 'Hello' };

const onlyB = () => ({
  __typename: 'OnlyB',
  mood: 'GLAD',
  part: { __typename: 'Wheel', spokes: 8 },
  shape: { __typename: 'Round', sides: 0, radius: 3 },
  size: { width: 4 },
});

/** All fields of both members: only `phones` has `Call`, only `post` has `Mail`. */
const ACT = `__typename ... on Note { label } ... on Call { minutes cost(rate: $rate) line { number } }
  ... on Mail { subject stamp(rate: $rate) sender { name } }`;
const withRate = (query: string) => ({ query: `query ($rate: Int) ${query}`, variables: { rate: 2 } });

/** The answer for a call if both subgraphs were needed: its type. */
const unknownCall = { __typename: 'Call', minutes: null, cost: null, line: null };
const unknownMail = { __typename: 'Mail', subject: null, stamp: null, sender: null };
const mailed = { __typename: 'Mail', subject: 'Hello', stamp: 2, sender: { name: 'Ada' } };

export const partialUnions: readonly SupergraphFeature[] = [
  {
    feature: 'a shared field whose union has other members in each subgraph: of those that not all know, the type',
    subgraphs: {
      phones: {
        sdl: `type Query { caller: Case both: Case @shareable } union Act = Note | Call
          type Case @key(fields: "id") { id: ID! log: Log @shareable acts: [Act!]! @shareable } type Log @shareable { acts: [Act!]! last: Act }
          type Note @shareable { label: String } type Call @key(fields: "id") { id: ID! minutes: Int line: Line } type Line { number: String }`,
        resolvers: {
          Query: {
            caller: () => ({ id: '1' }),
            both: () => ({ id: '2', acts: [note], log: { acts: [note], last: null } }),
          },
          Case: {
            log: ({ log }: EntityRepresentation) => log ?? { acts: [note, call], last: call },
            acts: ({ acts }: EntityRepresentation) => acts ?? [call, note, call],
          },
          Call: { line: () => ({ number: '123' }) },
        },
      },
      post: {
        sdl: `type Query { sender: Case both: Case @shareable } union Act = Note | Mail
          type Case @key(fields: "id") { id: ID! log: Log @shareable acts: [Act!]! @shareable box: Log } type Log @shareable { acts: [Act!]! last: Act }
          type Note @shareable { label: String } type Mail @key(fields: "id") { id: ID! subject: String stamp(rate: Int): Int sender: Person } type Person { name: String }`,
        resolvers: {
          Query: {
            sender: () => ({ id: '1' }),
            both: () => ({ id: '2', acts: [note], log: { acts: [note], last: null } }),
          },
          Case: {
            log: ({ log }: EntityRepresentation) => log ?? { acts: [mail, note], last: mail },
            acts: ({ acts }: EntityRepresentation) => acts ?? [note, mail],
            box: () => ({ acts: [mail], last: null }),
          },
          Mail: { stamp: (_: unknown, { rate }: { rate: number }) => rate, sender: () => ({ name: 'Ada' }) },
        },
      },
      bills: {
        sdl: 'type Call @key(fields: "id") { id: ID! cost(rate: Int): Int }',
        resolvers: { Call: { cost: (_: unknown, { rate }: { rate: number }) => rate * 5 } },
      },
    },
    asked: [
      {
        ...withRate(`{ caller { log { acts { ${ACT} } last { ${ACT} } } acts { ${ACT} } } }`),
        answer: {
          caller: { log: { acts: [note, unknownCall], last: unknownCall }, acts: [unknownCall, note, unknownCall] },
        },
      },
      {
        ...withRate(`{ sender { log { acts { ${ACT} } last { ${ACT} } } acts { ${ACT} } } }`),
        answer: { sender: { log: { acts: [unknownMail, note], last: unknownMail }, acts: [note, unknownMail] } },
      },
      {
        ...withRate(`{ both { log { acts { ${ACT} } last { ${ACT} } } acts { ${ACT} } } }`),
        answer: { both: { log: { acts: [note], last: null }, acts: [note] } },
      },
      {
        ...withRate(
          `{ caller { box { acts { ${ACT} } } log { acts { __typename ... on Mail { stamp(rate: $rate) } } } } }`,
        ),
        answer: {
          caller: { box: { acts: [mailed] }, log: { acts: [{ __typename: 'Note' }, { __typename: 'Call' }] } },
        },
      },
      {
        ...withRate('{ sender { acts { ... on Call { cost(rate: $rate) } } log { last { ... on Mail { id } } } } }'),
        answer: { sender: { acts: [{}, {}], log: { last: null } } },
        errors: [['sender', 'log', 'last', 'id']],
      },
      {
        query:
          '{ caller { ...c } sender { ...c } } fragment c on Case { acts { ...a } } fragment a on Act { ... on Call { id } ... on Mail { id } }',
        answer: { caller: null, sender: null },
        errors: [
          ['caller', 'acts', 0, 'id'],
          ['sender', 'acts', 1, 'id'],
        ],
      },
    ],
  },
  {
    feature: 'such a union, in a field that one subgraph alone has: all members that this subgraph knows',
    subgraphs: {
      a: {
        sdl: `type Query { a: Box } union Item = Plain | OnlyA type Box @key(fields: "id") { id: ID! item(n: Int): Item @shareable }
          type Plain @shareable { x: Int } type OnlyA { size: Size @shareable } type Size @shareable { width: Int }`,
        resolvers: {
          Query: { a: () => ({ id: '1' }) },
          Box: { item: () => ({ __typename: 'OnlyA', size: { width: 1 } }) },
        },
      },
      b: {
        sdl: `type Query { b: Box } union Item = Plain | OnlyB type Box @key(fields: "id") { id: ID! item(n: Int): Item @shareable own: Item }
          type Plain @shareable { x: Int } type OnlyB { mood: Mood part: Part shape: Shape size: Size @shareable } enum Mood { GLAD SAD }
          union Part = Wheel | Plain type Wheel { spokes: Int } interface Shape { sides: Int } type Round implements Shape { sides: Int radius: Int }
          type Size @shareable { width: Int }`,
        resolvers: {
          Query: { b: () => ({ id: '1' }) },
          Box: {
            item: onlyB,
            own: onlyB,
          },
        },
      },
    },
    asked: [
      {
        query: `{ a { item { __typename ... on OnlyA { size { width } } ... on OnlyB { mood } } }
          b { item { ... on OnlyA { size { width } } ... on OnlyB { mood } } } }`,
        answer: { a: { item: { __typename: 'OnlyA', size: null } }, b: { item: { mood: null } } },
      },
      {
        query: `{ a { own { __typename ... on OnlyB { mood part { ... on Wheel { spokes } } shape { sides ... on Round { radius } } size { width } }
          ... on OnlyA { size { width } } } } }`,
        answer: {
          a: {
            own: {
              __typename: 'OnlyB',
              mood: 'GLAD',
              part: { spokes: 8 },
              shape: { sides: 0, radius: 3 },
              size: { width: 4 },
            },
          },
        },
      },
    ],
  },
  {
    feature: 'an interface of which each subgraph knows other types',
    subgraphs: {
      a: {
        sdl: `type Query { both: Box @shareable a: Box } type Box @key(fields: "id") { id: ID! items: [Item!]! @shareable } interface Item { label: String }
          type Plain implements Item @shareable { label: String } type OnlyA implements Item { label: String a: Int }`,
        resolvers: {
          Query: { both: () => ({ id: '1' }), a: () => ({ id: '1' }) },
          Box: { items: () => [{ __typename: 'Plain', label: 'plain' }] },
        },
      },
      b: {
        sdl: `type Query { both: Box @shareable ofB: [Item!]! } type Box @key(fields: "id") { id: ID! items: [Item!]! @shareable } interface Item { label: String }
          type Plain implements Item @shareable { label: String } type OnlyB implements Item { label: String b: Int }`,
        resolvers: {
          Query: { both: () => ({ id: '1' }), ofB: () => [{ __typename: 'OnlyB', label: 'b', b: 2 }] },
          Box: { items: () => [{ __typename: 'Plain', label: 'plain' }] },
        },
      },
    },
    asked: [
      {
        query: `{ both { items { __typename label ... on OnlyA { a } ... on OnlyB { b } } } a { items { label ... on OnlyB { b } } }
          ofB { __typename label ... on OnlyA { a } ... on OnlyB { b } } }`,
        answer: {
          both: { items: [{ __typename: 'Plain', label: 'plain' }] },
          a: { items: [{ label: 'plain' }] },
          ofB: [{ __typename: 'OnlyB', label: 'b', b: 2 }],
        },
      },
    ],
  },
];
