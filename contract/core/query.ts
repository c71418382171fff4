/**
 * `Query`, the query of list operations. The queries of stat and analyze are in separate files and exported from here
 * too.
 */
import { flag, list, message, of, optional, struct, texts, values } from '../members.ts';
import { allOf, anyOf, keyword, Page, Sort, Unwind } from './conditions.ts';

export * from './analyze.ts';
export * from './conditions.ts';
export * from './statistics.ts';

export const Query = message(
  'core.Query',
  'Which records to list, and how. All conditions, the named members of the request and the reach of the caller must hold together.',
  {
    filter: allOf,
    filter_or: anyOf,
    sort: optional(
      list(Sort, 'Order of the records; ties follow the order of creation. Default: that of the resource.'),
    ),
    page: optional(of(Page, 'Default: the first 1000.')),
    minimal: optional(flag('True for the few members that name a record; only, if given, wins.')),
    count_only: optional(flag('True for the number of matches without any record.')),
    only: optional(texts('Dotted paths of the members to answer with; left out: all. Unknown ones are ignored.')),
    keyword,
    unwind: optional(of(Unwind, 'Lists elements instead of records: needs only, and total_count counts rows.')),
    lookup: optional(values('Reserved; refused when not empty.')),
    add_fields: optional(struct('Reserved; refused when not empty.')),
  },
);
