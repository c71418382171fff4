/** Imports that are killed, and imports of large files. */
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { directory } from '../../contract/internal.ts';
import { listen } from '../listen.ts';
import { createTestDomain } from '../service/testDomain.ts';
import { countRows, printOptions, startImport, TOKEN } from './costCommand.ts';
import { makeTestFolder, printFocus, writeTestFile } from './focusFiles.ts';
import { runSkein } from './runSkein.ts';

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
  return listen(server);
};

describe('an import that is killed during the transfer', { timeout: 240_000 }, () => {
  // At the first of three puts, and at the one that commits them.
  it.each([1, 3])('changes nothing if killed at put %i, and the next import is complete', async (killedAt) => {
    const domain = await createTestDomain();
    const file = writeTestFile(
      printFocus(Array.from({ length: 4_500 }, (_, number) => ({ ServiceName: `service ${number}` }))),
    );
    const args = startImport(file, ...printOptions(domain));
    const client = await startProxy(domain.url, (count) => {
      if (count === killedAt) killed.child.kill('SIGKILL');
    });
    const killed = runSkein([...args, '--url', client.url], TOKEN);

    expect((await killed.ended).code).toBe(null);
    client.close();

    expect(await countRows(domain)).toBe(0);
    expect((await runSkein([...args, '--url', domain.url], TOKEN).ended).code).toBe(0);
    expect(await countRows(domain)).toBe(4_500);
  });
});

const MEGABYTE = 1_000_000;

/** A file of about this many megabytes, with many charges and few sums. */
const bigFile = async (megabytes: number): Promise<{ path: string; charges: number }> => {
  const [header = '', row = ''] = printFocus([{ Tags: '{"project":"shop","environment":"production"}' }]).split('\n');
  const path = join(makeTestFolder(), 'big.csv');
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
    const domain = await createTestDomain();
    const { path, charges } = await bigFile(60);
    const args = startImport(path, ...printOptions(domain), '--url', domain.url);

    const { code, stdout } = await runSkein(args, TOKEN, ['--max-old-space-size=40']).ended;

    expect(code).toBe(0);
    expect(stdout).toContain(`${charges.toLocaleString('en')} charges of 1 month`);
    expect(await domain.admin.call(costReportData.list, {})).toMatchObject({ results: [{ cost: { USD: charges } }] });
  });
});
