/** Checks compose file, nginx, Prometheus and systemd settings of deploy/ with the tools that read them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../app/config/index.ts';
import manifest from '../../package.json' with { type: 'json' };
import { blocksOf } from '../docs/blocks.ts';

const ROOT = join(import.meta.dirname, '../..');
const DEPLOY = join(ROOT, 'deploy');
const UNITS = { 'skein-gateway.service': 'gateway', 'skein-service.service': 'service' } as const;

/** Debian has nginx where only root looks for programs. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

const run = (program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', env });
  return { status, said: `${stdout}${stderr}`, missing: error !== undefined };
};

/** The name of a test of a program that may be missing, with the reason if it is skipped. */
const withProgram = (program: string, versionFlag: string, aDebianPackage: string) => {
  const skipped = run(program, versionFlag).missing;
  return { skipped, why: skipped ? `skipped: ${program} is not installed (Debian package ${aDebianPackage})` : '' };
};

const nginx = withProgram('nginx', '-v', 'nginx');
const promtool = withProgram('promtool', '--version', 'prometheus');
const amtool = withProgram('amtool', '--version', 'prometheus-alertmanager');
const systemd = withProgram('systemd-analyze', '--version', 'systemd');

/** Runs a check of a changed copy of a file of deploy/. */
const checkCopy = (file: string, change: (text: string) => string, check: (path: string) => ReturnType<typeof run>) => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-deploy-'));
  try {
    const copy = join(folder, file.split('/').at(-1) ?? '');
    writeFileSync(copy, change(readFileSync(join(DEPLOY, file), 'utf8')));
    return check(copy);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const lintCompose = (path: string) => run(join(ROOT, 'node_modules/.bin/dclint'), '--quiet', path);

describe('compose.yaml', () => {
  it('fits the schema of the Compose specification', () => {
    expect(lintCompose(join(DEPLOY, 'compose.yaml'))).toMatchObject({ status: 0 });
  });

  it('has the settings that it requires, once the command of docs/deploying.md has written them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'skein-deploy-'));
    mkdirSync(join(folder, 'deploy'));
    const command = blocksOf('docs/deploying.md').find(({ text }) => text.startsWith('printf'))?.text ?? '';
    const [write = ''] = command.split('docker compose');
    const { status } = spawnSync('bash', ['-ec', write], { cwd: folder, env });
    const file = join(folder, 'deploy/.env');
    const written = parseEnv(readFileSync(file, 'utf8'));
    const mode = statSync(file).mode & 0o777;
    rmSync(folder, { recursive: true });

    const compose = readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8');
    const required = [...compose.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = '']) => name);
    expect({ status, mode }).toEqual({ status: 0, mode: 0o600 });
    expect(Object.keys(written).toSorted()).toEqual([...new Set(required)].toSorted());
    const { SECRET_KEY, INTERNAL_TOKEN, CHANGES_TOKEN, SESSION_SECRET } = written;
    expect(() => readConfig({ SECRET_KEY, INTERNAL_TOKEN, CHANGES_TOKEN, SESSION_SECRET })).not.toThrow();
  });

  it('would not with an unknown key', () => {
    const misspelt = (text: string) => text.replace('restart:', 'restrat:');

    expect(checkCopy('compose.yaml', misspelt, lintCompose).said).toContain('must NOT have additional properties');
  });
});

describe('the settings of Alertmanager in compose.yaml', () => {
  const [, indented = ''] =
    /^ {2}alertmanager:\n {4}content: \|\n((?: {6}.*\n)+)/m.exec(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8')) ??
    [];
  const withReceiver = (receiver: string) => () =>
    indented.replace(/^ {6}/gm, '').replace(/\$\{ALARM_WEBHOOK-\}/, receiver);

  it.skipIf(amtool.skipped).each(['', "{ url: 'https://chat.example.com/hook' }"])(
    `O6: pass amtool with the receiver: %s ${amtool.why}`,
    (receiver) => {
      const check = (path: string) => run('amtool', 'check-config', path);
      const { status, said } = checkCopy('compose.yaml', withReceiver(receiver), check);

      expect(status, said).toBe(0);
      expect(said).toContain('1 receivers');
    },
  );
});

describe('nginx.conf and prometheus.yml', () => {
  it.skipIf(nginx.skipped)(`pass nginx -t ${nginx.why}`, () => {
    // nginx looks the names up, which exist between containers only.
    const local = (text: string) => text.replaceAll(/server (gateway|service)-\d:/g, 'server 127.0.0.1:');
    const { status, said } = checkCopy('nginx.conf', local, (path) => run('nginx', '-t', '-c', path));

    expect(status, said).toBe(0);
  });

  it.skipIf(promtool.skipped)(`pass promtool ${promtool.why}`, () => {
    const { status, said } = run('promtool', 'check', 'config', '--syntax-only', join(DEPLOY, 'prometheus.yml'));

    expect(status, said).toBe(0);
  });
});

describe.each(Object.entries(UNITS))('%s', (unit, script) => {
  const file = `systemd/${unit}`;

  it('starts what npm starts, without npm', () => {
    const [, ...args] = manifest.scripts[script].split(' ');

    expect(readFileSync(join(DEPLOY, file), 'utf8')).toContain(
      `ExecStart=/opt/skein/node_modules/node/bin/node ${args.join(' ')}\n`,
    );
  });

  it.skipIf(systemd.skipped)(`passes systemd-analyze verify ${systemd.why}`, () => {
    const here = (text: string) => text.replaceAll('/opt/skein', ROOT);
    const { status, said } = checkCopy(file, here, (path) => run('systemd-analyze', 'verify', path));

    expect({ status, said }).toEqual({ status: 0, said: '' });
  });
});
