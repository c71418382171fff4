/** Resolves the key of a query to a column, a path into JSON, or nothing (semantics 2.1.2). */
import { type RawBuilder, sql } from 'kysely';
import type { TSchema } from 'typebox';
import type { Column } from '../store/table.ts';
import { isValidText, MAX_DEPTH } from '../values/jsonValues.ts';
import { type QueryFields, resolveAlias } from './fields.ts';
import { bindJson } from './values.ts';

/** Part of a path: consecutive member names, or a number that selects an element of a list. */
type PathSegment = { readonly keys: readonly string[] } | { readonly index: string };

/** A path into a JSON column. */
export interface JsonTarget {
  readonly kind: 'json';
  readonly column: Column;
  readonly segments: readonly PathSegment[];
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

export type QueryTarget =
  | JsonTarget
  | { readonly kind: 'column'; readonly column: Column }
  | { readonly kind: 'missing' };

const MISSING_TARGET = { kind: 'missing' } as const;
const isIndex = (step: string) => /^\d+$/.test(step);

interface MemberSchema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
}

/** What the contract defines at the end of a path: the schema, and documents that would hold a value there. */
interface PathEnd {
  readonly schema: MemberSchema | undefined;
  readonly documents: readonly ((scalar: unknown) => unknown)[] | undefined;
  readonly lists: 'none' | 'perhaps' | 'some';
}

type WrapScalar = (scalar: unknown) => unknown;
const keepScalar: WrapScalar = (scalar) => scalar;

/** Follows the steps through messages and lists of messages. The contract defines nothing inside a Struct. */
const followPath = (schema: MemberSchema | undefined, steps: readonly string[], wrap: WrapScalar): PathEnd => {
  const [step, ...rest] = steps;
  if (schema?.type === 'array') return followList(schema.items as MemberSchema | undefined, steps, wrap);
  if (step === undefined) return { schema, documents: isLeaf(schema) ? [wrap] : undefined, lists: 'none' };
  const member = schema?.properties && Object.hasOwn(schema.properties, step) ? schema.properties[step] : undefined;
  const inMember: WrapScalar = (scalar) => wrap({ [step]: scalar });
  if (member) return followPath(member as MemberSchema, rest, inMember);
  const isMemberOfStruct = schema?.type === 'object' && !schema.properties && !rest.length;
  if (!isMemberOfStruct) return UNKNOWN_END;
  // The member is a scalar or a list of scalars.
  return { schema: undefined, documents: [inMember, (scalar) => inMember([scalar])], lists: 'none' };
};

const UNKNOWN_END: PathEnd = { schema: undefined, documents: undefined, lists: 'perhaps' };

const followList = (items: MemberSchema | undefined, steps: readonly string[], wrap: WrapScalar): PathEnd => {
  const [step, ...rest] = steps;
  const inList: WrapScalar = (scalar) => wrap([scalar]);
  if (step === undefined) return { schema: undefined, documents: [inList], lists: 'none' };
  // A number is not a member of a message, and containment cannot test one particular element.
  if (isIndex(step))
    return rest.length ? { ...followPath(items, rest, wrap), documents: undefined, lists: 'some' } : UNKNOWN_END;
  return items?.properties ? { ...followPath(items, steps, inList), lists: 'some' } : UNKNOWN_END;
};

const isLeaf = (schema: MemberSchema | undefined) =>
  Boolean(schema?.enum) || ['string', 'integer', 'number', 'boolean'].includes(schema?.type ?? '');

const toSegments = (steps: readonly string[]) => {
  const segments: PathSegment[] = [];
  for (const step of steps) {
    const last = segments.at(-1);
    if (isIndex(step)) segments.push({ index: step });
    else if (last && 'keys' in last) segments[segments.length - 1] = { keys: [...last.keys, step] };
    else segments.push({ keys: [step] });
  }
  return segments;
};

