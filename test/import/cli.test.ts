import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { costReportData } from '../../contract/cost-analysis/cost-report-data.ts';
import { directory } from '../../contract/internal.ts';
import { startService } from '../../service/index.ts';
import { clientOf, freshDomain, INTERNAL_TOKEN, type TestDomain } from '../service/kit.ts';
import { focus, folder, writeFile } from './focus.ts';
import { skein } from './skein.ts';

const TOKEN = { INTERNAL_TOKEN };

const optionsOf = ({ dataSourceId, domainId }: TestDomain) => ['--data-source', dataSourceId, '--domain', domainId];

const importing = (file: string, ...options: string[]) => ['import', 'cost', file, ...options];

const countOf = async ({ admin }: TestDomain) =>
  (await admin.call(costReportData.list, { query: { count_only: true } })).total_count;

describe('skein import cost', () => {
  it('imports into a running service, and prints a summary', async () => {
    const domain = await freshDomain();
    const file = writeFile(focus([{}, { ServiceName: 'Tax', Tags: '{"project":"nobody"}' }, { BilledCost: 'x' }]));

    const { code, stdout, stderr } = await skein(
      importing(file, ...optionsOf(domain), '--url', domain.url, '--skip-bad-rows'),
      TOKEN,
    ).ended;

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      '2 charges of 1 month (2024-05 to 2024-05): USD 2.',
      '2 rows of cost report data put, 0 of earlier imports removed.',
      'Without a project: 2 charges; tag values without a project: "nobody".',
      '1 bad row skipped:',
      'focus.csv:4: cost "x" is not a number',
      '',
    ]);
    expect(await countOf(domain)).toBe(2);
  });

  it.each([
    ['no data source', [], /required option '--data-source <id>'/, 2],
    ['an empty one', ['--data-source', ' '], /'--data-source <id>' argument ' ' is invalid. expected a text/, 2],
    ['another cost', ['--data-source', 'ds-1', '--cost', 'Price'], /'--cost <column>'.*BilledCost, EffectiveCost/, 2],
    ['a URL that is none', ['--data-source', 'ds-1', '--url', 'here'], /^--url here: expected a URL/],
    ['no token for the URL', ['--data-source', 'ds-1', '--url', 'http://127.0.0.1:9'], /^--url: expected the INTERNAL/],
    ['no store', ['--data-source', 'ds-1'], /^There is no store in .*: expected DATA_DIR/],
    ['no mapping', ['--data-source', 'ds-1', '--mapping', '/none.json'], /^--mapping \/none.json: expected a JSON obj/],
  ])('with %s, fails and names what was expected', async (_what, options, message, exitCode = 1) => {
    const env = { DATA_DIR: folder() };
    const { code, stdout, stderr } = await skein(importing(writeFile(focus([{}])), ...options), env).ended;
    expect({ code, stdout }).toEqual({ code: exitCode, stdout: '' });
    expect(stderr).toMatch(message);
  });

  it('exits with 1 if the file does not exist', async () => {
    const { code, stderr } = await skein(importing('/none.csv', '--data-source', 'ds-1'), {}).ended;
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'FILE /none.csv: expected a file that can be read.\n' });
  });

  it('reads projects from a mapping file', async () => {
    const domain = await freshDomain();
    const [, , vault] = domain.projects;
    const file = writeFile(focus([{}]));
    const args = importing(file, ...optionsOf(domain), '--url', domain.url);

    for (const mapping of [
      writeFile(JSON.stringify({ '111111111111': vault }), 'map.json'),
      writeFile(`111111111111,${vault}\n`, 'map.csv'),
    ]) {
      expect((await skein([...args, '--mapping', mapping], TOKEN).ended).code).toBe(0);
      const { results } = await domain.admin.call(costReportData.list, {});
      expect(results).toMatchObject([{ project_id: vault }]);
    }
  });
});

/** A proxy to a service that calls `onPut` with the number of puts before it forwards one. */
const startProxy = async (url: string, onPut: (count: number) => void) => {
  let puts = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === directory.put.path) onPut(++puts);
    const { authorization = '' } = request.headers;
    const answer = await fetch(url + request.url, { method: 'POST', body, headers: { authorization } });
    response.writeHead(answer.status).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

