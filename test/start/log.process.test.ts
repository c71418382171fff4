/** The log of a process, as `app/process/logger.ts` prints it, and what else programs print. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { areas } from '../../schema/subgraphSdl.ts';
import { findFreePort } from '../listen.ts';

const LOGGER = fileURLToPath(new URL('../../app/process/logger.ts', import.meta.url));

/** Arguments of a process that runs some code with `log` and ends at once. */
const nodeArguments = (code: string): string[] => {
  const script = `import { openLogger } from '${LOGGER}'; const log = openLogger({ logLevel: 'info' }, 'a name');`;
  return ['--input-type=module', '--eval', `${script} ${code}; process.exit()`];
};

/** The lines that a process writes which runs some code. */
const runAndReadLines = async (code: string): Promise<Record<string, unknown>[]> => {
  const { stderr } = await promisify(execFile)(process.execPath, nodeArguments(code), { timeout: 30_000 });
  return stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

describe('the log', () => {
  it('has one JSON object per line, also those that wait when the process exits', async () => {
    const lines = await runAndReadLines("for (let at = 0; at < 300; at++) log.info({ at, text: 'a\\nb\"' }, 'said')");

    expect(lines.map(({ at }) => Number(at)).toSorted((one, other) => one - other)).toEqual([...Array(300).keys()]);
    expect(lines.find(({ at }) => at === 0)).toEqual({
      ...{ level: 30, time: expect.any(Number), pid: expect.any(Number), hostname: expect.any(String) },
      ...{ name: 'a name', at: 0, text: 'a\nb"', msg: 'said' },
    });
  });

  it('has no line of a whole file: long texts of long lines are cut', async () => {
    const lines = await runAndReadLines(`
      const text = 'x'.repeat(8_000_000);
      log.error({ cause: text, what: 'supergraph' }, 'failed');
      log.error({ err: new Error(text) }, 'failed');
      log.error(text);
    `);

    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({ what: 'supergraph', msg: 'failed', cause: expect.stringMatching(/^x{4000}…$/) });
    expect(lines[1]).toMatchObject({ err: { message: expect.stringMatching(/^x{4000}…$/) } });
    for (const line of lines) expect(JSON.stringify(line).length).toBeLessThan(16_384);
  });

  it('has no authorization header', async () => {
    const lines = await runAndReadLines(`
      const headers = { authorization: 'Bearer secret', accept: '*/*' };
      log.info({ headers }, 'received');
      log.warn({ req: { headers } }, 'refused');
      log.error({ err: new Error('failed'), headers }, 'failed');
    `);

    expect(lines.map(({ msg }) => msg)).toEqual(['received', 'refused', 'failed']);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('prints what pino prints: messages alone, errors, members of children, what JSON has no form for', async () => {
    const lines = await runAndReadLines(`
      log.info('alone');
      log.error({ err: new TypeError('wrong'), requestId: 'r' }, 'failed');
      log.error(new RangeError('far'));
      log.child({ part: 'p' }).warn({ left: undefined, none: NaN }, 'from a child');
      const circle = {}; circle.self = circle;
      log.info({ circle }, 'circular'); log.info({ big: 1n }, 'big'); log.info({})`);

    const common = { time: expect.any(Number), pid: expect.any(Number), hostname: expect.any(String), name: 'a name' };
    const wrong = expect.objectContaining({ type: 'TypeError', message: 'wrong', stack: expect.any(String) });
    expect(lines).toEqual([
      { ...common, level: 30, msg: 'alone' },
      { ...common, level: 50, err: wrong, requestId: 'r', msg: 'failed' },
      { ...common, level: 50, err: expect.objectContaining({ type: 'RangeError' }), msg: 'far' },
      { ...common, level: 40, part: 'p', none: null, msg: 'from a child' },
      { ...common, level: 30, circle: { self: '[Circular]' }, msg: 'circular' },
      { ...common, level: 30, big: 1, msg: 'big' },
      { ...common, level: 30 },
    ]);
  });

  it('has the time at which a line was logged, not printed', async () => {
    const lines = await runAndReadLines(`
      log.info({}, 'before'); log.info({ big: 1n }, 'before');
      const from = Date.now(); while (Date.now() === from); log.info({ at: Date.now() }, 'after')`);

    expect(lines).toHaveLength(3);
    for (const { time } of lines.slice(0, 2)) expect(time).toBeLessThan(Number(lines[2]?.at));
  });
});

const hasTerminals = spawnSync('script', ['--version']).status === 0;

describe.skipIf(!hasTerminals)('the log at a terminal', () => {
  /** What a terminal shows of a process that runs some code. */
  const shownBy = (code: string): string => {
    const command = [process.execPath, ...nodeArguments(code)]
      .map((part) => `'${part.replaceAll("'", `'\\''`)}'`)
      .join(' ');
    const { PATH } = process.env;
    const options = { env: { PATH, TERM: 'xterm', NO_COLOR: '1' }, encoding: 'utf8', timeout: 30_000 } as const;
    return spawnSync('script', ['-qec', command, '/dev/null'], options).stdout.replaceAll('\r', '');
  };

  it('is for people: time, level, name, message, members; the stack of an error below', () => {
    const shown = shownBy("log.info({ status: 200, codes: ['A B'] }, 'request'); log.error(new RangeError('far'))");

    expect(shown).toMatch(/^\d\d:\d\d:\d\d INFO a name: request status=200 codes=\["A B"\]\n/);
    expect(shown).toMatch(/\n\d\d:\d\d:\d\d ERROR a name: far *\nRangeError: far\n +at /);
  });

  it('takes no control characters from values: they could rewrite what a terminal shows', () => {
    const shown = shownBy("log.warn({ operation: '\\u001b[2J\\u009b2J\\u202eevil\\nnext' }, 'request')");

    expect(shown).toMatch(/ WARN a name: request operation="\\u001b\[2J2Jevil\\nnext"\n$/);
  });
});

describe('what a program prints', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-log-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const CLI = 'node cli/skein.js';

  it.each([
    { given: 'npm run gateway', script: manifest.scripts.gateway, settings: { UPSTREAM_URL: 'http://127.0.0.1:9' } },
    { given: 'npm start, which makes the demo', script: manifest.scripts.start, settings: { DATA_DIR: dataDir } },
    { given: 'skein start', script: `${CLI} start`, settings: { UPSTREAM_URL: 'http://127.0.0.1:9' } },
    {
      given: 'skein gateway',
      script: `${CLI} gateway --supergraph schema/supergraph.graphql ${areas.map((area) => `--subgraph ${area}=http://127.0.0.1:9/`).join(' ')}`,
      settings: {},
    },
  ])(
    'is lost without a reader, and the program goes on: $given',
    { timeout: 120_000 },
    async ({ script, settings }) => {
      const port = await findFreePort();
      const [, ...args] = script.split(' ');
      const child = spawn(process.execPath, args, {
        cwd: join(import.meta.dirname, '../..'),
        env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: `${port}`, SERVICE_PORT: '0', ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = once(child, 'exit');
      child.stdout.destroy();
      child.stderr.destroy();

      const status = () =>
        fetch(`http://127.0.0.1:${port}/graphql?query={__typename}`).then((response) => response.status);
      await expect.poll(() => status().catch(() => child.exitCode), { timeout: 100_000 }).toBe(200);

      child.kill('SIGINT');
      expect(await ended).toEqual([0, null]);
    },
  );
});
