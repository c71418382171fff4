/** `AnalyzeQuery` and `TimeSeriesAnalyzeQuery`, the queries of analyze operations (semantics 2.7, 2.8). */
import { anything, enumeration, flag, list, message, of, optional, struct, text, texts, values } from '../members.ts';
import { allOf, anyOf, keyword, Page, Sort, Unwind } from './conditions.ts';
import { GroupOperator } from './statistics.ts';

export const Granularity = enumeration(
  'core.Granularity',
  ['DAILY', 'MONTHLY', 'YEARLY'],
  'Step of the output `date`: YEARLY gives `YYYY`; MONTHLY gives `YYYY-MM`, and so does DAILY, as rows are monthly.',
);

export const SelectOperator = enumeration(
  'core.SelectOperator',
  ['add', 'subtract', 'multiply', 'divide', 'size', 'sum'],
  'How an output is computed from others; subtract and divide take exactly two operands.',
);

export const AnalyzeField = message('core.AnalyzeField', 'One value computed from the rows of a group.', {
  key: optional(text('Dotted path; mandatory but for count and push.')),
  operator: of(GroupOperator, 'How the values become one.'),
  fields: optional(struct('With push only: map of member name to dotted path, gathered as objects.')),
});

/** Members of both queries. */
const shared = {
  group_by: optional(
    list(
      anything('A dotted path, whose last step names the output, or `{key, name}`.'),
      'One row per combination of values; left out: one row over everything.',
    ),
  ),
  field_group: optional(
    texts(
      'Outputs of group_by, or `date`, to fold away: each field becomes a list of `{value, …}`, beside `_total_<field>`.',
    ),
  ),
  filter: allOf,
  filter_or: anyOf,
  page: optional(of(Page, 'Which rows to answer with; default: the first 1000.')),
  sort: optional(list(Sort, 'Order of the rows, by output names; of a folded field its `_total_` counts.')),
  select: optional(
    struct(
      'Outputs to keep: map of name to output name, or to `{operator, key}` or `{operator, fields}`; left out: all.',
    ),
  ),
  keyword,
  unwind: optional(of(Unwind, 'Makes a row of every element of a list before grouping.')),
  lookup: optional(values('Reserved; refused when not empty.')),
  add_fields: optional(struct('Reserved; refused when not empty.')),
};

export const AnalyzeQuery = message(
  'core.AnalyzeQuery',
  'Groups the records that match and computes fields per group.',
  { fields: struct('Map of output name to `core.AnalyzeField`.'), ...shared },
);

export const TimeSeriesAnalyzeQuery = message(
  'core.TimeSeriesAnalyzeQuery',
  'AnalyzeQuery over a period, in steps, by the date member of the resource.',
  {
    granularity: optional(of(Granularity, 'Adds the output `date` to the groups; left out: no `date`.')),
    start: optional(text('First unit of the period: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; left out: from the beginning.')),
    end: optional(text('Last unit of the period, included as a whole; left out: to the end.')),
    fields: optional(struct('As in AnalyzeQuery; left out: the sum of every currency found, as `cost_<currency>`.')),
    ...shared,
  },
);

export const AnalyzeResult = message('core.AnalyzeResult', 'Form of every analyze response, a Struct on the wire.', {
  results: list(struct('Outputs by name.'), 'The rows of this page.'),
  more: flag('Whether rows remain after this page.'),
});
