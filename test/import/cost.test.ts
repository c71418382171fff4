import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type CostImportOptions, createHttpClient, findCostFile, importCost } from '../../import/index.ts';
import { createTestDomain, INTERNAL_TOKEN, type TestDomain } from '../service/testDomain.ts';
import { type FocusRow, makeCostFile, printFocus, writeTestFile } from './focusFiles.ts';
import { listRows, refusal } from './importedRows.ts';

const directoryClient = ({ url }: TestDomain) => createHttpClient({ url, internalToken: INTERNAL_TOKEN });

const importInto = (domain: TestDomain, rows: readonly FocusRow[], more: Partial<CostImportOptions> = {}) =>
  importFiles(domain, { files: [makeCostFile(rows)], ...more });

const importFiles = (domain: TestDomain, more: Partial<CostImportOptions> & Pick<CostImportOptions, 'files'>) =>
  importCost(directoryClient(domain), {
    dataSourceId: domain.dataSourceId,
    domainId: domain.domainId,
    now: new Date('2024-07-10T00:00:00Z'),
    ...more,
  });

describe('importing a FOCUS file', () => {
  it('sums charges by month, provider, product, account and project', async () => {
    const domain = await createTestDomain();
    const { projects, workspaces, domainId, dataSourceId } = domain;

    const summary = await importInto(domain, [
      { BilledCost: '0.1', Tags: `{"project":"${projects[0]}"}` },
      { BilledCost: '0.2', Tags: `{"project":"${projects[0]}","team":"x"}` },
      { BilledCost: '-3.5', ServiceName: 'Amazon S3' },
      { BilledCost: '7', BillingPeriodStart: '2024-07-01T00:00:00Z', ChargePeriodEnd: '2024-07-09T00:00:00Z' },
    ]);

    expect(summary).toMatchObject({
      charges: 4,
      rows: 3,
      replaced: 0,
      months: ['2024-05', '2024-07'],
      totals: { USD: 3.8 },
      dataSourceMade: false,
    });
    const rows = await listRows(domain);
    expect(rows).toHaveLength(3);
    expect(rows.find(({ project_id }) => project_id === projects[0])).toEqual({
      cost_report_data_id: expect.stringMatching(/^crd-[0-9a-f]{12}$/),
      cost: { USD: 0.3 },
      cost_report_name: 'Cloud bill 2024-05',
      issue_date: '2024-05-04',
      report_year: '2024',
      report_month: '2024-05',
      is_confirmed: true,
      provider: 'aws',
      product: 'Amazon EC2',
      service_account_id: '111111111111',
      service_account_name: 'shop-production',
      data_source_name: 'Cloud bill',
      project_name: 'Shop',
      workspace_name: '',
      domain_id: domainId,
      workspace_id: workspaces[0],
      project_id: projects[0],
      cost_report_config_id: '',
      cost_report_id: expect.stringMatching(/^cost-report-[0-9a-f]{12}$/),
      data_source_id: dataSourceId,
      created_at: expect.stringMatching(/Z$/),
    });
    expect(rows.find(({ product }) => product === 'Amazon S3')).toMatchObject({
      project_id: '',
      workspace_id: '*',
      cost: { USD: -3.5 },
    });
    expect(rows.find(({ report_month }) => report_month === '2024-07')).toMatchObject({ is_confirmed: false });
  });

  it('sums without rounding errors of binary fractions', async () => {
    const domain = await createTestDomain();
    await importInto(domain, [...Array(1000).fill({ BilledCost: '0.001' }), { BilledCost: '1.5E-7' }]);
    expect((await listRows(domain))[0]?.cost).toEqual({ USD: 1.00000015 });
  });

  it.each([
    ['12', 12],
    ['-0.30', -0.3],
    ['.5', 0.5],
    ['1e3', 1000],
    ['1.0E-13', 0],
    ['123456789012.345', 123456789012.345],
  ])('reads %s as an amount', async (BilledCost, USD) => {
    const domain = await createTestDomain();
    await importInto(domain, [{ BilledCost }]);
    expect(await listRows(domain)).toMatchObject([{ cost: { USD } }]);
  });

  it.each(['1,5', '$1', '0x10', 'Infinity', '-', '1 2', '+1'])('does not read %s as an amount', async (BilledCost) => {
    const domain = await createTestDomain();
    expect(await refusal(importInto(domain, [{ BilledCost }]))).toContain('is not a number');
  });

  it('separates currencies within a row', async () => {
    const domain = await createTestDomain();
    await importInto(domain, [{ BilledCost: '1' }, { BilledCost: '900', BillingCurrency: 'KRW' }]);
    expect((await listRows(domain)).map(({ cost }) => cost)).toEqual([{ USD: 1, KRW: 900 }]);
  });

  it.each([
    ['AWS', 'aws'],
    ['Amazon Web Services', 'aws'],
    ['Microsoft', 'azure'],
    ['Google Cloud', 'google_cloud'],
    ['Hetzner Online GmbH', 'hetzner_online_gmbh'],
  ])('writes provider %s as %s', async (ProviderName, provider) => {
    const domain = await createTestDomain();
    await importInto(domain, [{ ProviderName }]);
    expect(await listRows(domain)).toMatchObject([{ provider }]);
  });

  it('uses another cost column on request', async () => {
    const domain = await createTestDomain();
    await importInto(domain, [{}], { cost: 'EffectiveCost' });
    expect(await listRows(domain)).toMatchObject([{ cost: { USD: 0.5 } }]);
  });

  it('accepts columns in any order, spelling and version, and unpacks .gz', async () => {
    const domain = await createTestDomain();
    const text = printFocus([], {
      'Invoice Issuer Name': 'Oracle',
      tags: '',
      billing_account_id: 'ocid1',
      SERVICENAME: 'Compute',
      Billing_Period_Start: '2024-05-01 00:00:00',
      billingcurrency: 'EUR',
      billedcost: '2',
      x_Custom: 'more',
    });
    const row = 'Oracle,,ocid1,Compute,2024-05-01T00:00Z,EUR,2,more\r\n';
    const file = findCostFile(writeTestFile(gzipSync(`\uFEFF${text.trim()}\r\n${row}`), 'focus.csv.gz'));

    await importFiles(domain, { files: [file] });

    expect(await listRows(domain)).toMatchObject([
      { provider: 'oracle_cloud', product: 'Compute', service_account_id: 'ocid1', cost: { EUR: 2 } },
    ]);
  });
});

