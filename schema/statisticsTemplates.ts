/** The templates of `statistics.ts`: SDL of inputs that are the same for each record type. */
import type { Resource } from '../contract/resource.ts';

/** A value of an enumeration of fields. */
export interface FieldValue {
  /** The field, e.g. `createdAt`. */
  readonly name: string;
  /** The field's own description. */
  readonly description: string;
  /** Whether the value is the identifier of a record. */
  readonly isReference: boolean;
}

/** `AlertField`. */
export const fieldEnum = (record: string, fields: readonly FieldValue[]): string => `
"Fields of \`${record}\` that statistics read."
enum ${record}Field {
${fields.map((field) => `  ${JSON.stringify(describe(field))}\n  ${constantCase(field.name)}`).join('\n')}
}
`;

/** The first sentence of the field's description without its example; of a reference, that it is the identifier. */
const describe = ({ description, name, isReference }: FieldValue) => {
  const text = description.replace(/\s+/g, ' ').replace(/[,:]? e\.g\. (?:`[^`]*`(?:, | or )?)+/g, '');
  const [sentence = ''] = /^\S+ .*?\.(?=\s|$)/.exec(text.trim()) ?? [`The field \`${name}\`.`];
  return isReference ? `Identifier of \`${name}\`: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence;
};

const constantCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** `AlertFieldInput` and `AlertConditionInput`. */
export const fieldInputs = (record: string): string => `
"A field of \`${record}\`, or a value inside it."
input ${record}FieldInput {
  ${field(record)}
}

"A condition on a field of \`${record}\`."
input ${record}ConditionInput {
  ${field(record)}
  "How to compare."
  operator: FilterOperator!
  "Value to compare with, of the type that the operator takes. Default: null, which is not set."
  value: JSON
}
`;

/** The field, and the path below it. */
const field = (record: string) => `"The field."
  field: ${record}Field!
  ${PATH}`;

const PATH = `"Dotted path below the field, e.g. \`team\` below tags. Keys of free-form values are not renamed."
  path: String`;

const NAME = `"Name in the rows. Default: the last step of the path, else the field, e.g. \`createdAt\`."
  name: String`;

/** The records that a query reads. */
const records = (record: string) => `"Conditions, all of which must hold."
  filter: [${record}ConditionInput!]
  "Conditions, at least one of which must hold."
  filterOr: [${record}ConditionInput!]
  "Words separated by spaces; a record must contain one of them, case-insensitive."
  keyword: String
  "A list of which each element makes a row of its own, before grouping."
  unwind: ${record}FieldInput
  "Conditions that the elements of \`unwind\` must meet."
  unwindFilter: [${record}ConditionInput!]`;

/** `AlertStatisticsQueryInput`, with the inputs of its groups. */
export const statisticsInputs = (record: string): string => `
"A field of \`${record}\` by which statistics are grouped."
input ${record}GroupKeyInput {
  ${field(record)}
  ${NAME}
  "For times, in UTC: \`year\`, \`month\` or \`day\` as a number; any other text is a pattern such as \`%Y-%m\`."
  dateFormat: String
}

"A value that statistics compute for each group of \`${record}\`."
input ${record}GroupFieldInput {
  "Name in the rows."
  name: String!
  "What to compute."
  operator: GroupOperator!
  "The field. Required, except with COUNT and with \`members\`."
  field: ${record}Field
  ${PATH}
  "With PUSH: the members of each object, instead of \`field\`."
  members: [${record}FieldInput!]
  "With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size."
  conditions: [${record}ConditionInput!]
}

"Statistics of \`${record}\`: either \`groupBy\` and \`fields\`, or \`distinct\`."
input ${record}StatisticsQueryInput {
  ${records(record)}
  "Order of the records, which FIRST, LAST and PUSH follow."
  recordOrderBy: [${record}Order!]
  "One row for each combination of these. If omitted, one row of all records."
  groupBy: [${record}GroupKeyInput!]
  "Values to compute for each row."
  fields: [${record}GroupFieldInput!]
  "Further steps, applied to the rows in this order."
  stages: [StatisticsStageInput!]
  "Lists each value of this field once, ascending."
  distinct: ${record}FieldInput
  ${PAGE}
}
`;

const PAGE = `"Order of the rows, the first entry counting most."
  orderBy: [RowOrderInput!]
  "Rows to return, 1 to 1000. With it, the answer has \`totalCount\`. If omitted, all rows; with \`offset\`, 1000."
  first: Int
  "Rows left out in front, 0 or more."
  offset: Int`;

/** `InventoryJobAnalysisQueryInput`, with the inputs of its groups; of a resource with a date member, a time series. */
export const analysisInputs = (record: string, { dateField }: Resource): string => `
"A field of \`${record}\` by which an analysis is grouped."
input ${record}AnalysisKeyInput {
  ${field(record)}
  ${NAME}
}

"A value that an analysis computes for each group of \`${record}\`."
input ${record}AnalysisFieldInput {
  "Name in the rows."
  name: String!
  "What to compute."
  operator: GroupOperator!
  "The field. Required, except with COUNT and with \`members\`."
  field: ${record}Field
  ${PATH}
  "With PUSH: the members of each object, instead of \`field\`."
  members: [${record}FieldInput!]
}

"An analysis of \`${record}\`."
input ${record}AnalysisQueryInput {${dateField === undefined ? '' : TIME_SERIES}
  ${records(record)}
  "One row for each combination of these. If omitted, one row of all records."
  groupBy: [${record}AnalysisKeyInput!]
  ${dateField === undefined ? FIELDS : FIELDS_OR_COSTS}: [${record}AnalysisFieldInput!]${dateField === undefined ? '!' : ''}
  "Values to keep or compute from those of the row. If omitted, all values of \`groupBy\` and \`fields\`."
  select: [RowFieldInput!]
  "Names of groups to fold: each field becomes a list of \`{value, …}\`, and of \`cost\` the row has \`totalCost\`."
  fieldGroup: [String!]
  "Order of the rows, the first entry counting most; of a folded field, its total counts."
  orderBy: [RowOrderInput!]
  "Rows to return, 1 to 1000. \`more\` of the answer tells whether rows remain."
  first: Int = 1000
  "Rows left out in front, 0 or more."
  offset: Int = 0
}
`;

const FIELDS = `"Values to compute for each row."
  fields`;

const FIELDS_OR_COSTS = `"Values to compute for each row. If omitted, the sum of each currency, under names such as \`costUSD\`."
  fields`;

const TIME_SERIES = `
  "Adds the group \`date\`. If omitted, the whole time is one."
  granularity: TimeSeriesGranularity
  "First year, month or day: \`YYYY\`, \`YYYY-MM\` or \`YYYY-MM-DD\`."
  start: String
  "Last year, month or day, inclusive."
  end: String`;
