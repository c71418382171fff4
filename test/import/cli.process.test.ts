import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { startService } from '../../service/index.ts';
import { serviceOptions } from '../facadeConfig.ts';
import { createTestDomain, signInAs } from '../service/testDomain.ts';
import { countRows, printOptions, startImport, TOKEN } from './costCommand.ts';
import { makeTestFolder, printFocus, writeTestFile } from './focusFiles.ts';
import { runSkein } from './runSkein.ts';

describe('skein import cost', () => {
  it('imports into a running service, and prints a summary', async () => {
    const domain = await createTestDomain();
    const file = writeTestFile(
      printFocus([{}, { ServiceName: 'Tax', Tags: '{"project":"nobody"}' }, { BilledCost: 'x' }]),
    );

    const { code, stdout, stderr } = await runSkein(
      startImport(file, ...printOptions(domain), '--url', domain.url, '--skip-bad-rows'),
      TOKEN,
    ).ended;

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      '2 charges of 1 month (2024-05 to 2024-05): USD 2.',
      '2 rows of cost report data written, 0 rows replaced.',
      'Without a project: 2 charges; tag values without a project: "nobody".',
      '1 bad row skipped:',
      'focus.csv:4: cost "x" is not a number',
      '',
    ]);
    expect(await countRows(domain)).toBe(2);
  });

  it.each([
    ['no data source', [], /required option '--data-source <id>'/],
    ['an empty one', ['--data-source', ' '], /'--data-source <id>' argument ' ' is invalid. expected a text/],
    ['another cost', ['--data-source', 'ds-1', '--cost', 'Price'], /'--cost <column>'.*BilledCost, EffectiveCost/],
    ['an invalid URL', ['--data-source', 'ds-1', '--url', 'here'], /^--url here: expected a URL/],
    ['no token for the URL', ['--data-source', 'ds-1', '--url', 'http://127.0.0.1:9'], /^--url: expected the INTERNAL/],
    ['no store', ['--data-source', 'ds-1'], /^There is no store in .*: expected DATA_DIR/],
    ['no mapping', ['--data-source', 'ds-1', '--mapping', '/none.json'], /^--mapping \/none.json: expected a JSON obj/],
  ])('with %s, exits with 2 and names what was expected', async (_what, options, message) => {
    const env = { DATA_DIR: makeTestFolder() };
    const { code, stdout, stderr } = await runSkein(startImport(writeTestFile(printFocus([{}])), ...options), env)
      .ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  it.each([
    ['does not exist', () => '/none.csv', /^FILE \/none\.csv: expected a file or directory that can be read\.\n$/],
    ['has other columns', () => writeTestFile('a,b\n1,2\n'), / is not a FOCUS cost file: missing /],
    ['is empty', () => writeTestFile(''), / is empty: expected a header line/],
    [
      'is not a Parquet file',
      () => writeTestFile('a,b\n', 'costs.parquet'),
      /^costs\.parquet: expected a Parquet file: /,
    ],
  ])('exits with 2 if the file %s', async (_what, file, says) => {
    const { url, domainId } = await createTestDomain();
    const args = startImport(file(), '--data-source', 'ds-1', '--domain', domainId, '--url', url);
    expect(await runSkein(args, TOKEN).ended).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(says) });
  });

  it.each([
    ['service', ['--url', 'http://127.0.0.1:9'], TOKEN, /^The service at http:\/\/127\.0\.0\.1:9 does not answer/],
    [
      'PostgreSQL',
      [],
      { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:9/x' },
      /^The store cannot be opened: .*ECONNREFUSED/,
    ],
  ])('exits with 3 if the %s does not answer', async (_what, place, env, says) => {
    const args = startImport(writeTestFile(printFocus([{}])), '--data-source', 'ds-1', ...place);
    const { code, stdout, stderr } = await runSkein(args, env).ended;
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toMatch(says);
    expect(stderr).not.toContain('hidden');
  });

  it('reads projects from a mapping file', async () => {
    const domain = await createTestDomain();
    const [, , vault] = domain.projects;
    const file = writeTestFile(printFocus([{}]));
    const args = startImport(file, ...printOptions(domain), '--url', domain.url);

    for (const mapping of [
      writeTestFile(JSON.stringify({ '111111111111': vault }), 'map.json'),
      writeTestFile(`111111111111,${vault}\n`, 'map.csv'),
    ]) {
      expect((await runSkein([...args, '--mapping', mapping], TOKEN).ended).code).toBe(0);
      const { results } = await domain.admin.call(costReportData.list, {});
      expect(results).toMatchObject([{ project_id: vault }]);
    }
  });
});

