/** Parts of queries that make them large: of so many elements. */
/** A part of a query that grows. */
export interface QueryInput {
  /** Members of the query, and operators, that it is about. */
  readonly what: string;
  /** @param count number of elements, or of characters in hundreds */
  readonly make: (count: number) => Readonly<Record<string, unknown>>;
}

const repeatItem = <Item>(count: number, item: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, number) => item(number));

/** What a query of a resource can name. */
export interface QueryNames {
  /** A text column. */
  readonly text: string;
  /** A JSON column whose members are free. */
  readonly struct: string;
  /** A JSON column with a list. */
  readonly list: string;
}

const LISTS = new Set(['in', 'not_in', 'contain_in', 'not_contain_in', 'regex_in']);

const makeValue = (operator: string, number: number): unknown => {
  if (operator === 'exists') return true;
  if (operator === 'match') return { a: `none ${number}` };
  if (operator.startsWith('datetime')) return `2024-05-${String((number % 28) + 1).padStart(2, '0')}`;
  if (operator.startsWith('timediff')) return `now - ${number}d`;
  return operator.startsWith('regex') ? `n.*o${number}` : `none ${number}`;
};

const makeOperand = (operator: string, number: number) =>
  LISTS.has(operator) ? [makeValue(operator, number)] : makeValue(operator, number);

const makeLongValue = (operator: string, count: number): unknown => {
  const text = (operator.startsWith('regex') ? 'a?' : 'ab').repeat(count * 50);
  if (operator === 'match') return { a: text };
  return LISTS.has(operator) ? [text] : text;
};

/** Conditions with an operator: many, in each form; a list of many values; a long value; a long path. */
const conditionInputs = (operator: string, { text, struct, list }: QueryNames): readonly QueryInput[] => [
  ...[text, struct, `${list}.a`, `${list}.0.a.1.b`].flatMap((k): QueryInput[] => [
    {
      what: `many conditions ${operator} on ${k}`,
      make: (count) => ({
        filter: repeatItem(count, (number) => ({ k, o: operator, v: makeOperand(operator, number) })),
      }),
    },
    {
      what: `many alternatives ${operator} on ${k}`,
      make: (count) => ({
        filter_or: repeatItem(count, (number) => ({ k, o: operator, v: makeOperand(operator, number) })),
      }),
    },
    {
      what: `a long value of ${operator} on ${k}`,
      make: (count) => ({ filter: [{ k, o: operator, v: makeLongValue(operator, count) }] }),
    },
    ...(LISTS.has(operator)
      ? [
          {
            what: `many values of ${operator} on ${k}`,
            make: (count: number) => ({
              filter: [{ k, o: operator, v: repeatItem(count, (number) => makeValue(operator, number)) }],
            }),
          },
          {
            what: `many long values of ${operator} on ${k}`,
            make: (count: number) => ({
              filter: [{ k, o: operator, v: repeatItem(count, (number) => `${'ab'.repeat(100)} ${number}`) }],
            }),
          },
        ]
      : []),
  ]),
  {
    what: `a long path of ${operator}`,
    make: (count) => ({ filter: [{ k: `${struct}${'.a'.repeat(count)}`, o: operator, v: makeOperand(operator, 1) }] }),
  },
  {
    what: `a long numbered path of ${operator}`,
    make: (count) => ({ filter: [{ k: `${list}${'.0'.repeat(count)}`, o: operator, v: makeOperand(operator, 1) }] }),
  },
];

/** Patterns whose automata, or searches, are large. */
const patterns: readonly ((count: number) => string)[] = [
  (count) => `${'.'.repeat(count)}1`,
  (count) => `(a|b)*a(a|b){${count}}c`,
  (count) => `(?:a{0,${count}}){0,${count}}b`,
  (count) => `(${'a?'.repeat(count)}){2}b`,
  (count) => `[${'a-z'.repeat(count)}]x`,
  (count) => `${'('.repeat(count)}a${')'.repeat(count)}`,
  (count) => `${'(?:'.repeat(count)}a${')*'.repeat(count)}b`,
  (count) => repeatItem(count, (number) => `a${number}`).join('|'),
  (count) => `(?=.{0,${count}}z)a`,
  (count) => `^(?=.*b)${'(?=.*c)'.repeat(count)}x`,
  (count) => `(?<=${'.'.repeat(count)})z`,
  (count) => `${'\\b\\w*'.repeat(count)}z`,
  (count) => `${'.*'.repeat(count)}z`,
  (count) => `${'[^\\W\\D\\s]'.repeat(count)}z`,
];

