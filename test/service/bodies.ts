/** Request bodies for any operation, from its declaration: valid by their form, at the edges, and broken. */
import fc, { type Arbitrary } from 'fast-check';
import type { TSchema } from 'typebox';

interface Plain {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Plain>>;
  readonly required?: readonly string[];
  readonly items?: Plain;
}

/** Members of the world the calls are made in, so that some of them find something. */
export type Known = Readonly<Record<string, readonly string[]>>;

const times = fc.constantFrom('', '2024-05-01', '2024-05-01T08:30:00Z', '9999-12-31T23:59:59.999Z', '0001-01-01');
const edgeTexts = fc.constantFrom(
  '',
  ' ',
  '*',
  '0',
  "'; drop table x; --",
  '%_\\',
  '$1',
  '😀',
  '\u202e',
  'x'.repeat(300),
);
const texts = fc.oneof(edgeTexts, fc.string({ maxLength: 12 }));
const int32s = fc.oneof(fc.constantFrom(0, 1, -1, 1000, 1001, 2147483647, -2147483648), fc.integer());
const numbers = fc.oneof(
  fc.constantFrom(0, -0, 1e308, 5e-324, 0.1),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const structs = fc.dictionary(
  fc.oneof(texts, fc.constantFrom('__proto__', 'constructor', 'a.b')),
  fc.jsonValue({ maxDepth: 2 }),
  { maxKeys: 3 },
);

const textOf = (name: string, { format }: Plain, known: Known): Arbitrary<unknown> => {
  if (format === 'timestamp') return times;
  const ids = known[name];
  return ids ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: texts }) : texts;
};

const arbitraryOf = (name: string, schema: Plain, known: Known): Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'string') return textOf(name, schema, known);
  if (schema.type === 'integer') return int32s;
  if (schema.type === 'number') return numbers;
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return fc.array(arbitraryOf(name, schema.items ?? {}, known), { maxLength: 3 });
  if (schema.properties) return membersOf(schema, known);
  return schema.type === 'object' ? structs : fc.jsonValue({ maxDepth: 2 });
};

/** Most optional members stay away, so that what is there is not always overshadowed by another one's refusal. */
const seldom = (value: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const membersOf = ({ properties = {}, required = [] }: Plain, known: Known): Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, member]) => {
        const value = arbitraryOf(name, member, known);
        return [name, required.includes(name) ? value : seldom(value)];
      }),
    ),
  );

/** What may be sent beside the required members; mostly little of it. */
export const optionalMembers = (schema: TSchema, known: Known): Arbitrary<Record<string, unknown>> => {
  const { properties = {}, required = [] } = schema as Plain;
  const optional = Object.entries(properties).filter(([name]) => !required.includes(name));
  return membersOf({ properties: Object.fromEntries(optional) }, known);
};

/** Bodies in the form the operation declares. */
export const validBody = (schema: TSchema, known: Known): Arbitrary<Record<string, unknown>> =>
  membersOf(schema as Plain, known);

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e21,
    '',
    [],
    {},
    [[]],
    [null],
    { $ne: 1 },
    'x'.repeat(10_000),
    '\u0000',
    '\ud800',
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

type Members = Record<string, unknown>;

/** Puts junk in the place of one member, at any depth. */
const spoilt = (body: unknown, spoil: unknown, turns: readonly number[]): unknown => {
  const [turn = 0, ...rest] = turns;
  if (typeof body !== 'object' || body === null || turns.length === 0) return spoil;
  const names = Object.keys(body);
  const name = names[turn % Math.max(names.length, 1)] ?? 'extra';
  if (Array.isArray(body))
    return body.map((item, index) => (String(index) === name ? spoilt(item, spoil, rest) : item));
  return { ...body, [name]: spoilt((body as Members)[name], spoil, rest) };
};

/** Bodies with one thing wrong, as text: junk for a member, a member left out, text that is no JSON. */
export const invalidBody = (schema: TSchema, known: Known): Arbitrary<string> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(validBody(schema, known), junk, fc.array(fc.nat(50), { minLength: 1, maxLength: 4 }))
        .map(([body, spoil, turns]) => JSON.stringify(spoilt(body, spoil, turns))),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(validBody(schema, known), fc.nat()).map(([body, at]) => {
        const text = JSON.stringify(body);
        return text.slice(0, at % Math.max(text.length, 1));
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '[]',
        'null',
        '{"__proto__":{"a":1}}',
        '{"a":1e999}',
        `${'{"a":'.repeat(9999)}1${'}'.repeat(9999)}`,
      ),
    },
  );
