/** Forms in which providers, their tools and spreadsheets write the cells and lines of FOCUS files. */
import { describe, expect, it } from 'vitest';
import { type CostImportOptions, createHttpClient, findCostFile, importCost } from '../../import/index.ts';
import { createTestDomain, INTERNAL_TOKEN, type TestDomain } from '../service/testDomain.ts';
import { type FocusRow, makeCostFile, printFocus, writeTestFile } from './focusFiles.ts';
import { listRows, refusal } from './importedRows.ts';

type GivenFile = readonly FocusRow[] | string;

const makeFiles = (given: GivenFile) => [
  typeof given === 'string' ? findCostFile(writeTestFile(given)) : makeCostFile(given),
];

const importInto = (
  { url, dataSourceId, domainId }: TestDomain,
  given: GivenFile,
  more: Partial<CostImportOptions> = {},
) =>
  importCost(createHttpClient({ url, internalToken: INTERNAL_TOKEN }), {
    ...{ files: makeFiles(given), dataSourceId, domainId },
    now: new Date('2024-10-20T00:00:00Z'),
    ...more,
  });

describe('tags', () => {
  it.each([
    ['an object', '{"team":"x","project":"PROJECT"}'],
    ['an object without braces', '"team": "x","project": "PROJECT"'],
    ['a list of keys and values', '[{"key": "team", "value": "x"}, {"key": "project", "value": "PROJECT"}]'],
    [
      'a list with more members',
      '[{"Key":"project","Value":"PROJECT","x_Inherited":false},{"Key":"project","Value":"","x_Inherited":true}]',
    ],
    ['a list of tag keys and tag values', '[{"TagKey":"project","TagValue":"PROJECT"}]'],
  ])('name the project in %s', async (_form, tags) => {
    const domain = await createTestDomain();
    const [shop] = domain.projects;

    const { unreadTags } = await importInto(domain, [{ Tags: tags.replaceAll('PROJECT', shop) }]);

    expect(await listRows(domain)).toMatchObject([{ project_id: shop }]);
    expect([...unreadTags]).toEqual([]);
  });

  it.each(['', '{}', '[]', 'null', '{"project":null}', '[{"key":"project","value":null}]', '[{"key":"project"}]'])(
    'may be none: %s',
    async (Tags) => {
      const domain = await createTestDomain();
      const { unreadTags, unassigned } = await importInto(domain, [{ Tags }]);
      expect([[...unreadTags], [...unassigned]]).toEqual([[], [['', 1]]]);
    },
  );

  it('in any other form are read as none, and counted by file', async () => {
    const domain = await createTestDomain();
    const unread = ["{'project': 'x'}", 'project:x', '{"a":', '["a"]', '"a"', '12', '[[]]', '{"project":"a\\u0000"}'];
    const files = [
      makeCostFile([...unread.map((Tags) => ({ Tags })), {}]),
      findCostFile(writeTestFile(printFocus([{}]), 'fine.csv')),
    ];

    const { unreadTags, charges } = await importInto(domain, [], { files });

    expect([...unreadTags]).toEqual([['focus.csv', 8]]);
    expect(charges).toBe(10);
    expect(await listRows(domain)).toMatchObject([{ cost: { USD: 10 }, project_id: '' }]);
  });
});

describe('the month of a charge', () => {
  it.each([
    ['begins at midnight UTC', '2024-10-01T00:00:00Z', '2024-11-01T00:00:00Z', '2024-10'],
    ['begins at midnight in China', '2024-09-30T16:00:00Z', '2024-10-31T16:00:00Z', '2024-10'],
    ['has an offset east of UTC', '2024-10-01T00:00:00+09:00', '2024-11-01T00:00:00+09:00', '2024-10'],
    ['begins at midnight in California', '2024-10-01 07:00:00 UTC', '2024-11-01 07:00:00 UTC', '2024-10'],
    ['has an end that is its last second', '2024-10-01T00:00:00Z', '2024-10-31T23:59:59Z', '2024-10'],
    ['has days only', '2024-10-01', '2024-10-31', '2024-10'],
    ['lasts a day', '2024-10-31T00:00:00Z', '2024-11-01T00:00:00Z', '2024-10'],
    ['begins within a month', '2024-09-20T00:00:00Z', '2024-10-20T00:00:00Z', '2024-10'],
    ['is a year', '2024-10-01T00:00:00Z', '2025-10-01T00:00:00Z', '2024-10'],
    ['has no end', '2024-10-01T00:00:00Z', '', '2024-10'],
    ['begins farthest east, without an end', '2024-10-01T00:00:00+14:00', '', '2024-10'],
    ['has a short offset', '2024-10-01 00:00:00+08', '2024-11-01 00:00:00+08', '2024-10'],
    ['has an offset without a colon', '2024-10-01T00:00:00.000+0900', '2024-11-01T00:00:00.000+0900', '2024-10'],
    ['is a leap month', '2024-02-29T23:00:00Z', '2024-03-31T23:00:00Z', '2024-03'],
  ])(
    'is that of the middle of a billing period that %s',
    async (_what, BillingPeriodStart, BillingPeriodEnd, month) => {
      const domain = await createTestDomain();
      const summary = await importInto(domain, [{ BillingPeriodEnd, BillingPeriodStart }]);
      expect(summary.months).toEqual([month]);
      expect(await listRows(domain)).toMatchObject([
        { report_month: month, report_year: month.slice(0, 4), is_confirmed: month < '2024-10' },
      ]);
    },
  );

  it.each([
    ['2024-02-30', '', 'BillingPeriodStart "2024-02-30" is not a date'],
    ['2023-02-29T00:00:00Z', '', 'BillingPeriodStart "2023-02-29T00:00:00Z" is not a date'],
    ['2024-10-01T24:30:00Z', '', 'BillingPeriodStart "2024-10-01T24:30:00Z" is not a date'],
    ['0001-01-01', '', 'BillingPeriodStart "0001-01-01" is not a date'],
    ['10/01/2024', '', 'BillingPeriodStart "10/01/2024" is not a date'],
    ['2024-10-01', '2024-11-31', 'BillingPeriodEnd "2024-11-31" is not a date'],
    ['2024-10-01', '2024-09-01', 'BillingPeriodEnd "2024-09-01" is before BillingPeriodStart'],
  ])('is refused for a period from %s to "%s"', async (BillingPeriodStart, BillingPeriodEnd, reason) => {
    const domain = await createTestDomain();
    expect(await refusal(importInto(domain, [{ BillingPeriodEnd, BillingPeriodStart }]))).toContain(reason);
  });
});

