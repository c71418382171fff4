/** `npm run bench`: measures, or profiles with `--profile`. `--help` lists the options. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type BenchOptions, readOptions } from './options.ts';
import { printReport, type WorkloadOutcome } from './printReport.ts';
import { profileEach } from './profileEach.ts';
import { writeSections } from './resultSections.ts';
import { canAnswer, type SuiteProcesses, startSuiteProcesses } from './suiteProcesses.ts';
import { type BenchSuite, usualSuites } from './suites.ts';
import { printTargets } from './targets.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const measure = async (arena: SuiteProcesses, { name, workloads, rounds }: BenchSuite): Promise<WorkloadOutcome[]> => {
  const outcomes = workloads.flatMap((workload) =>
    arena.contestants
      .filter((contestant) => canAnswer(contestant, workload))
      .map((contestant) => ({ workload, contestant, rounds: [] as WorkloadOutcome['rounds'][number][] })),
  );
  // Each round runs all contestants in sequence, so that a temporary disturbance of the machine affects all of them
  // alike.
  for (let round = 1; round <= rounds; round++) {
    for (const { workload, contestant, rounds } of outcomes) rounds.push(await arena.round(workload, contestant));
    process.stderr.write(`${name}: round ${round} of ${rounds}\n`);
  }
  return outcomes.map(({ contestant, ...outcome }) => ({ ...outcome, contestant: contestant.name }));
};

/** Opens the arena of a suite, warms up all contestants, runs `act`, and closes the arena. */
const withSuiteProcesses = async <Made>(
  suite: BenchSuite,
  act: (arena: SuiteProcesses) => Promise<Made>,
): Promise<Made> => {
  const arena = await startSuiteProcesses(suite);
  try {
    for (const workload of suite.workloads) await arena.warmUp(workload);
    return await act(arena);
  } finally {
    await arena.close();
  }
};

const describeMachine = () => `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`;

const measureAll = async ({ suites, json, write }: BenchOptions) => {
  const measured = new Map<string, readonly WorkloadOutcome[]>();
  const sections = new Map<string, string>();
  for (const suite of suites) {
    const outcomes = await withSuiteProcesses(suite, (arena) => measure(arena, suite));
    const section = printReport(suite, outcomes);
    measured.set(suite.name, outcomes);
    sections.set(suite.name, section);
    say(`## ${suite.name}\n\n${section}\n`);
  }
  const today = new Date().toISOString().slice(0, 10);
  const conclusion = `Taken on ${today}, ${describeMachine()}:\n\n${printTargets(measured)}`;
  say(`## targets\n\n${conclusion}`);
  // With only some targets measured, the document would lose the others.
  if (usualSuites.every((name) => measured.has(name))) sections.set('targets', conclusion);
  if (write) writeSections(sections);
  if (json !== undefined)
    writeFileSync(
      json,
      JSON.stringify({ today, machine: describeMachine(), suites, measured: [...measured] }, null, 2),
    );
};

/** The activities to profile: the first contestant of the arena with each workload of a suite. */
const listProfiledActivities = ({ contestants, round }: SuiteProcesses, { workloads, requests, settle }: BenchSuite) =>
  contestants.slice(0, 1).flatMap((contestant) =>
    workloads.map((workload) => ({
      ...{ name: workload.name, what: workload.what, process: contestant.process },
      requests: (requests + settle) * (workload.share ?? 1),
      run: () => round(workload, contestant),
    })),
  );

const profileFirst = async (suite: BenchSuite) => {
  const alone = { ...suite, contestants: suite.contestants.slice(0, 1) };
  await withSuiteProcesses(alone, (arena) => profileEach(listProfiledActivities(arena, alone), say));
};

const main = async () => {
  const options = readOptions(process.argv.slice(2));
  if (options === undefined) return;
  if (!options.profile) return measureAll(options);
  for (const suite of options.suites) await profileFirst(suite);
};

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  // Also ends the child processes, through their channel to this process.
  process.exit(1);
});
