/** `AnalyzeQuery` and `TimeSeriesAnalyzeQuery`, the queries of analyze operations (semantics 2.7, 2.8). */
import {
  anything,
  enumeration,
  flag,
  list,
  message,
  nested,
  optional,
  struct,
  text,
  texts,
  values,
} from '../members.ts';
import { allOf, anyOf, keyword, Page, Sort, Unwind } from './conditions.ts';
import { GroupOperator } from './statistics.ts';

export const Granularity = enumeration(
  'core.Granularity',
  ['DAILY', 'MONTHLY', 'YEARLY'],
  'Unit of the output `date`: `YYYY` for YEARLY, `YYYY-MM` for MONTHLY. DAILY is the same as MONTHLY, because rows are monthly.',
);

export const SelectOperator = enumeration(
  'core.SelectOperator',
  ['add', 'subtract', 'multiply', 'divide', 'size', 'sum'],
  'The operation that computes an output from others; subtract and divide require exactly two operands.',
);

export const AnalyzeField = message('core.AnalyzeField', 'One value computed from the rows of a group.', {
  key: optional(text('Dotted path; required except for count and push.')),
  operator: nested(GroupOperator, 'The operation that combines the values.'),
  fields: optional(struct('Only with push: map of member name to dotted path, collected as objects.')),
});

/** Members of both queries. */
const shared = {
  group_by: optional(
    list(
      anything('A dotted path, whose last step is the name of the output, or `{key, name}`.'),
      'One row per combination of values; if omitted, one row for all records.',
    ),
  ),
  field_group: optional(
    texts(
      'Outputs of group_by, or `date`, that do not make separate rows: each field becomes a list of `{value, …}`, and `_total_<field>` is added.',
    ),
  ),
  filter: allOf,
  filter_or: anyOf,
  page: optional(nested(Page, 'The rows to return; the first 1000 by default.')),
  sort: optional(list(Sort, 'Order of the rows, by output names; a folded field is sorted by its `_total_`.')),
  select: optional(
    struct(
      'Outputs to return: map of name to output name, or to `{operator, key}` or `{operator, fields}`; all if omitted.',
    ),
  ),
  keyword,
  unwind: optional(nested(Unwind, 'Creates a row for each element of a list before grouping.')),
  lookup: optional(values('Reserved; refused if not empty.')),
  add_fields: optional(struct('Reserved; refused if not empty.')),
};

export const AnalyzeQuery = message('core.AnalyzeQuery', 'Groups the matching records and computes fields per group.', {
  fields: struct('Map of output name to `core.AnalyzeField`.'),
  ...shared,
});

export const TimeSeriesAnalyzeQuery = message(
  'core.TimeSeriesAnalyzeQuery',
  'AnalyzeQuery over a period, by the date member of the resource.',
  {
    granularity: optional(nested(Granularity, 'Adds the output `date` to the groups; no `date` if omitted.')),
    start: optional(text('First unit of the period: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; no limit if omitted.')),
    end: optional(text('Last unit of the period, entirely included; no limit if omitted.')),
    fields: optional(struct('As in AnalyzeQuery; if omitted, the sum per currency, as `cost_<currency>`.')),
    ...shared,
  },
);

export const AnalyzeResult = message('core.AnalyzeResult', 'Form of every analyze response, a Struct on the wire.', {
  results: list(struct('Outputs by name.'), 'The rows of this page.'),
  more: flag('Whether more rows follow this page.'),
});