describe('amounts', () => {
  it.each([
    ['5e-324', 0],
    ['1E+20', 1e20],
    ['999999999999999999999999', 1e24],
    ['0.00000000000000000000000000000000000000000000000000001', 0],
  ])('may be %s', async (BilledCost, USD) => {
    const domain = await createTestDomain();
    await importInto(domain, [{ BilledCost }]);
    expect(await listRows(domain)).toMatchObject([{ cost: { USD } }]);
  });

  it.each([
    ['400 digits', '9'.repeat(400), 'is too large'],
    ['25 digits', '1'.padEnd(25, '0'), 'is too large'],
    ['a large exponent', '-1e999', 'is too large'],
    ['a million digits and a letter', `${'1'.repeat(900_000)}x`, 'is not a number'],
  ])('are refused with %s', async (_what, BilledCost, reason) => {
    const domain = await createTestDomain();
    expect(await refusal(importInto(domain, [{ BilledCost }]))).toContain(reason);
  });
});

describe('names', () => {
  it.each(['ServiceName', 'SubAccountId', 'SubAccountName'])('are refused with a NUL: %s', async (column) => {
    const domain = await createTestDomain();
    const message = await refusal(importInto(domain, [{}, { [column]: 'a\u0000b' }]));
    expect(message).toBe(
      'focus.csv:3: "a\\u0000b" contains a NUL character\n1 bad row: nothing was imported. --skip-bad-rows leaves them out.',
    );
  });
});

describe('lines', () => {
  const [header = '', one = ''] = printFocus([{}]).split('\n');

  it.each([
    ['end CRLF in the header and LF below', `${header}\r\n${one}\n${one}\n`],
    ['end LF in the header and CRLF below', `${header}\n${one}\r\n${one}\r\n`],
    ['end CR', `${header}\r${one}\r${one}\r`],
    ['are blank at the end', `${header}\n${one}\n${one}\n\r\n\r\n  \n`],
    ['are only separators at the end', `${header}\r\n${one}\r\n${one}\r\n${','.repeat(11)}\r\n,,\r\n`],
    ['have two empty fields at the end', `${header},,\n${one},,\n${one},,\n`],
    ['have empty fields at the end below the header', `${header}\n${one},\n${one},,\n`],
    ['have empty fields at the end of the header', `${header},,\n${one}\n${one}\n`],
    ['have a column twice that is not read', `${header},x_Note,x_Note\n${one},a,b\n${one},,\n`],
  ])('may differ where they %s', async (_what, text) => {
    const domain = await createTestDomain();
    const { charges, totals } = await importInto(domain, text);
    expect({ charges, totals }).toEqual({ charges: 2, totals: { USD: 2 } });
  });

  it.each([
    ['semicolons', ';', 'focus.csv: expected columns that are separated by commas, not by ";".'],
    ['tabs', '\t', 'focus.csv: expected columns that are separated by commas, not by tabs.'],
  ])('are refused with %s', async (_what, separator, message) => {
    const domain = await createTestDomain();
    expect(await refusal(importInto(domain, printFocus([{}]).replaceAll(',', separator)))).toBe(message);
  });

  it('have their number in refusals, whatever ends them', async () => {
    const domain = await createTestDomain();
    const bad = one.replace(',1,', ',x,');
    const text = `${header}\r\n${one}\n\r\n${','.repeat(11)}\r\n${bad}\n`;
    expect(await refusal(importInto(domain, text))).toContain('focus.csv:5: cost "x" is not a number');
  });
});
