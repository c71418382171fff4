/** Errors of `npm run service` when it cannot start. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processEnvironment } from './serviceProcess.ts';
import { findReusablePort } from './testService.ts';

/** Nothing listens on it. */
const CLOSED_PORT = await findReusablePort();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-start-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const main = join(import.meta.dirname, '../../app/service.ts');

const file = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

/** Starts the service with invalid settings, and returns exit code and output. */
const failedStart = async (settings: NodeJS.ProcessEnv) => {
  const env = processEnvironment({ DATA_DIR: join(folder, 'data'), ...settings });
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [[code], stdout, stderr] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
};

const cases: { given: string; settings: () => NodeJS.ProcessEnv; says: RegExp }[] = [
  {
    given: 'an invalid setting',
    settings: () => ({ SERVICE_PORT: 'http' }),
    says: /Bad settings:\n {2}SERVICE_PORT: expected a port/,
  },
  {
    given: 'unreachable PostgreSQL',
    settings: () => ({ DATABASE_URL: `postgres://skein:hidden@127.0.0.1:${CLOSED_PORT}/postgres` }),
    says: /DATABASE_URL: PostgreSQL cannot be opened \(connect ECONNREFUSED .*\)\.$/,
  },
  {
    given: 'an unknown host of PostgreSQL',
    settings: () => ({ DATABASE_URL: 'postgres://skein:hidden@no.such.host.invalid/postgres' }),
    says: /DATABASE_URL: PostgreSQL cannot be opened \(getaddrinfo \w+ no\.such\.host\.invalid\)\.$/,
  },
  {
    given: 'PostgreSQL without SECRET_KEY',
    settings: () => ({ DATABASE_URL: 'postgres://skein@127.0.0.1/postgres', SECRET_KEY: '' }),
    says: /SECRET_KEY must be set with DATABASE_URL: 32 bytes/,
  },
  {
    given: 'a missing bootstrap file',
    settings: () => ({ BOOTSTRAP_FILE: join(folder, 'none.json') }),
    says: /BOOTSTRAP_FILE: expected a file that can be read \(ENOENT: .*none\.json'\)\.$/,
  },
  {
    given: 'a directory as bootstrap file',
    settings: () => ({ BOOTSTRAP_FILE: folder }),
    says: /BOOTSTRAP_FILE: expected a file that can be read \(EISDIR: .*\)\.$/,
  },
  {
    given: 'a bootstrap file that is not JSON',
    settings: () => ({ BOOTSTRAP_FILE: file('broken.json', '{\n  "users": [hidden]\n}') }),
    says: /BOOTSTRAP_FILE: expected JSON in .*broken\.json\.$/,
  },
  {
    given: 'a bootstrap file that is not an object',
    settings: () => ({ BOOTSTRAP_FILE: file('list.json', '["hidden"]') }),
    says: /BOOTSTRAP_FILE: expected a JSON object in .*list\.json, with an array for each kind\.$/,
  },
  {
    given: 'a bootstrap file with an invalid record',
    settings: () => ({ BOOTSTRAP_FILE: file('wrong.json', '{"domains": [{"name": "hidden"}]}') }),
    says: /BOOTSTRAP_FILE: it cannot be loaded \(.*key = records\.0\.domain_id.*\)\.$/,
  },
  {
    given: 'a data directory that cannot be created',
    settings: () => ({ DATA_DIR: join(file('file', ''), 'data') }),
    says: /DATA_DIR: expected a directory that can be written to \(ENOTDIR: .*\)\.$/,
  },
];

describe('a service that cannot start', () => {
  it.each(cases)(
    'with $given, exits with code 1 and one sentence that names the setting',
    async ({ settings, says }) => {
      const { code, stdout, stderr } = await failedStart(settings());

      expect(stderr.trimEnd()).toMatch(new RegExp(`^The service could not start\\. ${says.source}`));
      expect(stderr).not.toMatch(/hidden|^\s+at /m);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    },
  );

  it('names SERVICE_PORT if the port is in use, and HOST if the machine lacks the address', async () => {
    const port = await findReusablePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');

    const taken = await failedStart({ SERVICE_PORT: String(port) });
    const otherHost = await failedStart({ SERVICE_PORT: String(port), HOST: '192.0.2.1' });

    other.close();
    const prefix = 'The service could not start. ';
    expect(taken.stderr).toMatch(
      new RegExp(`^${prefix}SERVICE_PORT: expected a port that is free \\(.*EADDRINUSE.*\\)\\.\n$`),
    );
    expect(otherHost.stderr).toMatch(
      new RegExp(`^${prefix}HOST: expected an address of this machine \\(.*EADDRNOTAVAIL.*\\)\\.\n$`),
    );
    expect([taken.code, otherHost.code]).toEqual([1, 1]);
  });
});
