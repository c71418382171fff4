/** `StatisticsQuery`, the query of stat operations: distinct values, or stages of aggregation (semantics 2.6). */
import { anything, enumeration, flag, int32, list, message, nested, optional, text, values } from '../members.ts';
import { allOf, anyOf, keyword, Page, Sort, Unwind } from './conditions.ts';

export const GroupOperator = enumeration(
  'core.GroupOperator',
  ['sum', 'count', 'average', 'max', 'min', 'first', 'last', 'push', 'add_to_set', 'merge_objects'],
  'The operation that combines the rows of a group. Without values, sum is 0 and the others are null; push and add_to_set return lists.',
);

export const ProjectOperator = enumeration(
  'core.ProjectOperator',
  ['size', 'sum', 'array_to_object', 'object_to_array', 'add', 'subtract', 'multiply', 'divide'],
  'The operation that computes a member of a row; subtract and divide require exactly two operands; division by zero gives null.',
);

/** The path an output is computed from, by its long and its short name. */
const source = {
  key: optional(text('Dotted path of the values; required, as key or k, unless the operator needs none.')),
  k: optional(text('Short for key.')),
};
/** The name of an output, by its long and its short name. */
const output = {
  name: optional(text('Name of the output; required, as name or n.')),
  n: optional(text('Short for name.')),
};

export const AggregateGroupKey = message('core.AggregateGroupKey', 'One value by which rows are grouped.', {
  ...source,
  ...output,
  date_format: optional(
    text('For a time: `year`, `month`, `day` for a number, or a pattern of `%Y %m %d %H %M %S %L %j %u %V %G %%`.'),
  ),
});

export const AggregateGroupSubField = message(
  'core.AggregateGroupSubField',
  'A member of the objects that push collects.',
  {
    ...source,
    ...output,
  },
);

export const AggregateSubCondition = message(
  'core.AggregateSubCondition',
  'A condition on the rows of a group; it cannot compare with null.',
  {
    ...source,
    value: optional(anything('Value to compare with; required, as value or v.')),
    v: optional(anything('Short for value.')),
    operator: optional(text('One of eq, not, gt, gte, lt, lte; required, as operator or o.')),
    o: optional(text('Short for operator.')),
  },
);

export const AggregateGroupField = message('core.AggregateGroupField', 'One value computed from the rows of a group.', {
  ...source,
  ...output,
  operator: optional(nested(GroupOperator, 'Required, as operator or o.')),
  o: optional(nested(GroupOperator, 'Short for operator.')),
  fields: optional(
    list(AggregateGroupSubField, 'With push: collects objects of these members instead of values of key.'),
  ),
  conditions: optional(
    list(AggregateSubCondition, 'With count, sum, average: only rows that meet all conditions are used.'),
  ),
});

export const AggregateGroup = message('core.AggregateGroup', 'Groups rows; keys, fields or both.', {
  keys: optional(
    list(AggregateGroupKey, 'One row per combination of their values; without keys, one row for all records.'),
  ),
  fields: optional(list(AggregateGroupField, 'Outputs in addition to the keys.')),
});

export const AggregateProjectField = message(
  'core.AggregateProjectField',
  'A member of the result: copied from key, or computed if operator is set.',
  {
    ...source,
    ...output,
    operator: optional(nested(ProjectOperator, 'If omitted, the value is copied.')),
    o: optional(nested(ProjectOperator, 'Short for operator.')),
    fields: optional(
      values('Operands of add, subtract, multiply, divide: member names, numbers, or nested `{operator, fields}`.'),
    ),
  },
);

export const AggregateProject = message('core.AggregateProject', 'Reduces each row to some members.', {
  fields: list(AggregateProjectField, 'At least one.'),
  exclude_keys: optional(flag('True also removes the group keys; false by default.')),
});

export const AggregateCount = message(
  'core.AggregateCount',
  'Replaces all rows by one row with their number; no row if there are none.',
  {
    name: text('Member that holds the number.'),
  },
);

export const StatisticsAggregate = message('core.StatisticsAggregate', 'One stage: exactly one member is set.', {
  unwind: optional(
    nested(Unwind, 'Creates a row per element, with the element in place of the list; other values are kept.'),
  ),
  group: optional(nested(AggregateGroup, 'Groups rows, in order of first appearance.')),
  count: optional(nested(AggregateCount, 'Counts rows.')),
  sort: optional(list(Sort, 'Orders rows.')),
  project: optional(nested(AggregateProject, 'Selects and computes members.')),
  limit: optional(int32('Keeps this number of rows from the start.')),
  skip: optional(int32('Skips this number of rows from the start.')),
});

export const StatisticsQuery = message(
  'core.StatisticsQuery',
  'What to compute from the matching records: aggregate or distinct; aggregate takes precedence.',
  {
    filter: allOf,
    filter_or: anyOf,
    aggregate: optional(list(StatisticsAggregate, 'Stages, applied in order. The first receives complete records.')),
    page: optional(nested(Page, 'Limits the result rows and adds total_count; all rows if omitted.')),
    distinct: optional(
      text('Dotted path whose distinct values are listed, ascending; lists contribute their elements.'),
    ),
    keyword,
    sort: optional(
      list(Sort, 'Order of the result rows after all stages; for distinct values only the first direction is used.'),
    ),
  },
);

export const StatisticsResult = message('core.StatisticsResult', 'Form of every stat response, a Struct on the wire.', {
  results: values('Rows of aggregate, or values of distinct.'),
  total_count: optional(int32('Number of rows before paging; present only if the query has a `page.limit`.')),
});
