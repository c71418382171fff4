/** Parts that all query messages share: conditions, order, page and the unwinding of lists (semantics 2.2–2.5). */
import type { Static } from 'typebox';
import { anything, enumeration, flag, int32, list, message, nested, optional, text } from '../members.ts';

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
  'How a value is compared. Equality is strict by type; contain and regex ignore case; datetime requires a time, timediff an expression such as `now/d - 14d`.',
);

export const Filter = message(
  'core.Filter',
  'One condition. Long and short names have the same meaning; the long one takes precedence.',
  {
    key: optional(text('Dotted path, e.g. `tags.team`; for a list, every element is compared. Required, as key or k.')),
    k: optional(text('Short for key.')),
    value: optional(anything('Value to compare with; a list for the `_in` operators; null if omitted.')),
    v: optional(anything('Short for value.')),
    operator: optional(nested(FilterOperator, 'Required, as operator or o.')),
    o: optional(nested(FilterOperator, 'Short for operator.')),
  },
);

/** A condition in wire form: `{key|k, value|v, operator|o}`. */
export type Filter = Static<typeof Filter>;

export const Sort = message('core.Sort', 'One sort key; the first in a list takes precedence.', {
  key: text('Dotted path, or the name of an output; records without it sort lowest.'),
  desc: optional(flag('True for descending order; false by default.')),
});

export const Page = message('core.Page', 'The part of the result to return.', {
  start: optional(int32('First row, counted from 1; lower values mean 1. Default 1.')),
  limit: optional(int32('Number of rows: at most 1000, which is the default; 0 and below mean the default.')),
});

export const Unwind = message('core.Unwind', 'Creates one row per element of a list; none for an empty list.', {
  path: text('Dotted path of the list.'),
  filter: optional(
    list(
      Filter,
      'Conditions that the element of a row must meet, with full paths. Only eq, not, in, not_in, contain, not_contain, contain_in, not_contain_in.',
    ),
  ),
});

/** Conditions that must all hold. */
export const allOf = optional(list(Filter, 'Conditions that must all be met.'));
/** Conditions of which at least one must hold. */
export const anyOf = optional(list(Filter, 'Conditions of which at least one must be met; no condition if empty.'));
/** A search text. */
export const keyword = optional(
  text('Words of which a keyword member must contain at least one, ignoring case; no condition if empty.'),
);
