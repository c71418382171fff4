/** New embedded stores are copied from a template, made once for each set of migrations. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadStoreTemplate } from '../../service/store/template/index.ts';
import { formatTemplateName } from '../../service/store/template/templateName.ts';

const ROOT = join(import.meta.dirname, '../..');

let checkout: string;
const cache = () => join(checkout, 'node_modules/.cache');
const templates = () => readdirSync(join(cache(), 'skein'));
const HOMES = ['first', 'second', 'home'] as const;
const homeOf = (name: (typeof HOMES)[number]) => join(checkout, name);

/** Opens a store as the service does, and prints which migrations ran and which tables it has. */
const SCRIPT = `
  import { openEmbedded } from './service/store/database.ts';
  import { migrate } from './service/store/migrate.ts';
  import { storeTemplate } from './service/store/template/index.ts';
  const store = await openEmbedded({ dataDir: process.argv[2], template: storeTemplate });
  const { ran } = await migrate(store);
  const { rows } = await store.executeSql("select tablename from pg_tables where schemaname = 'public' order by 1");
  await store.close();
  console.log(JSON.stringify({ ran, tables: rows.map(({ tablename }) => tablename) }));`;

/** A copy of what a store is made from. */
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'skein-template-'));
  for (const name of ['package.json', 'contract', 'service'])
    cpSync(join(ROOT, name), join(checkout, name), { recursive: true });
  mkdirSync(join(checkout, 'node_modules'));
  writeFileSync(join(checkout, 'open.ts'), SCRIPT);
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => !each.startsWith('.')))
    symlinkSync(join(ROOT, 'node_modules', name), join(checkout, 'node_modules', name));
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

/** Each test begins without a template and without stores. */
afterEach(() => {
  for (const left of [cache(), ...HOMES.map(homeOf)]) rmSync(left, { recursive: true, force: true });
});

const spawnOpener = (home?: string, ...options: readonly string[]) =>
  spawn(process.execPath, [...options, 'open.ts', ...(home ? [home] : [])], {
    cwd: checkout,
    env: { ...process.env, NODE_COMPILE_CACHE: join(checkout, 'compiled') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Throws what the process wrote where it failed. */
const outcome = async ({ stdout, stderr }: ReturnType<typeof spawnOpener>) => {
  const [out, errors] = await Promise.all([text(stdout), text(stderr)]);
  if (!out) throw new Error(errors);
  return JSON.parse(out) as { ran: string[]; tables: string[] };
};

/** Gives the copy the template of this checkout. */
const keepTemplate = async () => {
  const [made = '', copy = ''] = [ROOT, checkout].map((at) =>
    join(at, 'node_modules/.cache/skein', formatTemplateName()),
  );
  await loadStoreTemplate();
  // It is written after its first use has begun.
  await expect.poll(() => existsSync(made)).toBe(true);
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(made, copy);
  return copy;
};

const open = (home?: string) => outcome(spawnOpener(home));

/** Kills the process when it writes its hundredth file. */
const KILLED_WHILE_COPYING = `--import=data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { writeFileSync } = fs;
  let written = 0;
  fs.writeFileSync = (...file) => (++written < 100 ? writeFileSync(...file) : process.kill(process.pid, 'SIGKILL'));
  syncBuiltinESMExports();`)}`;

describe('the template of embedded stores', { timeout: 240_000 }, () => {
  it('is made at the first start, and serves stores in memory and in directories from then on', async () => {
    const first = await open(homeOf('first'));
    const [name = ''] = templates();
    const file = join(cache(), 'skein', name);
    const { ino } = statSync(file);
    const later = [await open(homeOf('second')), await open(), await open(homeOf('first'))];

    expect(first.tables).toContain('monitoring_alert');
    expect(later).toEqual(later.map(() => ({ ran: [], tables: first.tables })));
    expect(templates()).toEqual([expect.stringMatching(/^store-[0-9a-f]{16}\.tar\.zst$/)]);
    expect(statSync(file).ino).toBe(ino);
  });

  it('is not used with other migrations', async () => {
    await keepTemplate();
    const migration = join(checkout, 'service/store/migrations/9999-added.sql');
    writeFileSync(migration, 'create table added ();\n');
    onTestFinished(() => rmSync(migration));

    expect((await open(homeOf('home'))).tables).toContain('added');
    expect(templates()).toHaveLength(2);
  });

  it('is made again where its file is damaged, by several starts at once, and one file remains', async () => {
    const file = await keepTemplate();
    const { size } = statSync(file);
    truncateSync(file, Math.floor(size / 2));

    for (const { tables } of await Promise.all([open(homeOf('home')), open()]))
      expect(tables).toContain('monitoring_alert');
    expect(templates()).toEqual([basename(file)]);
    expect(statSync(file).size).toBeGreaterThan(size / 2);
  });

  it('is not needed on a disk that cannot be written to', async () => {
    writeFileSync(cache(), '');

    expect((await open()).tables).toContain('monitoring_alert');
  });

  it('leaves no store where a start was killed while copying it; the next start succeeds', async () => {
    await keepTemplate();
    const home = homeOf('home');
    expect(await once(spawnOpener(home, KILLED_WHILE_COPYING), 'exit')).toEqual([null, 'SIGKILL']);
    expect(readdirSync(join(home, 'store.new'))).toContain('base');

    expect((await open(home)).tables).toContain('monitoring_alert');
    expect(readdirSync(home).filter((name) => name.startsWith('store'))).toEqual(['store']);
  });

  it('replaces no files: a directory with others, which is not a store, is refused', async () => {
    await keepTemplate();
    const other = join(homeOf('home'), 'store/precious');
    mkdirSync(join(other, '..'), { recursive: true });
    writeFileSync(other, 'kept');

    await expect(open(homeOf('home'))).rejects.toThrow('has files, but is not a store: PG_VERSION is missing');
    expect(existsSync(other)).toBe(true);
  });
});
