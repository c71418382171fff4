/** Random request bodies for an operation, generated from its declaration: valid, boundary and invalid values. */
import fc, { type Arbitrary } from 'fast-check';
import type { TSchema } from 'typebox';
import type { JsonMembers } from '../../service/values/jsonObject.ts';

interface PlainSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, PlainSchema>>;
  readonly required?: readonly string[];
  readonly items?: PlainSchema;
}

/** Existing ids by member name, so that some requests find a record. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

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

const textArbitrary = (name: string, { format }: PlainSchema, known: KnownIds): Arbitrary<unknown> => {
  if (format === 'timestamp') return times;
  const ids = known[name];
  return ids ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: texts }) : texts;
};

const valueArbitrary = (name: string, schema: PlainSchema, known: KnownIds): Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'string') return textArbitrary(name, schema, known);
  if (schema.type === 'integer') return int32s;
  if (schema.type === 'number') return numbers;
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return fc.array(valueArbitrary(name, schema.items ?? {}, known), { maxLength: 3 });
  if (schema.properties) return membersArbitrary(schema, known);
  return schema.type === 'object' ? structs : fc.jsonValue({ maxDepth: 2 });
};

/** Omits most optional members, so that one invalid member does not hide the effects of the others. */
const mostlyOmitted = (value: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const membersArbitrary = (
  { properties = {}, required = [] }: PlainSchema,
  known: KnownIds,
): Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, member]) => {
        const value = valueArbitrary(name, member, known);
        return [name, required.includes(name) ? value : mostlyOmitted(value)];
      }),
    ),
  );

/** The optional members of a request, most of them omitted. */
export const optionalMembersArbitrary = (schema: TSchema, known: KnownIds): Arbitrary<Record<string, unknown>> => {
  const { properties = {}, required = [] } = schema as PlainSchema;
  const optional = Object.entries(properties).filter(([name]) => !required.includes(name));
  return membersArbitrary({ properties: Object.fromEntries(optional) }, known);
};

/** Bodies that match the request declaration. */
export const validBodyArbitrary = (schema: TSchema, known: KnownIds): Arbitrary<Record<string, unknown>> =>
  membersArbitrary(schema as PlainSchema, known);

const invalidValue = fc.oneof(
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

/** Replaces one member, at any depth, by an invalid value. */
const replaceMember = (body: unknown, replacement: unknown, path: readonly number[]): unknown => {
  const [step = 0, ...rest] = path;
  if (typeof body !== 'object' || body === null || path.length === 0) return replacement;
  const names = Object.keys(body);
  const name = names[step % Math.max(names.length, 1)] ?? 'extra';
  if (Array.isArray(body))
    return body.map((item, index) => (String(index) === name ? replaceMember(item, replacement, rest) : item));
  return { ...body, [name]: replaceMember((body as JsonMembers)[name], replacement, rest) };
};

/** Invalid bodies as text: an invalid member, truncated JSON, or not an object. */
export const invalidBodyArbitrary = (schema: TSchema, known: KnownIds): Arbitrary<string> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(validBodyArbitrary(schema, known), invalidValue, fc.array(fc.nat(50), { minLength: 1, maxLength: 4 }))
        .map(([body, replacement, path]) => JSON.stringify(replaceMember(body, replacement, path))),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(validBodyArbitrary(schema, known), fc.nat()).map(([body, at]) => {
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
