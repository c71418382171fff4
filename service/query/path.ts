/** Resolves the key of a query to a column, a path into JSON, or nothing (semantics 2.1.2). */
import { type RawBuilder, sql } from 'kysely';
import type { TSchema } from 'typebox';
import type { Column } from '../store/table.ts';
import { isValidText, MAX_DEPTH } from '../values/jsonValues.ts';
import { type Fields, pathOf } from './fields.ts';
import { json } from './values.ts';

/** Part of a path: consecutive member names, or a number that selects an element of a list. */
type Segment = { readonly keys: readonly string[] } | { readonly index: string };

/** A path into a JSON column. */
export interface JsonTarget {
  readonly kind: 'json';
  readonly column: Column;
  readonly segments: readonly Segment[];
  /** `text`: a string member of a message, where `""` counts as null; `free`: anything else (semantics 2.1.3). */
  readonly leaf: 'text' | 'free';
  /**
   * Documents such that the column contains at least one of them exactly when a candidate equals the scalar; absent
   * where containment would not be exact.
   */
  readonly documents?: readonly ((scalar: unknown) => unknown)[];
  /** Whether the path leads through lists, according to the contract. Through none, it finds at most one value. */
  readonly lists: 'none' | 'perhaps' | 'some';
  /** The column itself is a list of strings. */
  readonly isTextList: boolean;
}

export type Target = JsonTarget | { readonly kind: 'column'; readonly column: Column } | { readonly kind: 'missing' };

const MISSING = { kind: 'missing' } as const;
const isIndex = (step: string) => /^\d+$/.test(step);

interface Outline {
  readonly type?: string;
  readonly enum?: unknown;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
}

/** What the contract defines at the end of a path: the schema, and documents that would hold a value there. */
interface Place {
  readonly schema: Outline | undefined;
  readonly documents: readonly ((scalar: unknown) => unknown)[] | undefined;
  readonly lists: 'none' | 'perhaps' | 'some';
}

type Wrap = (scalar: unknown) => unknown;
const identity: Wrap = (scalar) => scalar;

/** Follows the steps through messages and lists of messages. The contract defines nothing inside a Struct. */
const follow = (schema: Outline | undefined, steps: readonly string[], wrap: Wrap): Place => {
  const [step, ...rest] = steps;
  if (schema?.type === 'array') return followList(schema.items as Outline | undefined, steps, wrap);
  if (step === undefined) return { schema, documents: isLeaf(schema) ? [wrap] : undefined, lists: 'none' };
  const member = schema?.properties && Object.hasOwn(schema.properties, step) ? schema.properties[step] : undefined;
  const inMember: Wrap = (scalar) => wrap({ [step]: scalar });
  if (member) return follow(member as Outline, rest, inMember);
  const isMemberOfStruct = schema?.type === 'object' && !schema.properties && !rest.length;
  if (!isMemberOfStruct) return UNKNOWN;
  // The member is a scalar or a list of scalars.
  return { schema: undefined, documents: [inMember, (scalar) => inMember([scalar])], lists: 'none' };
};

const UNKNOWN: Place = { schema: undefined, documents: undefined, lists: 'perhaps' };

const followList = (items: Outline | undefined, steps: readonly string[], wrap: Wrap): Place => {
  const [step, ...rest] = steps;
  const inList: Wrap = (scalar) => wrap([scalar]);
  if (step === undefined) return { schema: undefined, documents: [inList], lists: 'none' };
  // A number is not a member of a message, and containment cannot test one particular element.
  if (isIndex(step))
    return rest.length ? { ...follow(items, rest, wrap), documents: undefined, lists: 'some' } : UNKNOWN;
  return items?.properties ? { ...follow(items, steps, inList), lists: 'some' } : UNKNOWN;
};

const isLeaf = (schema: Outline | undefined) =>
  Boolean(schema?.enum) || ['string', 'integer', 'number', 'boolean'].includes(schema?.type ?? '');

const segmentsOf = (steps: readonly string[]) => {
  const segments: Segment[] = [];
  for (const step of steps) {
    const last = segments.at(-1);
    if (isIndex(step)) segments.push({ index: step });
    else if (last && 'keys' in last) segments[segments.length - 1] = { keys: [...last.keys, step] };
    else segments.push({ keys: [step] });
  }
  return segments;
};

