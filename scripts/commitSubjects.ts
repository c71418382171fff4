/**
 * Fails where the subject of a commit is not `type(scope): subject`, or has more than 72 characters. It reads the commits that descend
 * from the one that added this file, in the repository of the working directory; without git, or its history, there are none.
 */
import { spawnSync } from 'node:child_process';

const SUBJECT = /^(bench|build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([\w,-]+\))?!?: (?=\S).*[^.]$/u;
const LONGEST = 72;

const runGit = (...args: readonly string[]): string[] =>
  (spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '').split('\n').filter((line) => line !== '');

const [first] = runGit('log', '-1', '--diff-filter=A', '--format=%H', '--', 'scripts/commitSubjects.ts');
const commits = first ? runGit('log', '--no-merges', '--ancestry-path', '--format=%h %s', `${first}..HEAD`) : [];
const refused = commits.filter((commit) => {
  const subject = commit.slice(commit.indexOf(' ') + 1);
  return !SUBJECT.test(subject) || [...subject].length > LONGEST;
});

for (const commit of refused)
  process.stderr.write(`${commit}: expected type(scope): subject, of ${LONGEST} characters at most\n`);
if (refused.length > 0) process.exitCode = 1;
