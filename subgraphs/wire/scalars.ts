import { GraphQLScalarType } from 'graphql';
import { GraphQLJSON, GraphQLJSONObject, GraphQLLocalDate } from 'graphql-scalars';
import { parseTime } from '../../contract/core/time.ts';
import { MAX_VALUE_DEPTH, nestsDeeper } from './nesting.ts';

const EXPECTED_TIME =
  'a time as ISO 8601, e.g. `2024-05-01T08:30:00Z`, or a date as `YYYY-MM-DD`; without an offset it is UTC';

/**
 * Parses the times that upstream accepts (semantics 1.2.5), and returns upstream's times unchanged: they are already
 * ISO 8601 in UTC (1.2.4).
 */
const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  parseValue: (value) => {
    const time = typeof value === 'string' ? parseTime(value) : undefined;
    if (time === undefined) throw new TypeError(`A DateTime is ${EXPECTED_TIME}.`);
    return time;
  },
  serialize: (value) => {
    if (typeof value !== 'string') throw new TypeError('A time of upstream is not text.');
    return value;
  },
});

/** A scalar of texts in a form. It reads and shows them unchanged. */
const createTextScalar = (name: string, hasForm: (text: string) => boolean, expected: string) => {
  const checked = (value: unknown) => {
    if (typeof value === 'string' && hasForm(value)) return value;
    throw new TypeError(`A ${name} is ${expected}.`);
  };
  return new GraphQLScalarType<string, string>({ name, parseValue: checked, serialize: checked });
};

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

const isDate = (text: string) => {
  try {
    return GraphQLLocalDate.parseValue(text) === text;
  } catch {
    return false;
  }
};

const isPeriod = (text: string) => /^\d{4}$/.test(text) || isMonth(text) || isDate(text);

const isUrl = (text: string) => /^https?:/i.test(text) && URL.canParse(text);

/** The texts that a scalar can show; a stored text in another form has no value in the graph. */
export const textForms: Readonly<Record<string, (text: string) => boolean>> = {
  YearMonth: isMonth,
  Date: isDate,
  URL: isUrl,
};

const EXPECTED_MONTH = 'a month as `YYYY-MM`, e.g. `2024-05`';
const EXPECTED_DATE = 'a day as `YYYY-MM-DD`, e.g. `2024-05-01`';
const EXPECTED_PERIOD = 'a year, month or day as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, e.g. `2024-05`';
const EXPECTED_URL = 'an absolute `http` or `https` URL';
const YearMonth = createTextScalar('YearMonth', isMonth, EXPECTED_MONTH);
/** Its fields are never null: they show what is stored. */
const CalendarPeriod = new GraphQLScalarType<string, string>({
  ...createTextScalar('CalendarPeriod', isPeriod, EXPECTED_PERIOD).toConfig(),
  serialize: String,
});
const DateScalar = createTextScalar('Date', isDate, EXPECTED_DATE);
const UrlScalar = createTextScalar('URL', isUrl, EXPECTED_URL);

/** Wraps a library scalar to refuse values nested so deep that printing them would overflow the stack. */
const limitDepth = (scalar: GraphQLScalarType): GraphQLScalarType =>
  new GraphQLScalarType({
    ...scalar.toConfig(),
    serialize: (value) => {
      if (nestsDeeper(value, MAX_VALUE_DEPTH)) throw new TypeError('A value of upstream nests too deep.');
      return scalar.serialize(value);
    },
  });

/** Scalars that all subgraphs share. */
export const scalars = {
  DateTime,
  YearMonth,
  CalendarPeriod,
  Date: DateScalar,
  URL: UrlScalar,
  JSON: limitDepth(GraphQLJSON),
  JSONObject: limitDepth(GraphQLJSONObject),
};

const createParser = ({ parseValue, parseLiteral }: GraphQLScalarType, expected: string) => ({
  parseValue,
  parseLiteral,
  expected,
});

/** The parsers for a gateway, which refuses invalid scalar values before it calls a subgraph. */
export const scalarParsers = {
  DateTime: createParser(DateTime, EXPECTED_TIME),
  YearMonth: createParser(YearMonth, EXPECTED_MONTH),
  CalendarPeriod: createParser(CalendarPeriod, EXPECTED_PERIOD),
  Date: createParser(DateScalar, EXPECTED_DATE),
  URL: createParser(UrlScalar, EXPECTED_URL),
  JSON: createParser(GraphQLJSON, 'any JSON value'),
  JSONObject: createParser(GraphQLJSONObject, 'a JSON object'),
};
