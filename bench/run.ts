/** `npm run bench`: measures, or profiles with `--profile`. `--help` lists the options. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Arena, canAnswer, openArena } from './arena.ts';
import { writeSections } from './document.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { profileEach } from './profile.ts';
import { type Outcome, report } from './report.ts';
import { type Suite, usualSuites } from './suites.ts';
import { verdicts } from './targets.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const measure = async (arena: Arena, { name, workloads, rounds }: Suite): Promise<Outcome[]> => {
  const outcomes = workloads.flatMap((workload) =>
    arena.contestants
      .filter((contestant) => canAnswer(contestant, workload))
      .map((contestant) => ({ workload, contestant, rounds: [] as Outcome['rounds'][number][] })),
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
const inArena = async <Made>(suite: Suite, act: (arena: Arena) => Promise<Made>): Promise<Made> => {
  const arena = await openArena(suite);
  try {
    for (const workload of suite.workloads) await arena.warmUp(workload);
    return await act(arena);
  } finally {
    await arena.close();
  }
};

const machine = () => `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`;

const measureAll = async ({ suites, json, write }: BenchOptions) => {
  const measured = new Map<string, readonly Outcome[]>();
  const sections = new Map<string, string>();
  for (const suite of suites) {
    const outcomes = await inArena(suite, (arena) => measure(arena, suite));
    const section = report(suite, outcomes);
    measured.set(suite.name, outcomes);
    sections.set(suite.name, section);
    say(`## ${suite.name}\n\n${section}\n`);
  }
  const today = new Date().toISOString().slice(0, 10);
  const conclusion = `Taken on ${today}, ${machine()}:\n\n${verdicts(measured)}`;
  say(`## targets\n\n${conclusion}`);
  // With only some targets measured, the document would lose the others.
  if (usualSuites.every((name) => measured.has(name))) sections.set('targets', conclusion);
  if (write) writeSections(sections);
  if (json !== undefined)
    writeFileSync(json, JSON.stringify({ today, machine: machine(), suites, measured: [...measured] }, null, 2));
};

/** The activities to profile: the first contestant of the arena with each workload of a suite. */
const profileWorkloads = ({ contestants, round }: Arena, { workloads, requests, settle }: Suite) =>
  contestants.slice(0, 1).flatMap((contestant) =>
    workloads.map((workload) => ({
      ...{ name: workload.name, what: workload.what, process: contestant.process },
      requests: (requests + settle) * (workload.share ?? 1),
      run: () => round(workload, contestant),
    })),
  );

const profileFirst = async (suite: Suite) => {
  const alone = { ...suite, contestants: suite.contestants.slice(0, 1) };
  await inArena(alone, (arena) => profileEach(profileWorkloads(arena, alone), say));
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