describe('skein import cost --dry-run', () => {
  it('prints what an import would write and replace, and writes nothing', async () => {
    const domain = await createTestDomain();
    const file = writeTestFile(
      printFocus([
        {},
        { ServiceName: 'Tax' },
        { ProviderName: 'Microsoft' },
        { BillingPeriodStart: '2024-06-01T00:00:00Z' },
      ]),
    );
    const args = startImport(file, '--data-source', 'ds-new', '--domain', domain.domainId, '--url', domain.url);
    const dryRun = () => runSkein([...args, '--dry-run'], TOKEN).ended;
    const summaryLines = (made: readonly string[], replaced: string) => [
      ...made,
      '4 charges of 2 months (2024-05 to 2024-06): USD 4.',
      '  2024-05  aws  2 rows  USD 2',
      '  2024-05  azure  1 row  USD 1',
      '  2024-06  aws  1 row  USD 1',
      `4 rows of cost report data would be written, ${replaced} replaced.`,
      'Without a project: 4 charges.',
      'Nothing was written.',
      '',
    ];

    const before = await dryRun();
    const written = await countRows(domain);
    const imported = await runSkein(args, TOKEN).ended;
    const after = await dryRun();

    const made = [`Data source ds-new would be created in ${domain.domainId}.`];
    expect(before).toMatchObject({ code: 0, stderr: '' });
    expect(before.stdout.split('\n')).toEqual(summaryLines(made, '0 rows'));
    expect(written).toBe(0);
    expect(imported.stdout).toContain('\n4 rows of cost report data written, 0 rows replaced.\n');
    expect(after.stdout.split('\n')).toEqual(summaryLines([], '4 rows'));
    expect((await runSkein(args, TOKEN).ended).stdout).toContain('written, 4 rows replaced.\n');
  });

  it('names bad rows, and ends with 1 unless they are left out', async () => {
    const domain = await createTestDomain();
    const args = startImport(
      writeTestFile(printFocus([{}, { BilledCost: 'x' }])),
      ...printOptions(domain),
      '--url',
      domain.url,
    );

    const strict = await runSkein([...args, '--dry-run'], TOKEN).ended;
    const lenient = await runSkein([...args, '--dry-run', '--skip-bad-rows', '--json'], TOKEN).ended;

    expect(strict).toMatchObject({ code: 1, stderr: '' });
    expect(strict.stdout).toContain(
      '\n1 bad row:\nfocus.csv:3: cost "x" is not a number\nNothing was written. With bad',
    );
    expect(lenient).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(lenient.stdout)).toMatchObject({
      ...{ dryRun: true, rows: 1, replaced: 0, charges: 1, months: ['2024-05'], totals: { USD: 1 } },
      parts: [{ month: '2024-05', provider: 'aws', rows: 1, totals: { USD: 1 } }],
      badRows: { count: 1, first: ['focus.csv:3: cost "x" is not a number'] },
      unassigned: { '': 1 },
      unreadTags: {},
    });
    expect(await countRows(domain)).toBe(0);
  });
});

describe('skein import cost with tags in no known form', () => {
  it('imports the charges without them, and counts them by file', async () => {
    const domain = await createTestDomain();
    const file = writeTestFile(printFocus([{}, { Tags: "{'project': 'shop'}" }]));
    const { code, stdout } = await runSkein(startImport(file, ...printOptions(domain), '--url', domain.url), TOKEN)
      .ended;

    expect(code).toBe(0);
    expect(stdout).toContain(
      '\nfocus.csv: Tags of 1 charge are neither a JSON object nor a list of keys and values; read as none.\n',
    );
    expect(await countRows(domain)).toBe(1);
  });
});

describe('skein import cost --write-mapping', () => {
  it('writes what was found, which can be completed and passed back', async () => {
    const domain = await createTestDomain();
    const [shop, , vault] = domain.projects;
    const tagged = (project: string, more = {}) => ({ Tags: JSON.stringify({ project }), ...more });
    const rows = [tagged('Shop'), tagged('kasse', { SubAccountId: '2' }), { SubAccountId: '3' }];
    const found = join(makeTestFolder(), 'found.json');
    const args = startImport(writeTestFile(printFocus(rows)), ...printOptions(domain), '--url', domain.url);

    const written = await runSkein([...args, '--dry-run', '--write-mapping', found], TOKEN).ended;
    const mapping = JSON.parse(readFileSync(found, 'utf8'));
    const again = await runSkein([...args, '--write-mapping', found], TOKEN).ended;
    writeFileSync(found, JSON.stringify({ ...mapping, kasse: vault, unused: shop }));
    const completed = await runSkein([...args, '--mapping', found, '--write-mapping', found], TOKEN).ended;

    expect(written).toMatchObject({ code: 0, stderr: '' });
    expect(mapping).toEqual({ 2: '', 3: '', kasse: '', Shop: shop });
    expect(again).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/the file exists, and is not the one of --map/),
    });
    expect(completed).toMatchObject({ code: 0, stderr: '' });
    const { results } = await domain.admin.call(costReportData.list, {});
    expect(results.map(({ project_id }) => project_id).sort()).toEqual(['', shop, vault].sort());
    expect(JSON.parse(readFileSync(found, 'utf8'))).toEqual({ 3: '', kasse: vault, Shop: shop, unused: shop });
  });
});

describe('an import into a store', () => {
  const DOMAIN = 'domain-store';
  const admin = { user_id: 'admin@test', domain_id: DOMAIN, password: 'a good one', role_type: 'DOMAIN_ADMIN' };

  const startOn = (dataDir: string) =>
    startService({
      ...serviceOptions(),
      dataDir,
      bootstrap: { domains: [{ domain_id: DOMAIN }], users: [admin] },
      logger: pino({ level: 'silent' }),
    });

  it('is refused while a service runs, and succeeds when none runs', { timeout: 120_000 }, async () => {
    const dataDir = makeTestFolder();
    const args = startImport(writeTestFile(printFocus([{}, { ServiceName: 'B' }])), '--data-source', 'ds-new');
    const first = await startOn(dataDir);

    const refused = await runSkein(args, { DATA_DIR: dataDir }).ended;
    await first.close();
    const accepted = [
      await runSkein(args, { DATA_DIR: dataDir }).ended,
      await runSkein(args, { DATA_DIR: dataDir }).ended,
    ];
    const second = await startOn(dataDir);

    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/in use by process \d+ on .*\. While a service runs on it, use --url\./);
    expect(accepted.map(({ code }) => code)).toEqual([0, 0]);
    expect(accepted[0]?.stdout).toContain('Data source ds-new created in domain-store.');
    const signedIn = await signInAs(second.url, DOMAIN, admin.user_id, admin.password);
    expect((await signedIn.call(costReportData.list, {})).total_count).toBe(2);
    await second.close();
  });
});
