/**
 * `Query`, the query of list operations. The queries of stat and analyze are in separate files and exported from here
 * too.
 */
import { flag, list, message, nested, optional, struct, texts, values } from '../members.ts';
import { allOf, anyOf, keyword, Page, Sort, Unwind } from './conditions.ts';

export * from './analyze.ts';
export * from './conditions.ts';
export * from './statistics.ts';

export const Query = message(
  'core.Query',
  "The records to list, and their form. A record must meet all conditions, match the members of the request, and be in the caller's scope.",
  {
    filter: allOf,
    filter_or: anyOf,
    sort: optional(
      list(Sort, 'Order of the records; equal ones in order of creation. Default: the order of the resource.'),
    ),
    page: optional(nested(Page, 'Default: the first 1000.')),
    minimal: optional(flag('True returns only the members that identify a record; `only` takes precedence.')),
    count_only: optional(flag('True returns the number of matches without records.')),
    only: optional(texts('Dotted paths of the members to return; all if omitted. Unknown paths are ignored.')),
    keyword,
    unwind: optional(
      nested(Unwind, 'Lists elements instead of records: requires `only`; total_count is the number of rows.'),
    ),
    lookup: optional(values('Reserved; refused if not empty.')),
    add_fields: optional(struct('Reserved; refused if not empty.')),
  },
);
