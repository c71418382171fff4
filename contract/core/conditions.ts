/** Parts that all query messages share: conditions, order, page and the unwinding of lists (semantics 2.2–2.5). */
import { anything, enumeration, flag, int32, list, message, of, optional, text } from '../members.ts';

export const FilterOperator = enumeration(
  'core.FilterOperator',
  [
    'eq',
    'not',
    'gt',
    'gte',
    'lt',
    'lte',
    'exists',
    'contain',
    'not_contain',
    'in',
    'not_in',
    'contain_in',
    'not_contain_in',
    'match',
    'regex',
    'regex_in',
    'datetime_gt',
    'datetime_gte',
    'datetime_lt',
    'datetime_lte',
    'timediff_gt',
    'timediff_gte',
    'timediff_lt',
    'timediff_lte',
  ],
  'How a path is compared. Equality is strict by type; contain and regex ignore case; datetime takes a time, timediff an expression such as `now/d - 14d`.',
);

export const Filter = message(
  'core.Filter',
  'One condition. Long and short names mean the same; where both are given the long one counts.',
  {
    key: optional(
      text('Dotted path, e.g. `tags.team`; a step into a list tries every element. Mandatory, here or as k.'),
    ),
    k: optional(text('Short for key.')),
    value: optional(anything('What to compare with: a list for the `_in` operators; left out it means null.')),
    v: optional(anything('Short for value.')),
    operator: optional(of(FilterOperator, 'Mandatory, here or as o.')),
    o: optional(of(FilterOperator, 'Short for operator.')),
  },
);

export const Sort = message('core.Sort', 'One criterion of an order; the first of a list counts most.', {
  key: text('Dotted path, or the name of an output; records without it count as lowest.'),
  desc: optional(flag('True for highest first; false by default.')),
});

export const Page = message('core.Page', 'Which stretch of the matches to answer with.', {
  start: optional(int32('First row, counted from 1; lower values count as 1. Default 1.')),
  limit: optional(int32('Number of rows: at most 1000, the default; 0 and below count as left out.')),
});

export const Unwind = message('core.Unwind', 'Makes one row of every element of a list; empty lists give none.', {
  path: text('Dotted path of the list.'),
  filter: optional(
    list(
      Filter,
      'Drops rows whose element does not fit: full paths; eq, not, in, not_in, contain, not_contain, contain_in, not_contain_in only.',
    ),
  ),
});

/** Conditions that must all hold. */
export const allOf = optional(list(Filter, 'Conditions that must all hold.'));
/** Conditions of which at least one must hold. */
export const anyOf = optional(list(Filter, 'Conditions of which at least one must hold, if there are any.'));
/** A search text. */
export const keyword = optional(
  text('Words, of which a keyword member must contain at least one, ignoring case; empty: no condition.'),
);