const patternInputs = ({ text, struct }: QueryNames): readonly QueryInput[] =>
  patterns.flatMap((pattern) =>
    [text, `${struct}.text`].flatMap((k): QueryInput[] => [
      {
        what: `a pattern ${pattern(3)} on ${k}`,
        make: (count) => ({ filter: [{ k, o: 'regex', v: pattern(count) }] }),
      },
      {
        what: `many patterns ${pattern(3)} on ${k}`,
        make: (count) => ({ filter: [{ k, o: 'regex_in', v: repeatItem(count, () => pattern(3)) }] }),
      },
    ]),
  );

const keywordInputs: readonly QueryInput[] = [
  {
    what: 'a keyword of many words',
    make: (count) => ({ keyword: repeatItem(count, (number) => `none${number}`).join(' ') }),
  },
  { what: 'a keyword of one long word', make: (count) => ({ keyword: 'ab'.repeat(count * 50) }) },
  { what: 'a keyword of spaces', make: (count) => ({ keyword: ' '.repeat(count * 100) }) },
];

const makeSortKeys = (count: number, key: (number: number) => string) =>
  repeatItem(count, (number) => ({ key: key(number), desc: true }));

const sortInputs = ({ text, struct, list }: QueryNames): readonly QueryInput[] => [
  { what: 'a sort by one key many times', make: (count) => ({ sort: makeSortKeys(count, () => text) }) },
  {
    what: 'a sort by many members',
    make: (count) => ({ sort: makeSortKeys(count, (number) => `${struct}.a${number}`) }),
  },
  {
    what: 'a sort by many elements',
    make: (count) => ({ sort: makeSortKeys(count, (number) => `${list}.${number}.name`) }),
  },
  { what: 'a sort by a long path', make: (count) => ({ sort: [{ key: `${struct}${'.a'.repeat(count)}` }] }) },
];

const unwindInputs = ({ list, struct }: QueryNames, only: object): readonly QueryInput[] => [
  {
    what: 'an unwind with many conditions',
    make: (count) => ({
      ...only,
      unwind: {
        path: list,
        filter: repeatItem(count, (number) => ({ k: `${list}.name`, o: 'not', v: `none ${number}` })),
      },
    }),
  },
  {
    what: 'an unwind of a long path',
    make: (count) => ({ ...only, unwind: { path: `${struct}${'.a'.repeat(count)}` } }),
  },
];

const selectionInputs = (operators: readonly string[], names: QueryNames): readonly QueryInput[] => [
  ...operators.flatMap((operator) => conditionInputs(operator, names)),
  ...patternInputs(names),
  ...keywordInputs,
];

/** Members that are refused. */
const reservedInputs: readonly QueryInput[] = [
  { what: 'lookup of many values', make: (count) => ({ lookup: repeatItem(count, (number) => number) }) },
  {
    what: 'add_fields of many members',
    make: (count) => ({ add_fields: Object.fromEntries(repeatItem(count, (number) => [`f${number}`, 1])) }),
  },
];

/** Inputs of `Query`. */
export const listInputs = (operators: readonly string[], names: QueryNames): readonly QueryInput[] => [
  ...selectionInputs(operators, names),
  ...sortInputs(names),
  ...unwindInputs(names, { only: [names.list] }),
  {
    what: 'only with many members',
    make: (count) => ({ only: repeatItem(count, (number) => `${names.struct}.a${number}`) }),
  },
  { what: 'only with a long path', make: (count) => ({ only: [`${names.struct}${'.a'.repeat(count)}`] }) },
  {
    what: 'only with many long paths',
    make: (count) => ({ only: repeatItem(count, (number) => `${names.struct}${'.a'.repeat(100)}${number}`) }),
  },
  { what: 'minimal rows of a page', make: (count) => ({ minimal: true, page: { start: count, limit: count } }) },
  { what: 'a page of whole rows', make: (count) => ({ page: { start: 1, limit: count } }) },
  {
    what: 'a page far away',
    make: (count) => ({ page: { start: count * 1_000, limit: 1 }, sort: makeSortKeys(1, () => names.text) }),
  },
  {
    what: 'count_only with many conditions',
    make: (count) => ({ count_only: true, filter: repeatItem(count, () => ({ k: names.text, o: 'not', v: 'x' })) }),
  },
  ...reservedInputs,
];

const makeStagesInput = (what: string, make: (count: number) => readonly object[]): QueryInput => ({
  what,
  make: (count) => ({ aggregate: make(count) }),
});

const makeFieldNames = (count: number) => repeatItem(count, (number) => `f${number}`);

const makePushStage = (names: readonly string[], key: string) => ({
  group: { fields: names.map((name) => ({ name, operator: 'push', key })) },
});

