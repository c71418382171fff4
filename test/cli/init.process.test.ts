/** `skein init`, as a process, and a start with the files that it writes. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTestFolder } from '../import/focusFiles.ts';
import { runSkein } from '../import/runSkein.ts';
import { readPrintedAddress } from '../start/readPrintedAddress.ts';

const cli = join(import.meta.dirname, '../../cli/skein.js');
const PASSWORD = 'a password for tests';
const NAMES = ['--domain', 'Acme & Söhne', '--admin', 'admin@acme.example', '--workspace', 'Shop'];
const FREE = { HOST: '127.0.0.1', PORT: '0', SERVICE_PORT: '0', LOG_LEVEL: 'silent', SHUTDOWN_DRAIN_MS: '0' };

const init = (directory: string, ...args: string[]) =>
  runSkein(['init', directory, ...NAMES, ...args], { SKEIN_PASSWORD: PASSWORD }).ended;

describe('skein init', { timeout: 180_000 }, () => {
  it('writes files that only the owner can read, with which Skein starts, signs in and takes directory commands', async () => {
    const directory = join(makeTestFolder(), 'new one');

    const { code, stdout, stderr } = await init(directory);

    const settings = join(directory, '.env');
    const files = ['bootstrap.json', '.env'].map((name) => join(directory, name));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`skein start --settings '${settings}'\n`);
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
    expect(files.map((file) => readFileSync(file, 'utf8')).join()).not.toContain(PASSWORD);

    const started = runSkein(['start', '--settings', settings], FREE);
    const url = await readPrintedAddress(started.child);
    const signIn = ['token', '--url', `${new URL(url).origin}/graphql`, '--domain', 'domain-acme-sohne'];
    const asAdmin = [...signIn, '--user', 'admin@acme.example', '--scope', 'DOMAIN', '--json'];
    const signedIn = await runSkein(asAdmin, { SKEIN_PASSWORD: PASSWORD }).ended;
    started.child.kill('SIGTERM');
    expect(await started.ended).toMatchObject({ code: 0 });

    expect(signedIn).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(signedIn.stdout)).toEqual({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
    const listed = await runSkein(['--settings', settings, 'directory', 'list', 'workspaces', '--json'], {}).ended;
    expect(JSON.parse(listed.stdout)).toMatchObject([{ workspace_id: 'workspace-shop', name: 'Shop' }]);
  });

  it('replaces no file, unless forced to', async () => {
    const directory = makeTestFolder();
    writeFileSync(join(directory, '.env'), 'MINE=1');

    const refused = await init(directory);
    const kept = readFileSync(join(directory, '.env'), 'utf8');
    const forced = await init(directory, '--force', '--json', '--database-url', 'postgres://skein@db/skein');

    expect(refused).toEqual({
      code: 1,
      stdout: '',
      stderr: `${join(directory, '.env')}: exists already. --force replaces it, and the secrets in it.\n`,
    });
    expect(kept).toBe('MINE=1');
    expect(JSON.parse(forced.stdout)).toMatchObject({
      settings: join(directory, '.env'),
      workspaceId: 'workspace-shop',
    });
    expect(statSync(join(directory, '.env')).mode & 0o777).toBe(0o600);
    const settings = readFileSync(join(directory, '.env'), 'utf8');
    expect(settings).toMatch(/^DATABASE_URL=postgres:\/\/skein@db\/skein\nSECRET_KEY=[\w+/]{43}=\n/m);
  });

  it.each([
    ['no domain and no terminal', [], /^--domain: expected a text, or a terminal to ask at\.\n$/],
    ['an empty name', ['--domain', ' '], /^--domain: expected a text\.\n$/],
    ['no password and no terminal', NAMES, /^SKEIN_PASSWORD: expected the password, or a terminal/],
    ['a second directory', ['x', ...NAMES], /too many arguments/],
  ])('given %s, exits with 2 and writes nothing', async (_given, args, says) => {
    const directory = makeTestFolder();
    const { code, stdout, stderr } = await runSkein(['init', directory, ...args], {}).ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(says);
    expect(() => statSync(join(directory, '.env'))).toThrow('ENOENT');
  });
});

describe('skein init', { timeout: 60_000 }, () => {
  it.each(['x', 'eleven char', 'aaaabbbbcccc', 'admin@acme.example'])(
    'refuses the password %s, and writes nothing',
    async (password) => {
      const directory = makeTestFolder();
      const { code, stderr } = await runSkein(['init', directory, ...NAMES], { SKEIN_PASSWORD: password }).ended;
      expect(code).toBe(2);
      expect(stderr).toMatch(/^SKEIN_PASSWORD: expected at least 12 characters, five of them different/);
      expect(() => statSync(join(directory, '.env'))).toThrow('ENOENT');
    },
  );
});

/** Runs a command in a terminal, and types each answer once its question is there. */
const inTerminal = async (command: string, answers: readonly (readonly [question: string, answer: string])[]) => {
  const terminal = spawn('script', ['-qec', command, '/dev/null'], { env: { PATH: process.env.PATH, TERM: 'xterm' } });
  let [shown, next] = ['', 0];
  terminal.stdout.on('data', (chunk) => {
    shown += chunk;
    const [question, answer] = answers[next] ?? [];
    if (question === undefined || !shown.includes(question)) return;
    next += 1;
    terminal.stdin.write(`${answer}\r`);
  });
  const [code] = await once(terminal, 'close');
  return { code, shown };
};

const hasTerminals = spawnSync('script', ['--version']).status === 0;

describe.skipIf(!hasTerminals)('skein init at a terminal', { timeout: 120_000 }, () => {
  it('asks for what is not given, and shows no password', async () => {
    const directory = makeTestFolder();
    const { code, shown } = await inTerminal(
      `stty cols 100 rows 30; "${process.execPath}" "${cli}" init "${directory}" --workspace Shop`,
      [
        ['Name of the domain', 'Acme'],
        ['User id of its administrator', 'admin@acme.example'],
        ['Password of admin@acme.example', PASSWORD],
      ],
    );

    expect(code, shown).toBe(0);
    expect(shown).not.toContain(PASSWORD);
    expect(JSON.parse(readFileSync(join(directory, 'bootstrap.json'), 'utf8'))).toMatchObject({
      domains: [{ domain_id: 'domain-acme', name: 'Acme' }],
      users: [{ user_id: 'admin@acme.example', password_hash: expect.stringMatching(/^argon2id\$/) }],
      workspaces: [{ name: 'Shop' }],
    });
  });
});

describe('the option --settings', () => {
  it('must name a file that can be read', async () => {
    const { code, stderr } = await runSkein(['doctor', '--settings', '/none.env'], {}).ended;
    expect(code).toBe(2);
    expect(stderr).toMatch(/'--settings <file>' argument '\/none.env' is invalid. expected a file of settings/);
  });
});
