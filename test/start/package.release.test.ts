import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { formatTemplateName } from '../../service/store/template/templateName.ts';
import { isProcessRunning } from './isProcessRunning.ts';
import { readPrintedAddress } from './readPrintedAddress.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What a project of a customer writes. */
const PROGRAM = `
import type { GraphQLSchema } from 'graphql';
import { createApolloGateway, createEngine, type Limits } from 'skein/gateway';
import { openGraph } from 'skein/graph';

const limits: Partial<Limits> = { maxDepth: 5 };
// @ts-expect-error A limit is a number.
const wrong: Partial<Limits> = { maxDepth: 'five' };
const { engine, schemas, close } = openGraph({ UPSTREAM_URL: 'http://127.0.0.1:9' });
const schema: GraphQLSchema | undefined = schemas.monitoring;
const { executor } = await createApolloGateway(engine, { getTimeLimits: ({ call }) => call }).load();
console.log(typeof createEngine, limits.maxDepth, wrong.maxDepth, schema?.getType('Alert')?.name, typeof executor);
await close();
`;

/** npm without what it sets for the programs that it starts. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && name !== 'NODE_COMPILE_CACHE'),
  );

describe('the package', { timeout: 300_000 }, () => {
  const work = mkdtempSync(join(tmpdir(), 'skein-package-'));
  const [checkout, project] = ['checkout', 'project'].map((name) => join(work, name)) as [string, string];
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const env = { ...environment(), npm_config_registry: registry, npm_config_loglevel: 'error' };
  let packed: string[];

  beforeAll(() => {
    for (const folder of [checkout, project]) mkdirSync(folder);
    const copy = `git ls-files -z --cached --others --exclude-standard |
      tar --create --null --files-from=- --ignore-failed-read | tar --extract --directory="$1"`;
    execFileSync('bash', ['-c', copy, 'copy', checkout], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
    symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
    const said = execFileSync('npm', ['pack', '--json', '--pack-destination', work], { cwd: checkout, env });
    const [{ filename, files }] = JSON.parse(String(said));
    packed = files.map(({ path }: { path: string }) => path);
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
    const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', join(work, filename)];
    // Without a registry npm repeats each request for minutes.
    execFileSync('npm', install, { cwd: project, env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 240_000 });
    mkdirSync(join(project, 'node_modules/@types'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules/@types/node'), join(project, 'node_modules/@types/node'));
  }, 300_000);
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  it('has JavaScript, types and the template of new stores, no TypeScript, and leaves the manifest of the repository as it is', () => {
    const typescript = packed.filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'));
    expect(typescript).toEqual([]);
    expect(packed.filter((path) => /^dist\/gateway\/index\.(js|d\.ts)$/.test(path))).toHaveLength(2);
    expect(packed.filter((path) => !/^dist\/|^(package\.json|README\.md|LICENSE)$/.test(path))).toEqual([]);
    expect(packed.filter((path) => path.endsWith('.zst')).toSorted()).toEqual([
      'dist/app/demo/past.json.zst',
      `dist/service/store/template/${formatTemplateName()}`,
    ]);
    expect(JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))).toEqual(manifest);
  });

  it('runs as npx skein start, and its gateway can be imported with its types', async () => {
    const settings = {
      ...{ PORT: '0', SERVICE_PORT: '0', DATA_DIR: join(work, 'data'), LOG_LEVEL: 'silent' },
      BOOTSTRAP_FILE: join(ROOT, 'docs/bootstrap.example.json'),
    };
    const child = spawn('npx', ['skein', 'start'], {
      ...{ cwd: project, env: { ...env, ...settings }, detached: true },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const group = -(child.pid ?? 0);
    try {
      const url = await readPrintedAddress(child);
      writeFileSync(join(project, 'program.ts'), PROGRAM);
      const options = ['--strict', '--module', 'nodenext', '--target', 'esnext', '--types', 'node', '--skipLibCheck'];
      const compiler = join(ROOT, 'node_modules/typescript/lib/tsc.js');
      const compiled = spawnSync(process.execPath, [compiler, ...options, 'program.ts'], {
        cwd: project,
        encoding: 'utf8',
      });
      expect(compiled.stdout).toBe('');

      const node = join(project, 'node_modules/.bin/node');
      const { stdout } = spawnSync(node, ['program.js'], { cwd: project, encoding: 'utf8' });
      expect(stdout).toBe('function 5 five Alert function\n');
      // A schema belongs to one copy of it.
      expect(globSync('node_modules/**/graphql/package.json', { cwd: project })).toEqual([
        'node_modules/graphql/package.json',
      ]);
      expect(await (await fetch(url)).text()).toContain('<title>Skein</title>');
      // The store was copied from the template of the package: no other one was made.
      const made = readdirSync(join(project, 'node_modules/skein/dist/node_modules/.cache/skein'));
      expect(made.filter((name) => name.startsWith('store'))).toEqual([]);
    } finally {
      // npx passes on no signals. The program notices that it has ended.
      child.kill('SIGTERM');
      await expect.poll(() => isProcessRunning(group), { timeout: 60_000, interval: 100 }).toBe(false);
    }
  });
});