const makeNestedSum = (depth: number): object =>
  depth === 0 ? { operator: 'add', fields: [1, 2] } : { operator: 'add', fields: [makeNestedSum(depth - 1), 1] };

/** Inputs of `StatisticsQuery`. */
export const statInputs = (
  operators: readonly string[],
  groupOperators: readonly string[],
  projectOperators: readonly string[],
  names: QueryNames,
): readonly QueryInput[] => [
  ...selectionInputs(operators, names),
  ...sortInputs(names).map(({ what, make }) => ({
    what,
    make: (count: number) => ({ ...make(count), aggregate: [{ limit: 1_000 }] }),
  })),
  ...sortInputs(names).map(({ what, make }) => makeStagesInput(`a stage of ${what}`, (count) => [make(count)])),
  { what: 'distinct of a long path', make: (count) => ({ distinct: `${names.struct}${'.a'.repeat(count)}` }) },
  { what: 'distinct values', make: (count) => ({ distinct: names.struct, page: { start: 1, limit: count } }) },
  makeStagesInput('many limits', (count) => repeatItem(count, () => ({ limit: 1_000_000 }))),
  makeStagesInput('many skips', (count) => repeatItem(count, () => ({ skip: 1 }))),
  makeStagesInput('many counts', (count) => repeatItem(count, (number) => ({ count: { name: `n${number}` } }))),
  makeStagesInput('many unwinds', (count) => repeatItem(count, () => ({ unwind: { path: names.list } }))),
  makeStagesInput('unwinds of collected values', (count) => [
    { limit: 40 },
    makePushStage(makeFieldNames(count), names.text),
    ...makeFieldNames(count).map((path) => ({ unwind: { path } })),
  ]),
  makeStagesInput('an unwind of all collected values', (count) => [
    makePushStage(makeFieldNames(count), names.text),
    { unwind: { path: 'f0' } },
  ]),
  ...unwindInputs(names, {}).map(({ what, make }) => makeStagesInput(`a stage of ${what}`, (count) => [make(count)])),
  makeStagesInput('many group keys', (count) => [
    { group: { keys: repeatItem(count, (number) => ({ key: `${names.struct}.a${number}`, name: `k${number}` })) } },
  ]),
  makeStagesInput('group keys by time', (count) => [
    {
      group: {
        keys: repeatItem(count, (number) => ({ key: 'created_at', name: `k${number}`, date_format: '%Y'.repeat(50) })),
      },
    },
  ]),
  makeStagesInput('a long date format', (count) => [
    { group: { keys: [{ key: 'created_at', name: 'k', date_format: '%Y%m%d'.repeat(count * 16) }] } },
  ]),
  makeStagesInput('many groups one after the other', (count) =>
    repeatItem(count, () => ({ group: { keys: [{ key: names.text, name: names.text }] } })),
  ),
  ...groupOperators.flatMap((operator) => [
    makeStagesInput(`many fields ${operator}`, (count) => [
      { group: { fields: makeFieldNames(count).map((name) => ({ name, operator, key: names.text })) } },
    ]),
    makeStagesInput(`many fields ${operator} of elements`, (count) => [
      {
        group: {
          keys: [{ key: names.text, name: 'k' }],
          fields: makeFieldNames(count).map((name) => ({ name, operator, key: `${names.list}.name` })),
        },
      },
    ]),
  ]),
  makeStagesInput('many conditions of a field', (count) => [
    {
      group: {
        fields: [
          {
            name: 'n',
            operator: 'count',
            conditions: repeatItem(count, () => ({ key: names.text, operator: 'not', value: 'x' })),
          },
        ],
      },
    },
  ]),
  makeStagesInput('objects of many members', (count) => [
    {
      group: {
        fields: [
          { name: 'n', operator: 'push', fields: makeFieldNames(count).map((name) => ({ name, key: names.text })) },
        ],
      },
    },
  ]),
  ...projectOperators.map((operator) =>
    makeStagesInput(`many projections ${operator}`, (count) => [
      {
        project: {
          fields: makeFieldNames(count).map((name) => ({
            name,
            operator,
            key: names.struct,
            fields: [`${names.struct}.a`, 2],
          })),
        },
      },
    ]),
  ),
  makeStagesInput('a sum of many members', (count) => [
    { project: { fields: [{ name: 'n', operator: 'add', fields: repeatItem(count, () => `${names.struct}.a`) }] } },
  ]),
  makeStagesInput('projections of projections', (count) =>
    repeatItem(count, (number) => ({
      project: {
        fields: [{ name: 'n', operator: 'add', fields: number === 0 ? [`${names.struct}.a`, 1] : ['n', 'n'] }],
      },
    })),
  ),
  makeStagesInput('sizes of projections', (count) =>
    repeatItem(count, (number) => ({
      project: {
        fields: [
          {
            name: 'n',
            operator: number % 2 ? 'array_to_object' : 'object_to_array',
            key: number === 0 ? names.struct : 'n',
          },
        ],
      },
    })),
  ),
  makeStagesInput('copies of projections', (count) =>
    repeatItem(count, (number) => ({
      project: { fields: makeFieldNames(20).map((name) => ({ name, key: number === 0 ? names.struct : name })) },
    })),
  ),
  makeStagesInput('a sum of sums', (count) => [
    { project: { fields: [{ name: 'n', operator: 'add', fields: [makeNestedSum(count)] }] } },
  ]),
];