/** Resolves a key. Never throws: a key that does not exist is `missing`. */
export const resolve = (fields: Fields, key: string): Target => {
  const path = pathOf(fields, key);
  // Result rows may have members with dots in their names.
  const exact = fields.columns.get(path);
  if (exact && exact.type !== 'json') return { kind: 'column', column: exact };
  if (!isValidText(path)) return MISSING;
  const [member = '', ...steps] = exact ? [path] : path.split('.');
  // Stored values are never nested deeper than this.
  if (steps.length > MAX_DEPTH) return MISSING;
  const column = exact ?? fields.columns.get(member);
  if (!column) return MISSING;
  if (column.type !== 'json') return steps.length ? MISSING : { kind: 'column', column };
  const place = follow(fields.schemas.get(member) as Outline | undefined, steps, identity);
  const leaf = place.schema?.type === 'string' || place.schema?.enum ? 'text' : 'free';
  const whole = fields.schemas.get(member) as Outline | undefined;
  return {
    kind: 'json',
    column,
    segments: segmentsOf(steps),
    leaf,
    lists: place.lists,
    isTextList: !steps.length && whole?.type === 'array' && (whole.items as Outline | undefined)?.type === 'string',
    ...(place.documents ? { documents: place.documents } : {}),
  };
};

/** Number of directly nested lists that are opened; jsonpath itself opens one more. */
const NESTED_LISTS = 7;
const opened = '[*]'.repeat(NESTED_LISTS);

/** jsonpath text, bound as a value. `$[*]` returns a value that is no list unchanged. */
const jsonpath = (keys: readonly string[], end: '' | '[*]') =>
  sql`${`$${keys.map((key) => `${opened}.${JSON.stringify(key)}`).join('')}${end}`}::jsonpath`;

const pick = (from: RawBuilder<unknown>, index: string) => {
  const byNumber = Number(index) <= 0x7fffffff ? sql`${from} -> ${Number(index)}::integer` : sql`null`;
  return sql`case jsonb_typeof(${from}) when 'array' then ${byNumber} when 'object' then ${from} -> ${index}::text end`;
};

/** A FROM clause whose `c.v` iterates over the values valuesAtPath at the path; with `[*]`, over its candidates. */
const walk = (target: JsonTarget, end: '' | '[*]'): RawBuilder<unknown> => {
  const last = target.segments.at(-1);
  const keys = last && 'keys' in last ? last.keys : [];
  const steps = keys.length ? target.segments.slice(0, -1) : target.segments;
  if (!steps.length) return sql`jsonb_path_query(${target.column.expression}, ${jsonpath(keys, end)}) as c(v)`;
  let from = target.column.expression;
  const parts = steps.map((segment, number) => {
    const name = sql.id(`s${number}`);
    const part =
      'keys' in segment
        ? // Without `lateral`, Citus refers to the column of another row, or ends.
          sql`lateral jsonb_path_query(${from}, ${jsonpath(segment.keys, '')}) as ${name}(v)`
        : // With `offset 0`, PostgreSQL computes the element once, in place of wherever the next step refers to it.
          sql`lateral (select ${pick(from, segment.index)} offset 0) as ${name}(v)`;
    from = sql`${name}.v`;
    return part;
  });
  return sql`${sql.join(parts, sql` cross join `)} cross join lateral jsonb_path_query(${from}, ${jsonpath(keys, end)}) as c(v)`;
};

/**
 * The value at a path through objects and numbered elements; null where the path leads through a list, or finds
 * nothing.
 */
export const direct = ({ column, segments }: JsonTarget): RawBuilder<unknown> => {
  const steps = segments.flatMap((segment) => ('keys' in segment ? segment.keys : [segment.index]));
  const [step = '', ...rest] = steps;
  if (!steps.length) return column.expression;
  if (!rest.length && !isIndex(step)) return sql`(${column.expression} -> ${step}::text)`;
  // PostgreSQL counts a negative number from the end of a list.
  if (steps.some((name) => /^[-+\s]/.test(name))) return sql`null::jsonb`;
  return sql`(${column.expression} #> ${steps}::text[])`;
};

/** One of the values or candidates that `valuesAtPath` and `candidates` iterate over. */
export const VALUE = sql`c.v`;
/** FROM clause over the values found at a path. */
export const valuesAtPath = (target: JsonTarget): RawBuilder<unknown> => walk(target, '');
/** FROM clause over the candidates of a path: the values found, with lists replaced by their elements. */
export const candidates = (target: JsonTarget): RawBuilder<unknown> => walk(target, '[*]');

/** True where a value counts as null. */
export const isNull = (target: JsonTarget, value: RawBuilder<unknown> = VALUE): RawBuilder<boolean> =>
  target.leaf === 'text' ? sql`(${value} in (${json(null)}, ${json('')}))` : sql`(${value} = ${json(null)})`;