describe('finding the project of a charge', () => {
  it('uses the tag as id, then the tag as name, then the mapping, of tag values before accounts', async () => {
    const domain = await createTestDomain();
    const [shop, billing, vault, search] = domain.projects;
    const mapping = new Map([
      ['kasse', vault],
      ['222222222222', search],
    ]);

    await importInto(
      domain,
      [
        { ServiceName: 'by id', Tags: `{"app":"${shop}"}` },
        { ServiceName: 'by name', Tags: '{"app":"billing"}' },
        { ServiceName: 'by mapped tag', Tags: '{"app":"kasse"}', SubAccountId: '222222222222' },
        { ServiceName: 'by account', Tags: '{"app":"whatever"}', SubAccountId: '222222222222' },
        { ServiceName: 'by nothing', Tags: '{"app":"whatever"}' },
      ],
      { projectTag: 'app', mapping, workspaceId: domain.workspaces[1] },
    );

    const rows = await listRows(domain);
    expect(Object.fromEntries(rows.map(({ product, project_id }) => [product, project_id]))).toEqual({
      'by id': shop,
      'by name': billing,
      'by mapped tag': vault,
      'by account': search,
      'by nothing': '',
    });
    const workspaces = new Set(rows.map(({ workspace_id }) => workspace_id));
    expect(rows.find(({ product }) => product === 'by nothing')?.workspace_id).toBe(domain.workspaces[1]);
    expect(workspaces).toEqual(new Set(domain.workspaces));
  });

  it('reports charges without a project', async () => {
    const domain = await createTestDomain();
    const { unassigned } = await importInto(domain, [{}, { Tags: '{"project":"nobody"}' }, {}]);
    expect([...unassigned]).toEqual([
      ['', 2],
      ['nobody', 1],
    ]);
  });

  it('refuses a mapping to an unknown project', async () => {
    const domain = await createTestDomain();
    const answer = importInto(domain, [{}], { mapping: new Map([['a', 'project-none']]) });
    expect(await refusal(answer)).toBe('--mapping: no such project: project-none.');
  });

  it('uses the name of the service account in the directory', async () => {
    const domain = await createTestDomain();
    const { domainId: domain_id, workspaces } = domain;
    const account = { domain_id, workspace_id: workspaces[0], provider: 'aws' };
    await domain.put('service_accounts', [{ service_account_id: 'sa-1', name: 'shop-production', ...account }]);
    await importInto(domain, [{}, { SubAccountId: '2', SubAccountName: 'unheard-of' }]);
    expect((await listRows(domain)).map((row) => [row.service_account_id, row.service_account_name])).toEqual([
      ['sa-1', 'shop-production'],
      ['', 'unheard-of'],
    ]);
  });
});

