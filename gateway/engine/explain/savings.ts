import type { ExplainedPost } from './posts.ts';

/** A way to answer an operation with fewer POSTs. */
export interface Saving {
  /** How many POSTs fewer, at most. */
  readonly posts: number;
  /** Response names from the root of the operation to the fields that cause them, joined by dots. */
  readonly fields: readonly string[];
  /** What the client could ask instead. */
  readonly advice: string;
}

const COUNTED_APART =
  'The rows alone do not tell how many there are: totalCount takes a POST of its own. Leave it out, or ask for pageInfo { hasNextPage }.';
const COUNTED_OFTEN =
  'Each counts records of one kind by a filter of its own. A field that counts by group, such as alertCounts, takes one POST for all.';
const LISTED_OFTEN = 'Each lists records of one kind by arguments of its own. Lists with equal arguments share a POST.';
const LISTED_BY_PARENT =
  'Under these parents are more rows than one POST may read. A smaller first, a narrower filter, or fewer parents take fewer POSTs.';

/** Which POSTs of an operation its client could save, and how. It has names and counts only, as `posts` has. */
export const savingsOf = (posts: readonly ExplainedPost[]): readonly Saving[] => {
  const sent = posts.filter(({ attempt, outcome }) => attempt === 0 && outcome === 'OK');
  return [...countedApart(sent), ...askedOften(sent), ...listedByParent(sent)];
};

/** A list and the statistics that count it. */
const countedApart = (posts: readonly ExplainedPost[]): Saving[] =>
  posts.flatMap(({ operation, fields }) => {
    if (!operation.endsWith('.stat')) return [];
    const list = operation.replace(/stat$/, 'list');
    const listed = new Set(posts.flatMap((post) => (post.operation === list ? post.fields : [])));
    const both = fields.filter((field) => listed.has(field));
    return both.length > 0 ? [{ posts: 1, fields: both, advice: COUNTED_APART }] : [];
  });

/** Fields of one selection that each list, or count, records of one kind. */
const askedOften = (posts: readonly ExplainedPost[]): Saving[] => {
  const byPlace = Map.groupBy(
    posts.filter(({ operation }) => /\.(list|stat)$/.test(operation)),
    (post) => `${post.operation} ${isCount(post)} ${[...new Set(post.fields.map(parentOf))].join(' ')}`,
  );
  return [...byPlace.values()].flatMap((group) => {
    const bySet = new Map(group.map((post) => [post.fields.join(' '), post] as const));
    const fields = [...new Set([...bySet.values()].flatMap((post) => post.fields))];
    if (bySet.size < 2 || fields.length < 2) return [];
    const advice = group.every(isCount) ? COUNTED_OFTEN : LISTED_OFTEN;
    return [{ posts: bySet.size - 1, fields, advice }];
  });
};

/** Lists of one field that took a POST for each parent. */
const listedByParent = (posts: readonly ExplainedPost[]): Saving[] => {
  const lists = posts.filter(({ operation, fields }) => operation.endsWith('.list') && fields.length > 0);
  const byFields = Map.groupBy(lists, ({ operation, fields }) => `${operation} ${fields.join(' ')}`);
  return [...byFields.values()].flatMap(([first, ...others]) =>
    first && others.length > 0 ? [{ posts: others.length, fields: first.fields, advice: LISTED_BY_PARENT }] : [],
  );
};

/** Statistics, or a list that was asked for its length alone. */
const isCount = ({ operation, rows }: ExplainedPost): boolean => operation.endsWith('.stat') || rows === 0;

const parentOf = (field: string): string => field.slice(0, Math.max(field.lastIndexOf('.'), 0));
