/** Runs commands: one stage after the other, the commands of a stage side by side. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A command and its arguments. Commands of packages (`vitest`, `tsc`) are found as in npm scripts. */
export type StageCommand = readonly [program: string, ...args: string[]];

/** Commands that run side by side. The next stage starts when all have succeeded. */
export type CommandStage = readonly StageCommand[];

const root = join(import.meta.dirname, '..');
const packages = join(root, 'node_modules/.bin');

/** Collects what a command prints. The last command of a stage prints as it runs instead. */
const collectOutput = (child: ChildProcess): (() => string) => {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
};

interface CommandOutput {
  readonly isLast: boolean;
  readonly isAlone: boolean;
}

/** Runs a command, and returns whether it succeeded. Says so where others run at the same time, whose output comes between. */
const run = async (
  [program, ...args]: StageCommand,
  { isLast, isAlone }: CommandOutput,
  env: NodeJS.ProcessEnv,
): Promise<boolean> => {
  const began = performance.now();
  const stdio = isLast ? 'inherit' : ['ignore' as const, 'pipe' as const, 'pipe' as const];
  const child = spawn(program, args, { cwd: root, env, stdio });
  const text = collectOutput(child);
  const [code] = await once(child, 'close');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const ending = `--- ${[program, ...args.slice(0, 3)].join(' ')}: ${code === 0 ? 'passed' : 'failed'}, ${seconds} s\n`;
  process.stdout.write(isAlone ? text() : `${text()}${ending}`);
  return code === 0;
};

/**
 * Runs the stages, and ends the process with 1 after a stage of which a command has failed.
 *
 * @param settings environment variables that the commands get in addition to those of this process
 */
export const runStages = async (
  stages: readonly CommandStage[],
  settings: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const env = { ...process.env, PATH: `${packages}:${process.env.PATH}`, ...settings };
  for (const stage of stages) {
    const passed = await Promise.all(
      stage.map((command, at) => run(command, { isLast: at === stage.length - 1, isAlone: stage.length === 1 }, env)),
    );
    if (passed.includes(false)) process.exit(1);
  }
};
