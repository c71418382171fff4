/** Checks compose file, nginx, Prometheus and systemd settings of deploy/ with the tools that read them. */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentedSettings, readConfig } from '../../app/config/index.ts';
import manifest from '../../package.json' with { type: 'json' };
import { replaceNamesByAddresses } from '../chaos/nginx.ts';
import { missingRedis } from '../gateway/redisServer.ts';
import { findFreePort } from '../listen.ts';
import { findProgram, runProgram } from './installedPrograms.ts';

const ROOT = join(import.meta.dirname, '../..');
const DEPLOY = join(ROOT, 'deploy');
const UNITS = { 'skein-gateway.service': 'gateway', 'skein-service.service': 'service' } as const;

const nginx = findProgram('nginx', '-v', 'nginx');
const promtool = findProgram('promtool', '--version', 'prometheus');
const amtool = findProgram('amtool', '--version', 'prometheus-alertmanager');
const systemd = findProgram('systemd-analyze', '--version', 'systemd');

/** Runs a check of a changed copy of a file of deploy/. */
const checkCopy = (
  file: string,
  change: (text: string) => string,
  check: (path: string) => ReturnType<typeof runProgram>,
) => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-deploy-'));
  try {
    const copy = join(folder, file.split('/').at(-1) ?? '');
    writeFileSync(copy, change(readFileSync(join(DEPLOY, file), 'utf8')));
    return check(copy);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** A container of compose.yaml, as far as it is looked at here. */
interface ComposeContainer {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly configs?: readonly object[];
  readonly read_only?: boolean;
  readonly healthcheck?: { readonly test: readonly string[] };
}

const compose: {
  readonly services: Readonly<Record<string, ComposeContainer>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
} = parse(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true });

/** Variables of secrets. */
const secretSettings = Object.values(documentedSettings)
  .flatMap(Object.values)
  .flatMap(({ variable, isSecret }) => (isSecret ? [variable] : []));

/** Runs a copy of deploy/secrets.sh, which is removed with the secrets that it made. */
const makeSecrets = () => {
  const parent = mkdtempSync(join(tmpdir(), 'skein-deploy-'));
  copyFileSync(join(DEPLOY, 'secrets.sh'), join(parent, 'secrets.sh'));
  const folder = join(parent, 'secrets');
  const file = (name: string) => join(folder, name);
  const make = () => expect(runProgram('sh', join(parent, 'secrets.sh'))).toMatchObject({ status: 0, said: '' });
  make();
  return {
    ...{ folder, file, make },
    /** A text with the place of the secrets here in place of that in a container. */
    here: (text: string) => text.replace('/run/secrets', folder),
    read: (): Record<string, string> =>
      Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(file(name), 'utf8')])),
    [Symbol.dispose]: () => rmSync(parent, { recursive: true }),
  };
};

const lintCompose = (path: string) => runProgram(join(ROOT, 'node_modules/.bin/dclint'), '--quiet', path);