describe('importing a file again', () => {
  const may = [{ ServiceName: 'A' }, { ServiceName: 'B' }];

  it('produces identical rows', async () => {
    const domain = await createTestDomain();
    await importInto(domain, may);
    const before = await listRows(domain);

    const { rows, replaced } = await importInto(domain, may);

    expect({ rows, replaced }).toEqual({ rows: 2, replaced: 2 });
    expect(await listRows(domain)).toEqual(before);
  });

  it('replaces the rows of the same months of the earlier import, and nothing else', async () => {
    const domain = await createTestDomain();
    const { domainId: domain_id, dataSourceId: data_source_id } = domain;
    await importInto(domain, [...may, { ServiceName: 'June', BillingPeriodStart: '2024-06-01T00:00:00Z' }]);
    await importInto(domain, [{ ServiceName: 'Other' }], { dataSourceId: 'ds-other' });
    const own = { cost_report_data_id: 'crd-own', domain_id, data_source_id, report_month: '2024-05', product: 'Own' };
    await domain.put('cost_report_data', [own]);

    const summary = await importInto(domain, [{ ServiceName: 'B', BilledCost: '5' }, { ServiceName: 'C' }]);

    expect(summary).toMatchObject({ rows: 2, replaced: 2 });
    const products = (await listRows(domain)).map(({ product, cost }) => [product, cost.USD]);
    expect(products.sort()).toEqual([
      ['B', 5],
      ['C', 1],
      ['June', 1],
      ['Other', 1],
      ['Own', undefined],
    ]);
  });

  it('creates a missing data source, with the most frequent currency', async () => {
    const domain = await createTestDomain();
    const rows = [{ BillingCurrency: 'EUR' }, { BillingCurrency: 'EUR' }, {}];
    expect(await importInto(domain, rows, { dataSourceId: 'ds-new' })).toMatchObject({
      dataSourceMade: true,
      replaced: 0,
    });
    const sources = await directoryClient(domain).list('data_sources', domain.domainId);
    expect(sources.at(-1)).toMatchObject({ data_source_id: 'ds-new', currency: 'EUR' });
  });
});

