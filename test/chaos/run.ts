/**
 * `npm test -- chaos`: restarts, kills, and starves the processes of a whole deployment while clients read and write, and prints what
 * was lost. Arguments choose steps by parts of their names; with `--citus` the services store on the cluster of CITUS_URL.
 */
import { cpSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { waitUntil } from '../waitUntil.ts';
import { type ChaosStack, startChaosStack } from './chaosStack.ts';
import { compareWrites, readStoredTitles } from './compareWrites.ts';
import { type StepTally, startLoad, type UserLoad } from './load.ts';
import { replaceBelowStreams } from './replaceBelowStreams.ts';
import { type ChaosStep, CITUS_STEPS, POSTGRES_STEPS, runStep, selectSteps } from './steps.ts';
import { type ChaosStore, openCitusStore, startPostgresStore } from './stores.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

type StepLimits = Omit<ChaosStep, 'run' | 'missing'>;

/** What clients noticed of a step, beyond what they may. */
const findViolations = (
  step: StepLimits,
  tally: StepTally,
  { lost, doubled }: ReturnType<typeof compareWrites>,
): string[] => {
  const { refused = 0, refusedReads = refused, unanswered = 0, unauthenticated = 0 } = step;
  // A build server may be busy with something else.
  const refusedMs = process.env.CI ? Number.POSITIVE_INFINITY : (step.refusedMs ?? 0);
  return [
    ...(tally.reads === 0 || tally.confirmed.length === 0 ? ['nobody read or wrote'] : []),
    ...Object.entries(tally.lost)
      .filter(([what, count]) => !what.startsWith('UNAUTHENTICATED') || count > unauthenticated)
      .map(([what, count]) => `${count} requests failed with ${what}`),
    ...(tally.refused > refused ? [`${tally.refused} requests were refused: ${[...tally.refusals].join('; ')}`] : []),
    ...(tally.refusedReads > refusedReads
      ? [`${tally.refusedReads} reads were refused: ${[...tally.refusals].join('; ')}`]
      : []),
    ...(tally.longestRefusalMs > refusedMs
      ? [`requests were refused for ${formatSeconds(tally.longestRefusalMs)} s`]
      : []),
    ...(tally.unanswered > unanswered ? [`${tally.unanswered} writes had no answer`] : []),
    ...(lost > 0 ? [`${lost} writes were lost`] : []),
    ...(doubled > 0 ? [`${doubled} writes were stored twice`] : []),
  ];
};

const formatSeconds = (ms: number) => (ms / 1_000).toFixed(1);
const sumCounts = (counts: Readonly<Record<string, number>>) =>
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

const tableRow = (name: string, tally: StepTally, { lost, doubled }: ReturnType<typeof compareWrites>) => [
  ...[
    name,
    tally.reads,
    tally.writes,
    tally.repeated,
    tally.refused,
    tally.unanswered,
    sumCounts(tally.lost),
    lost,
    doubled,
  ],
  ...[formatSeconds(tally.longestRefusalMs), formatSeconds(tally.slowestMs)],
];

/** Does the steps, and returns those that were done. */
const runSteps = async <Servers extends ChaosStore>(
  steps: readonly ChaosStep<Servers>[],
  stack: ChaosStack<Servers>,
  load: UserLoad,
): Promise<StepLimits[]> => {
  const done: StepLimits[] = [];
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

/** Starts a stack on a store, does the steps, and returns how many expectations failed. */
const runOnStore = async <Servers extends ChaosStore>(
  openStore: (directory: string) => Promise<Servers>,
  steps: readonly ChaosStep<Servers>[],
): Promise<number> => {
  const begun = performance.now();
  await using stack = await startChaosStack(openStore);
  say(`Everything runs after ${formatSeconds(performance.now() - begun)} s.`);
  const load = startLoad(stack.url);
  await waitUntil('users read and write', async () => load.isRunning());
  const done = await runSteps(steps, stack, load).finally(load.stop);
  const stored = await readStoredTitles(stack.url);
  const results = done.map((step) => {
    const tally = load.tallies.get(step.name) as StepTally;
    return { step, tally, writes: compareWrites(tally, stored) };
  });
  const rows = [
    HEADINGS,
    HEADINGS.map(() => '---'),
    ...results.map(({ step, tally, writes }) => tableRow(step.name, tally, writes)),
  ];
  say(`\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
  const failed = results.flatMap(({ step, tally, writes }) =>
    findViolations(step, tally, writes).map((complaint) => `${step.name}: ${complaint}`),
  );
  failed.forEach(say);
  if (failed.length > 0 && process.env.CHAOS_LOGS)
    cpSync(stack.directory, process.env.CHAOS_LOGS, { recursive: true, filter: (file) => !/skein-pg|disk/.test(file) });
  say(
    failed.length === 0
      ? `Nothing was lost. ${formatSeconds(performance.now() - begun)} s`
      : `${failed.length} expectations failed.`,
  );
  return failed.length;
};

const { values, positionals } = parseArgs({
  options: { citus: { type: 'boolean', default: false }, streams: { type: 'string' } },
  allowPositionals: true,
});
const { CITUS_URL } = process.env;

/** All streams of one user, which end within the drain. */
const MANY_STREAMS = { STREAMS: 'user=9000,domain=9000', SHUTDOWN_DRAIN_MS: '5000', GET_QUERIES: 'true' };

const runStreams = async (count: number): Promise<number> => {
  await using stack = await startChaosStack(startPostgresStore, MANY_STREAMS);
  const failed = await replaceBelowStreams(stack, count, say);
  failed.forEach(say);
  return failed.length;
};

const run = (): Promise<number> => {
  if (values.streams) return runStreams(Number(values.streams));
  if (!values.citus) return runOnStore(startPostgresStore, selectSteps(POSTGRES_STEPS, positionals));
  if (CITUS_URL) return runOnStore(() => openCitusStore(CITUS_URL), selectSteps(CITUS_STEPS, positionals));
  say('SKIPPED: set CITUS_URL to the coordinator of a Citus cluster that nobody else uses.');
  return Promise.resolve(0);
};

process.exit((await run()) === 0 ? 0 : 1);
