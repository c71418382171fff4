import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = join(import.meta.dirname, '../../scripts/commitSubjects.ts');
const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: readonly string[]) => spawnSync('git', [...IDENTITY, ...args], { cwd: folder, encoding: 'utf8' });
const commit = (subject: string) =>
  git('commit', '--quiet', '--allow-empty', '-m', subject, '-m', 'Any body. '.repeat(9));

/** What the script prints in the folder, without hashes, and its exit code. */
const check = (cwd = folder) => {
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd, encoding: 'utf8' });
  return {
    status,
    refused: [...stderr.matchAll(/^\w+ (.*): expected type\(scope\): subject/gm)].map(([, subject]) => subject),
  };
};

/** A history in which the lint was added after one commit that it would refuse. */
const startHistory = () => {
  git('init', '--quiet');
  commit('Before the lint, anything went.');
  mkdirSync(join(folder, 'scripts'));
  writeFileSync(join(folder, 'scripts/commitSubjects.ts'), '');
  git('add', '.');
  commit('Adds the lint');
};

it('permits conventional subjects of up to 72 characters', () => {
  startHistory();
  for (const subject of [
    'fix: it',
    'feat(graph)!: `a` for b',
    'test(cost-analysis,bench): c',
    `docs: ${'é'.repeat(66)}`,
  ])
    commit(subject);

  expect(check()).toEqual({ status: 0, refused: [] });
});

it.each(['Fix it', 'fix it', 'fix(): it', 'fixed: it', 'fix:it', 'fix: it.', `docs: ${'e'.repeat(67)}`])(
  'names a commit with the subject %j',
  (subject) => {
    startHistory();
    commit(subject);
    commit('fix: something else');

    expect(check()).toEqual({ status: 1, refused: [subject] });
  },
);

it('permits merges, and commits of a branch that left before the lint', () => {
  startHistory();
  git('checkout', '--quiet', '-b', 'early', 'HEAD^');
  commit('An early commit');
  git('checkout', '--quiet', '-');
  git('merge', '--quiet', '--no-ff', 'early');

  expect(check()).toEqual({ status: 0, refused: [] });
});

it('finds nothing to say without git, and in a clone without history', () => {
  expect(check()).toEqual({ status: 0, refused: [] });

  startHistory();
  commit('wrong');
  git('clone', '--quiet', '--depth=1', `file://${folder}`, 'clone');
  expect(check(join(folder, 'clone'))).toEqual({ status: 0, refused: [] });
});
