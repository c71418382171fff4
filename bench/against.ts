/**
 * `npm run bench -- against REF [options]`: measures this tree and a commit or tag in alternating rounds of one run. The column
 * `skein ÷ this` of the contestant `against` says how much more expensive this tree is, and the next one how far the rounds differ.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStages } from '../scripts/runStages.ts';

const root = join(import.meta.dirname, '..');
const [ref, ...options] = process.argv.slice(2);

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** Checks a commit out next to this tree, with the packages that it had, until this process ends. */
const checkOutCommit = (commit: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-against-'));
  process.once('exit', () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  });
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
};

if (ref === undefined || ref.startsWith('-')) {
  process.stderr.write('against: expected a commit or a tag\n');
  process.exitCode = 2;
} else {
  const folder = checkOutCommit(git('rev-parse', '--verify', `${ref}^{commit}`));
  await runStages([[['node', 'bench/run.ts', ...options]]], { BENCH_AGAINST: folder });
}