/** Resolves a key. Never throws: a key that does not exist is `missing`. */
export const resolveTarget = (fields: QueryFields, key: string): QueryTarget => {
  const path = resolveAlias(fields, key);
  // Result rows may have members with dots in their names.
  const exact = fields.columns.get(path);
  if (exact && exact.type !== 'json') return { kind: 'column', column: exact };
  if (!isValidText(path)) return MISSING_TARGET;
  const [member = '', ...steps] = exact ? [path] : path.split('.');
  // Stored values are never nested deeper than this.
  if (steps.length > MAX_DEPTH) return MISSING_TARGET;
  const column = exact ?? fields.columns.get(member);
  if (!column) return MISSING_TARGET;
  if (column.type !== 'json') return steps.length ? MISSING_TARGET : { kind: 'column', column };
  const end = followPath(fields.schemas.get(member) as MemberSchema | undefined, steps, keepScalar);
  const leaf = end.schema?.type === 'string' || end.schema?.enum ? 'text' : 'free';
  const whole = fields.schemas.get(member) as MemberSchema | undefined;
  return {
    kind: 'json',
    column,
    segments: toSegments(steps),
    leaf,
    lists: end.lists,
    isTextList:
      !steps.length && whole?.type === 'array' && (whole.items as MemberSchema | undefined)?.type === 'string',
    ...(end.documents ? { documents: end.documents } : {}),
  };
};

/** Number of directly nested lists that are opened; jsonpath itself opens one more. */
const NESTED_LISTS = 7;
const LIST_STEPS = '[*]'.repeat(NESTED_LISTS);

/** jsonpath text, bound as a value. `$[*]` returns a value that is not a list unchanged. */
const toJsonpath = (keys: readonly string[], end: '' | '[*]') =>
  sql`${`$${keys.map((key) => `${LIST_STEPS}.${JSON.stringify(key)}`).join('')}${end}`}::jsonpath`;

const selectElement = (from: RawBuilder<unknown>, index: string) => {
  const byNumber = Number(index) <= 0x7fffffff ? sql`${from} -> ${Number(index)}::integer` : sql`null`;
  return sql`case jsonb_typeof(${from}) when 'array' then ${byNumber} when 'object' then ${from} -> ${index}::text end`;
};

/** A FROM clause whose `c.v` iterates over the values valuesAtPath at the path; with `[*]`, over its candidates. */
const iteratePath = (target: JsonTarget, end: '' | '[*]'): RawBuilder<unknown> => {
  const last = target.segments.at(-1);
  const keys = last && 'keys' in last ? last.keys : [];
  const steps = keys.length ? target.segments.slice(0, -1) : target.segments;
  if (!steps.length) return sql`jsonb_path_query(${target.column.expression}, ${toJsonpath(keys, end)}) as c(v)`;
  let from = target.column.expression;
  const parts = steps.map((segment, number) => {
    const name = sql.id(`s${number}`);
    const part =
      'keys' in segment
        ? // Without `lateral`, Citus refers to the column of another row, or crashes.
          sql`lateral jsonb_path_query(${from}, ${toJsonpath(segment.keys, '')}) as ${name}(v)`
        : // With `offset 0`, PostgreSQL computes the element once, in place of wherever the next step refers to it.
          sql`lateral (select ${selectElement(from, segment.index)} offset 0) as ${name}(v)`;
    from = sql`${name}.v`;
    return part;
  });
  return sql`${sql.join(parts, sql` cross join `)} cross join lateral jsonb_path_query(${from}, ${toJsonpath(keys, end)}) as c(v)`;
};

/**
 * The value at a path through objects and numbered elements; null where the path leads through a list, or finds
 * nothing.
 */
export const selectDirectValue = ({ column, segments }: JsonTarget): RawBuilder<unknown> => {
  const steps = segments.flatMap((segment) => ('keys' in segment ? segment.keys : [segment.index]));
  const [step = '', ...rest] = steps;
  if (!steps.length) return column.expression;
  if (!rest.length && !isIndex(step)) return sql`(${column.expression} -> ${step}::text)`;
  // PostgreSQL counts a negative number from the end of a list.
  if (steps.some((name) => /^[-+\s]/.test(name))) return sql`null::jsonb`;
  return sql`(${column.expression} #> ${steps}::text[])`;
};

/** One of the values or candidates that `iterateValues` and `iterateCandidates` iterate over. */
export const ITERATED_VALUE = sql`c.v`;
/** FROM clause over the values found at a path. */
export const iterateValues = (target: JsonTarget): RawBuilder<unknown> => iteratePath(target, '');
/** FROM clause over the candidates of a path: the values found, with lists replaced by their elements. */
export const iterateCandidates = (target: JsonTarget): RawBuilder<unknown> => iteratePath(target, '[*]');

/** True where a value counts as null. */
export const isNull = (target: JsonTarget, value: RawBuilder<unknown> = ITERATED_VALUE): RawBuilder<boolean> =>
  target.leaf === 'text'
    ? sql`(${value} in (${bindJson(null)}, ${bindJson('')}))`
    : sql`(${value} = ${bindJson(null)})`;
