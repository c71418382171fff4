/** `npm run bench`: measures, or with `--profile` looks where Skein's time goes. `--help` lists the options. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Arena, contestantNames, openArena } from './arena.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { profileEach } from './profile.ts';
import { type BenchQuery, queriesOf } from './queries.ts';
import { type Outcome, report } from './report.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Those of `names` that `--only` names; all where it names none of them. */
const chosen = (names: readonly string[], only: readonly string[]) => {
  const kept = names.filter((name) => only.includes(name));
  return kept.length > 0 ? kept : names;
};

const measure = async (arena: Arena, queries: readonly BenchQuery[], { rounds }: BenchOptions): Promise<Outcome[]> => {
  const outcomes = queries.flatMap((query) =>
    arena.contestants.map((contestant) => ({ query, contestant, rounds: [] as Outcome['rounds'][number][] })),
  );
  // One round of everybody after the other, so that what disturbs the machine for a while disturbs all alike.
  for (let round = 1; round <= rounds; round++) {
    for (const { query, contestant, rounds } of outcomes) rounds.push(await arena.round(query, contestant));
    process.stderr.write(`round ${round} of ${rounds}\n`);
  }
  return outcomes.map(({ contestant, ...outcome }) => ({ ...outcome, contestant: contestant.name }));
};

/** The first contestant of the arena on each query. */
const profiled = ({ contestants, round }: Arena, queries: readonly BenchQuery[], { requests }: BenchOptions) =>
  contestants.slice(0, 1).flatMap((contestant) =>
    queries.map((query) => ({
      ...{ name: query.name, what: query.what, process: contestant.process, requests },
      run: () => round(query, contestant),
    })),
  );

const machine = () => `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`;

const main = async () => {
  const options = readOptions(process.argv.slice(2));
  if (options === undefined) return;
  const all = queriesOf(options.rows);
  const queryNames = chosen(
    all.map(({ name }) => name),
    options.only,
  );
  const queries = all.filter(({ name }) => queryNames.includes(name));
  const names = chosen(contestantNames, options.only);
  const arena = await openArena(options, options.profile ? names.slice(0, 1) : names);
  try {
    for (const query of queries) await arena.warmUp(query, options.warmUp);
    if (options.profile) return await profileEach(profiled(arena, queries, options), say);
    const outcomes = await measure(arena, queries, options);
    const { connections, rounds, requests, latencyMs } = options;
    say(
      `${machine()}; ${connections} connections, medians of ${rounds} rounds of ${requests} requests, POST API ${latencyMs} ms\n`,
    );
    say(report(outcomes));
    if (options.json !== undefined) writeFileSync(options.json, JSON.stringify({ options, outcomes }, null, 2));
  } finally {
    await arena.close();
  }
};

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  // Ends what was started as well: it goes with its channel to this process.
  process.exit(1);
});