const makeAnalysis = (query: object, fields: object = { n: { operator: 'count' } }) => ({ fields, ...query });

/** Inputs of `AnalyzeQuery`, and of that over a period. */
export const analyzeInputs = (
  operators: readonly string[],
  groupOperators: readonly string[],
  selectOperators: readonly string[],
  names: QueryNames,
): readonly QueryInput[] => [
  ...selectionInputs(operators, names).map(({ what, make }) => ({
    what,
    make: (count: number) => makeAnalysis(make(count)),
  })),
  ...sortInputs(names).map(({ what, make }) => ({ what, make: (count: number) => makeAnalysis(make(count)) })),
  ...[...unwindInputs(names, {}), ...reservedInputs].map(({ what, make }) => ({
    what,
    make: (count: number) => makeAnalysis(make(count)),
  })),
  {
    what: 'many group_by',
    make: (count) => makeAnalysis({ group_by: repeatItem(count, (number) => `${names.struct}.a${number}`) }),
  },
  {
    what: 'many groups folded',
    make: (count) =>
      makeAnalysis({
        group_by: repeatItem(count, (number) => ({ key: names.text, name: `g${number}` })),
        field_group: repeatItem(count, (number) => `g${number}`),
      }),
  },
  ...groupOperators.map((operator) => ({
    what: `many fields ${operator}`,
    make: (count: number) =>
      makeAnalysis(
        { group_by: [names.text] },
        Object.fromEntries(makeFieldNames(count).map((name) => [name, { operator, key: names.text }])),
      ),
  })),
  {
    what: 'push with many members',
    make: (count) =>
      makeAnalysis(
        {},
        {
          n: { operator: 'push', fields: Object.fromEntries(makeFieldNames(count).map((name) => [name, names.text])) },
        },
      ),
  },
  ...selectOperators.map((operator) => ({
    what: `many selections ${operator}`,
    make: (count: number) =>
      makeAnalysis({
        select: Object.fromEntries(
          makeFieldNames(count).map((name) => [name, { operator, key: 'n', fields: ['n', 2] }]),
        ),
      }),
  })),
  {
    what: 'a page of groups',
    make: (count) => makeAnalysis({ group_by: [names.text], page: { start: 1, limit: count } }),
  },
  {
    what: 'a long period',
    make: (count) =>
      makeAnalysis({ granularity: 'MONTHLY', start: '0001', end: String(Math.min(count * 10, 9999)).padStart(4, '0') }),
  },
];

const DAY_MS = 86_400_000;

/** Inputs of `AlertDurationQuery`. */
export const durationInputs = (operators: readonly string[], names: QueryNames): readonly QueryInput[] => [
  ...selectionInputs(operators, names).map(({ what, make }) => ({
    what,
    make: (count: number) => ({ ...make(count), group_sets: [{ keys: [names.text] }] }),
  })),
  { what: 'many group sets', make: (count) => ({ group_sets: repeatItem(count, () => ({ keys: [names.text] })) }) },
  { what: 'many keys', make: (count) => ({ group_sets: [{ keys: makeFieldNames(count) }] }) },
  {
    what: 'a link with many values',
    make: (count) => ({
      group_sets: [{ keys: ['link'] }],
      links: [
        { name: 'link', maps: [{ key: names.text, values: Object.fromEntries(makeFieldNames(count).entries()) }] },
      ],
    }),
  },
  {
    what: 'links with many maps',
    make: (count) => ({
      group_sets: [{ keys: ['link'] }],
      links: [{ name: 'link', maps: repeatItem(count, () => ({ key: names.text, values: {} })) }],
    }),
  },
  {
    what: 'many intervals',
    make: (count) => ({
      group_sets: [{ keys: ['start'] }],
      starts: repeatItem(count, (number) => new Date(number * DAY_MS).toISOString()),
    }),
  },
];
