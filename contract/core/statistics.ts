/** `StatisticsQuery`, the query of stat operations: distinct values, or stages of aggregation (semantics 2.6). */
import { anything, enumeration, flag, int32, list, message, of, optional, text, values } from '../members.ts';
import { allOf, anyOf, keyword, Page, Sort, Unwind } from './conditions.ts';

export const GroupOperator = enumeration(
  'core.GroupOperator',
  ['sum', 'count', 'average', 'max', 'min', 'first', 'last', 'push', 'add_to_set', 'merge_objects'],
  'How the rows of a group become one value. sum of nothing is 0, of the others null; push and add_to_set give lists.',
);

export const ProjectOperator = enumeration(
  'core.ProjectOperator',
  ['size', 'sum', 'array_to_object', 'object_to_array', 'add', 'subtract', 'multiply', 'divide'],
  'How a member of a row is computed; subtract and divide take exactly two operands, and a division by zero gives null.',
);

/** The path an output is computed from, by its long and its short name. */
const source = {
  key: optional(text('Dotted path; mandatory, here or as k, where nothing else says what to compute from.')),
  k: optional(text('Short for key.')),
};
/** The name of an output, by its long and its short name. */
const output = {
  name: optional(text('Name of the output; mandatory, here or as n.')),
  n: optional(text('Short for name.')),
};

export const AggregateGroupKey = message('core.AggregateGroupKey', 'One value by which rows are grouped.', {
  ...source,
  ...output,
  date_format: optional(
    text('Of a time: `year`, `month`, `day` for a number, or a pattern of `%Y %m %d %H %M %S %L %j %u %V %G %%`.'),
  ),
});

export const AggregateGroupSubField = message('core.AggregateGroupSubField', 'A member of the objects push gathers.', {
  ...source,
  ...output,
});

export const AggregateSubCondition = message(
  'core.AggregateSubCondition',
  'A condition on the rows of a group; it cannot compare with null.',
  {
    ...source,
    value: optional(anything('What to compare with; mandatory, here or as v.')),
    v: optional(anything('Short for value.')),
    operator: optional(text('One of eq, not, gt, gte, lt, lte; mandatory, here or as o.')),
    o: optional(text('Short for operator.')),
  },
);

export const AggregateGroupField = message('core.AggregateGroupField', 'One value computed from the rows of a group.', {
  ...source,
  ...output,
  operator: optional(of(GroupOperator, 'Mandatory, here or as o.')),
  o: optional(of(GroupOperator, 'Short for operator.')),
  fields: optional(
    list(AggregateGroupSubField, 'With push: gathers objects of these members instead of values of key.'),
  ),
  conditions: optional(list(AggregateSubCondition, 'With count, sum, average: only rows for which all hold count.')),
});

export const AggregateGroup = message('core.AggregateGroup', 'Folds rows into groups; keys, fields or both.', {
  keys: optional(
    list(AggregateGroupKey, 'One row per combination of their values; without keys, one row over everything.'),
  ),
  fields: optional(list(AggregateGroupField, 'Outputs beside the keys.')),
});

export const AggregateProjectField = message(
  'core.AggregateProjectField',
  'A member to keep: copied from key, or computed where an operator is given.',
  {
    ...source,
    ...output,
    operator: optional(of(ProjectOperator, 'Left out: a copy.')),
    o: optional(of(ProjectOperator, 'Short for operator.')),
    fields: optional(
      values('Operands of add, subtract, multiply, divide: member names, numbers, or nested `{operator, fields}`.'),
    ),
  },
);

export const AggregateProject = message('core.AggregateProject', 'Keeps only some members of each row.', {
  fields: list(AggregateProjectField, 'At least one.'),
  exclude_keys: optional(flag('True to drop the group keys too; they stay by default.')),
});

export const AggregateCount = message('core.AggregateCount', 'Folds all rows into their number; none give no row.', {
  name: text('Member that holds the number.'),
});

export const StatisticsAggregate = message('core.StatisticsAggregate', 'One stage: exactly one member is set.', {
  unwind: optional(of(Unwind, 'Makes a row of every element, in place of the list; what is no list stays.')),
  group: optional(of(AggregateGroup, 'Groups rows, in order of first appearance.')),
  count: optional(of(AggregateCount, 'Counts rows.')),
  sort: optional(list(Sort, 'Orders rows.')),
  project: optional(of(AggregateProject, 'Picks and computes members.')),
  limit: optional(int32('Keeps so many rows from the start.')),
  skip: optional(int32('Drops so many rows from the start.')),
});

export const StatisticsQuery = message(
  'core.StatisticsQuery',
  'What to compute from the records that match: aggregate or distinct; where both are given aggregate counts.',
  {
    filter: allOf,
    filter_or: anyOf,
    aggregate: optional(list(StatisticsAggregate, 'Stages, applied in order to rows that start as the whole records.')),
    page: optional(of(Page, 'Cuts the result rows and adds total_count; left out: all rows.')),
    distinct: optional(text('Dotted path whose values are listed, each once, ascending; lists count by element.')),
    keyword,
    sort: optional(
      list(Sort, 'Order of the result rows after all stages; of distinct values only the first direction counts.'),
    ),
  },
);

export const StatisticsResult = message('core.StatisticsResult', 'Form of every stat response, a Struct on the wire.', {
  results: values('Rows of aggregate, or values of distinct.'),
  total_count: optional(int32('Rows before cutting; there only when the query has a `page.limit`.')),
});