describe('a file with bad rows', () => {
  const bad: readonly FocusRow[] = [
    { ChargeDescription: 'fine' },
    { ChargeDescription: 'two\nlines', BilledCost: '1,5' },
    { ChargeDescription: 'three\n\nlines' },
    { BilledCost: '' },
    { BillingPeriodStart: 'May' },
    { Tags: '{"a":' },
    { Tags: '["a"]' },
    { BillingCurrency: '' },
    { BillingPeriodStart: '2024-13-01T00:00:00Z' },
  ];

  it('is refused as a whole, with an error and line number per bad row', async () => {
    const domain = await createTestDomain();
    const text = `${printFocus(bad)}\n\n1,2,3\n`;

    const message = await refusal(importFiles(domain, { files: [findCostFile(writeTestFile(text))] }));

    expect(message.split('\n')).toEqual([
      'focus.csv:3: cost "1,5" is not a number',
      'focus.csv:8: cost "" is not a number',
      'focus.csv:9: BillingPeriodStart "May" is not a date',
      'focus.csv:12: BillingCurrency "" is not a currency',
      'focus.csv:13: BillingPeriodStart "2024-13-01T00:00:00Z" is not a date',
      'focus.csv:16: 3 fields, the header has 12',
      '6 bad rows: nothing was imported. --skip-bad-rows leaves them out.',
    ]);
    expect(await listRows(domain)).toEqual([]);
  });

  it('prints the first 20 errors and the number of others', async () => {
    const domain = await createTestDomain();
    const lines = (await refusal(importInto(domain, Array(25).fill({ BilledCost: 'x' })))).split('\n');
    expect(lines).toHaveLength(22);
    expect(lines.slice(19)).toEqual([
      'focus.csv:21: cost "x" is not a number',
      'and 5 more',
      '25 bad rows: nothing was imported. --skip-bad-rows leaves them out.',
    ]);
  });

  it('is imported without these rows on request', async () => {
    const domain = await createTestDomain();
    const { charges, badRows } = await importInto(domain, bad, { skipBadRows: true });
    expect({ charges, bad: badRows.count }).toEqual({ charges: 4, bad: 5 });
    expect(await listRows(domain)).toMatchObject([{ cost: { USD: 4 } }]);
  });

  it.each([
    ['never closed', '"2024-05-01'],
    ['closed too early', '"a"b'],
    ['opened too late', 'a"b"'],
  ])(
    'is refused also with that option if a quote is %s, because the following rows cannot be read',
    async (_what, field) => {
      const domain = await createTestDomain();
      const text = `${printFocus([{}, {}])}${field},,,,,,,,,,\n${printFocus([{}, {}])}`;
      const answer = importFiles(domain, { files: [findCostFile(writeTestFile(text))], skipBadRows: true });
      expect(await refusal(answer)).toBe(
        'focus.csv:4: broken quoting; what follows cannot be parsed. Nothing was imported.',
      );
      expect(await listRows(domain)).toEqual([]);
    },
  );
});

describe('an invalid file', () => {
  it.each([
    [
      'has other columns',
      'a,b\n1,2\n',
      /missing BilledCost, BillingCurrency, BillingPeriodStart, ProviderName or .*, S/,
    ],
    ['has a column twice', 'BilledCost,Billed Cost\n', /column Billed Cost is there twice/],
    ['is empty', '', /is empty/],
    ['has a header only', printFocus([]), /no charge/],
  ])('is refused when it %s', async (_what, text, message) => {
    const domain = await createTestDomain();
    expect(await refusal(importFiles(domain, { files: [findCostFile(writeTestFile(text))] }))).toMatch(message);
  });

  it.each([
    ['a domain', { domainId: 'domain-none' }, '--domain domain-none: no such domain.'],
    ['a workspace', { workspaceId: 'workspace-none' }, /^--workspace workspace-none: no such workspace in domain-/],
  ])('is refused if %s is unknown', async (_what, more, message) => {
    const domain = await createTestDomain();
    expect(await refusal(importInto(domain, [{}], more))).toMatch(message);
  });

  it('requires --domain if there are several domains', async () => {
    const [domain] = [await createTestDomain(), await createTestDomain()];
    expect(await refusal(importInto(domain, [{}], { domainId: undefined }))).toMatch(/^--domain is needed/);
  });

  it('reports a wrong token and an unreachable service, without the token', async () => {
    const domain = await createTestDomain();
    const options = { files: [makeCostFile([{}])], dataSourceId: 'ds-1' };
    const token = 'x'.repeat(40);
    const wrongToken = createHttpClient({ url: domain.url, internalToken: token });
    const unreachable = createHttpClient({ url: 'http://127.0.0.1:9', internalToken: token });

    expect(await refusal(importCost(wrongToken, options))).toMatch(/refused: ERROR_/);
    expect(await refusal(importCost(unreachable, options))).toMatch(/does not answer/);
    expect(await refusal(importCost(wrongToken, options))).not.toContain(token);
  });
});