describe('compose.yaml', () => {
  it('fits the schema of the Compose specification', () => {
    expect(lintCompose(join(DEPLOY, 'compose.yaml'))).toMatchObject({ status: 0 });
  });

  it('has its secrets as files, made by deploy/secrets.sh, which the programs accept', () => {
    using secrets = makeSecrets();
    const made = secrets.read();
    const modes = [secrets.folder, ...Object.keys(made).map(secrets.file)].map((path) => statSync(path).mode & 0o777);
    const configs = Object.values(compose.services).map(({ environment = {} }) => {
      const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'));
      return () => readConfig(Object.fromEntries(files.map(([name, value]) => [name, secrets.here(value)])));
    });

    expect(Object.keys(made).toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
    expect(modes).toEqual([0o700, ...Object.keys(made).map(() => 0o444)]);
    for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./secrets/${name}`);
    for (const read of configs) expect(read).not.toThrow();
    secrets.make();
    expect(secrets.read()).toEqual(made);
  });

  it.each(Object.entries(compose.services))('bounds and confines %s', (_, service) => {
    const { environment = {}, secrets = [], image, ...container } = service;
    const files = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));

    expect(container).toMatchObject({
      ...{ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], restart: 'unless-stopped' },
      ...{ mem_limit: expect.stringMatching(/^\d+[mg]$/), pids_limit: expect.any(Number) },
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
    });
    // Configs with a content are written into the container.
    expect(container.read_only ?? false).toBe(container.configs === undefined);
    for (const file of files) expect(secrets).toContain(file.split('/').at(-1));
    expect(Object.keys(environment).filter((name) => secretSettings.includes(name))).toEqual([]);
    // A variable may pin the image by its digest.
    if (image !== 'skein') expect(image).toMatch(/^\$\{[A-Z_]+_IMAGE:-.+\}$/);
  });

  it.skipIf(missingRedis)(`has a Redis that asks for its password ${missingRedis ?? ''}`, async () => {
    using secrets = makeSecrets();
    const port = `${await findFreePort()}`;
    const { command = [], healthcheck } = compose.services.redis ?? {};
    const [program = '', ...args] = command.map(secrets.here);
    const redis = spawn(program, [...args, '--port', port, '--bind', '127.0.0.1', '--dir', secrets.folder]);
    for await (const chunk of redis.stdout) if (String(chunk).includes('Ready to accept connections')) break;
    const { password } = new URL(secrets.read()['redis-url'] ?? '');
    const ping = (...credentials: string[]) => runProgram('redis-cli', ...credentials, '-p', port, 'ping').said;
    const answers = [ping(), ping('-a', password)];
    const check = secrets.here(healthcheck?.test[1] ?? '').replaceAll('$$', '$');
    const { status } = runProgram('sh', '-c', check.replace('redis-cli', `redis-cli -p ${port}`));
    redis.kill();

    expect(answers).toEqual([expect.stringContaining('NOAUTH'), expect.stringContaining('PONG')]);
    expect(status).toBe(0);
  });

  it('violates the schema with an unknown key', () => {
    const misspelt = (text: string) => text.replace('restart:', 'restrat:');

    expect(checkCopy('compose.yaml', misspelt, lintCompose).said).toContain('must NOT have additional properties');
  });
});

describe('the settings of Alertmanager in compose.yaml', () => {
  const [, indented = ''] =
    /^ {2}alertmanager:\n {4}content: \|\n((?: {6}.*\n)+)/m.exec(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8')) ??
    [];
  const withReceiver = (receiver: string) => () =>
    indented.replace(/^ {6}/gm, '').replace(/\$\{(ALARM|WATCHDOG)_WEBHOOK-\}/g, receiver);

  it.skipIf(amtool.skipped).each(['', "{ url: 'https://chat.example.com/hook' }"])(
    `pass amtool with the receiver: %s ${amtool.why}`,
    (receiver) => {
      const check = (path: string) => runProgram('amtool', 'check-config', path);
      const { status, said } = checkCopy('compose.yaml', withReceiver(receiver), check);

      expect(status, said).toBe(0);
      expect(said).toContain('2 receivers');
    },
  );
});

describe('nginx.conf and prometheus.yml', () => {
  it.skipIf(nginx.skipped)(`pass nginx -t ${nginx.why}`, () => {
    const check = (path: string) => runProgram('nginx', '-t', '-c', path);
    const { status, said } = checkCopy('nginx.conf', (text) => replaceNamesByAddresses(text), check);

    expect(status, said).toBe(0);
  });

  it.skipIf(promtool.skipped)(`pass promtool ${promtool.why}`, () => {
    const { status, said } = runProgram('promtool', 'check', 'config', '--syntax-only', join(DEPLOY, 'prometheus.yml'));

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

  it('is bounded, and started again without limit', () => {
    const text = readFileSync(join(DEPLOY, file), 'utf8');

    for (const line of ['StartLimitIntervalSec=0', 'Restart=always', 'MemoryMax=2G', 'TasksMax=512'])
      expect(text).toContain(`\n${line}\n`);
  });

  it.skipIf(systemd.skipped)(`passes systemd-analyze verify ${systemd.why}`, () => {
    const here = (text: string) => text.replaceAll('/opt/skein', ROOT);
    const { status, said } = checkCopy(file, here, (path) => runProgram('systemd-analyze', 'verify', path));

    expect({ status, said }).toEqual({ status: 0, said: '' });
  });
});