describe('an import that is killed during the transfer', () => {
  it.each([1, 2, 3])('changes nothing if killed at put %i, and the next import is complete', async (killedAt) => {
    const domain = await freshDomain();
    const file = writeFile(focus(Array.from({ length: 4_500 }, (_, number) => ({ ServiceName: `service ${number}` }))));
    const args = importing(file, ...optionsOf(domain));
    const client = await startProxy(domain.url, (count) => {
      if (count === killedAt) killed.child.kill('SIGKILL');
    });
    const killed = skein([...args, '--url', client.url], TOKEN);

    expect((await killed.ended).code).toBe(null);
    client.close();

    expect(await countOf(domain)).toBe(0);
    expect((await skein([...args, '--url', domain.url], TOKEN).ended).code).toBe(0);
    expect(await countOf(domain)).toBe(4_500);
  });
});

const MEGABYTE = 1_000_000;

/** A file of about this many megabytes, with many charges and few sums. */
const bigFile = async (megabytes: number): Promise<{ path: string; charges: number }> => {
  const [header = '', row = ''] = focus([{ Tags: '{"project":"shop","environment":"production"}' }]).split('\n');
  const path = join(folder(), 'big.csv');
  const block = `${row}\n`.repeat(1_000);
  const blocks = Math.ceil((megabytes * MEGABYTE) / block.length);
  const chunks = function* () {
    yield `${header}\n`;
    for (let count = 0; count < blocks; count += 1) yield block;
  };
  await pipeline(Readable.from(chunks()), createWriteStream(path));
  return { path, charges: blocks * 1_000 };
};

describe('a large file', () => {
  it('needs memory only for its sums: 60 MB in a heap of 40 MB', { timeout: 120_000 }, async () => {
    const domain = await freshDomain();
    const { path, charges } = await bigFile(60);
    const args = importing(path, ...optionsOf(domain), '--url', domain.url);

    const { code, stdout } = await skein(args, TOKEN, ['--max-old-space-size=40']).ended;

    expect(code).toBe(0);
    expect(stdout).toContain(`${charges.toLocaleString('en')} charges of 1 month`);
    expect(await domain.admin.call(costReportData.list, {})).toMatchObject({ results: [{ cost: { USD: charges } }] });
  });
});

describe('an import into a store', () => {
  const DOMAIN = 'domain-store';
  const admin = { user_id: 'admin@test', domain_id: DOMAIN, password: 'a good one', role_type: 'DOMAIN_ADMIN' };

  const startOn = (dataDir: string) =>
    startService({
      host: '127.0.0.1',
      port: 0,
      dataDir,
      bootstrap: { domains: [{ domain_id: DOMAIN }], users: [admin] },
      logger: pino({ level: 'silent' }),
    });

  it('is refused while a service runs, and succeeds when none runs', { timeout: 120_000 }, async () => {
    const dataDir = folder();
    const args = importing(writeFile(focus([{}, { ServiceName: 'B' }])), '--data-source', 'ds-new');
    const first = await startOn(dataDir);

    const refused = await skein(args, { DATA_DIR: dataDir }).ended;
    await first.close();
    const accepted = [await skein(args, { DATA_DIR: dataDir }).ended, await skein(args, { DATA_DIR: dataDir }).ended];
    const second = await startOn(dataDir);

    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/in use by process \d+ on .*\. While a service runs on it, use --url\./);
    expect(accepted.map(({ code }) => code)).toEqual([0, 0]);
    expect(accepted[0]?.stdout).toContain('Data source ds-new created in domain-store.');
    const { body } = await clientOf(second.url).post('/identity/v2/token/issue', {
      credentials: { user_id: admin.user_id, password: admin.password },
      domain_id: DOMAIN,
    });
    const signedIn = clientOf(second.url, String(body.access_token));
    expect((await signedIn.call(costReportData.list, {})).total_count).toBe(2);
    await second.close();
  });
});
