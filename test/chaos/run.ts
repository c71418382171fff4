/**
 * `npm run chaos`: restarts, kills, and starves the processes of a whole deployment while clients read and write, and prints what
 * was lost. Arguments choose steps by parts of their names.
 */
import { cpSync } from 'node:fs';
import { type Load, startLoad, type Tally } from './load.ts';
import { until } from './program.ts';
import { startStack } from './stack.ts';
import { runStep, type Step, stepsNamed } from './steps.ts';
import { compared, storedTitles } from './writes.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** What clients noticed of a step, beyond what they may. */
const complaints = (step: Step, tally: Tally, { lost, doubled }: ReturnType<typeof compared>): string[] => {
  const { refused = 0, unanswered = 0 } = step;
  // A build server may be busy with something else.
  const refusedMs = process.env.CI ? Number.POSITIVE_INFINITY : (step.refusedMs ?? 0);
  return [
    ...(tally.reads === 0 || tally.confirmed.length === 0 ? ['nobody read or wrote'] : []),
    ...Object.entries(tally.lost).map(([what, count]) => `${count} requests failed with ${what}`),
    ...(tally.refused > refused ? [`${tally.refused} requests were refused`] : []),
    ...(tally.longestRefusalMs > refusedMs ? [`requests were refused for ${seconds(tally.longestRefusalMs)} s`] : []),
    ...(tally.unanswered > unanswered ? [`${tally.unanswered} writes had no answer`] : []),
    ...(lost > 0 ? [`${lost} writes were lost`] : []),
    ...(doubled > 0 ? [`${doubled} writes were stored twice`] : []),
  ];
};

const seconds = (ms: number) => (ms / 1_000).toFixed(1);
const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

const HEADINGS = [
  'Step',
  'reads',
  'writes',
  'repeated',
  'refused',
  'unanswered writes',
  'lost requests',
  'lost writes',
  'doubled writes',
  'longest refusal (s)',
  'slowest (s)',
];

const rowOf = (name: string, tally: Tally, { lost, doubled }: ReturnType<typeof compared>) => [
  ...[name, tally.reads, tally.writes, tally.repeated, tally.refused, tally.unanswered, sum(tally.lost), lost, doubled],
  ...[seconds(tally.longestRefusalMs), seconds(tally.slowestMs)],
];

/** Does the steps, and returns those that were done. */
const runSteps = async (steps: readonly Step[], stack: Awaited<ReturnType<typeof startStack>>, load: Load) => {
  const done: Step[] = [];
  for (const step of steps) {
    const missing = step.missing?.(stack);
    if (missing) {
      say(`${step.name}: SKIPPED, ${missing}`);
      continue;
    }
    say(`${step.name} …`);
    load.begin(step.name);
    await runStep(step, stack);
    done.push(step);
  }
  return done;
};

const begun = performance.now();
const steps = stepsNamed(process.argv.slice(2));
let failures = 0;
{
  await using stack = await startStack();
  say(`Everything runs after ${seconds(performance.now() - begun)} s.`);
  const load = startLoad(stack.url);
  await until('users read and write', async () => load.isRunning());
  const done = await runSteps(steps, stack, load).finally(load.stop);
  const stored = await storedTitles(stack.url);
  const results = done.map((step) => {
    const tally = load.tallies.get(step.name) as Tally;
    return { step, tally, writes: compared(tally, stored) };
  });
  say(
    `\n${[HEADINGS, HEADINGS.map(() => '---'), ...results.map(({ step, tally, writes }) => rowOf(step.name, tally, writes))].map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`,
  );
  for (const { step, tally, writes } of results)
    for (const complaint of complaints(step, tally, writes)) {
      failures++;
      say(`${step.name}: ${complaint}`);
    }
  if (failures > 0 && process.env.CHAOS_LOGS)
    cpSync(stack.directory, process.env.CHAOS_LOGS, { recursive: true, filter: (file) => !/skein-pg|disk/.test(file) });
}
say(failures === 0 ? `Nothing was lost. ${seconds(performance.now() - begun)} s` : `${failures} expectations failed.`);
process.exit(failures === 0 ? 0 : 1);
