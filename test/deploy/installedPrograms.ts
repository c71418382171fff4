/** Programs of Debian that tests of `deploy/` run. */
import { spawnSync } from 'node:child_process';

/** Debian has nginx where only root looks for programs. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Runs a program to its end. */
export const runProgram = (program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', env });
  return { status, said: `${stdout}${stderr}`, missing: error !== undefined };
};

/** Whether tests of a program are skipped since it is missing, and the reason for the name of the test. */
export const findProgram = (program: string, versionFlag: string, aDebianPackage: string) => {
  const skipped = runProgram(program, versionFlag).missing;
  return { skipped, why: skipped ? `skipped: ${program} is not installed (Debian package ${aDebianPackage})` : '' };
};
