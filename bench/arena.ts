import type { ContestantDuties } from './contestant.ts';
import type { Felt, LoadDuties } from './load.ts';
import type { BenchOptions } from './options.ts';
import { type Duties, type Started, startProcess } from './process.ts';
import type { BenchQuery } from './queries.ts';
import { AUTHORIZATION } from './token.ts';
import type { UpstreamDuties } from './upstream.ts';

/** Who is measured. */
interface Entry {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly isGraph: boolean;
}

/** The first is held against all others. */
const ENTRIES: readonly Entry[] = [
  { name: 'skein', file: 'skein.ts', args: [], isGraph: true },
  { name: 'handwritten', file: 'handwritten.ts', args: [], isGraph: false },
  { name: 'handwritten-only', file: 'handwritten.ts', args: ['only'], isGraph: false },
  { name: 'apollo-gateway', file: 'apolloGateway.ts', args: [], isGraph: true },
];

/** Names that `--only` may give to keep to some contestants. */
export const contestantNames: readonly string[] = ENTRIES.map(({ name }) => name);

/** A contestant that runs. */
export interface Contestant {
  readonly name: string;
  readonly isGraph: boolean;
  readonly url: string;
  readonly process: Started<ContestantDuties>;
}

/** What one round of one contestant came to. */
export interface Round extends Felt {
  /** Processor time of the contestant per request, in milliseconds. */
  readonly cpuMs: number;
  /** POSTs per request. */
  readonly posts: number;
  /** Bytes of the POSTs' answers per request. */
  readonly bytes: number;
  /** Memory of the contestant after the round, in bytes. */
  readonly rss: number;
}

/** The contestants with what they need around them. */
export interface Arena {
  readonly contestants: readonly Contestant[];
  /**
   * Compares the answers of all contestants, byte for byte, and lets each give its own some times.
   *
   * @throws {Error} an answer that differs, or is none
   */
  warmUp(query: BenchQuery, requests: number): Promise<void>;
  /** Lets the clients send one round's requests to one contestant. */
  round(query: BenchQuery, contestant: Contestant): Promise<Round>;
  close(): Promise<void>;
}

/** Starts everything: the POST API, the clients, and the named contestants. */
export const openArena = async (options: BenchOptions, names: readonly string[]): Promise<Arena> => {
  const upstream = await startProcess<UpstreamDuties>('upstream.ts', String(options.rows), String(options.latencyMs));
  const load = await startProcess<LoadDuties>('load.ts');
  const upstreamUrl = await upstream.ask('url');
  const contestants: Contestant[] = [];
  for (const entry of ENTRIES) if (names.includes(entry.name)) contestants.push(await startEntry(entry, upstreamUrl));
  const everybody: readonly Started<Duties>[] = [
    upstream,
    load,
    ...contestants.map((contestant) => contestant.process),
  ];
  return {
    contestants,
    warmUp: async (query, requests) => {
      const answers = await checkedAnswers(query, contestants);
      for (const contestant of contestants) {
        const expected = answers.get(contestant.name) ?? '';
        const { connections } = options;
        await load.ask('run', { ...requestOf(query, contestant), connections, requests, expected });
      }
    },
    round: async (query, contestant) => {
      const { connections, requests, settle } = options;
      const request = requestOf(query, contestant);
      // While others had their turn it cooled down: caches are cold, and V8 has thrown away code it saw idle.
      await load.ask('run', { ...request, connections, requests: settle });
      await upstream.ask('count');
      const before = await contestant.process.ask('usage');
      const felt = await load.ask('run', { ...request, connections, requests });
      const { cpuMs, rss } = await contestant.process.ask('usage');
      const { posts, bytes } = await upstream.ask('count');
      return {
        ...felt,
        cpuMs: (cpuMs - before.cpuMs) / requests,
        posts: posts / requests,
        bytes: bytes / requests,
        rss,
      };
    },
    close: async () => {
      for (const one of everybody) await one.stop();
    },
  };
};

const startEntry = async ({ name, file, args, isGraph }: Entry, upstreamUrl: string): Promise<Contestant> => {
  const started = await startProcess<ContestantDuties>(file, upstreamUrl, ...args);
  const base = (await started.ask('url')).replace(/\/$/, '');
  // Apollo's standalone server answers at whatever path.
  return { name, isGraph, url: isGraph ? `${base}/graphql` : base, process: started };
};

const requestOf = ({ name, text, variables, arguments: args }: BenchQuery, { isGraph, url }: Contestant) => ({
  url: isGraph ? url : `${url}/${name}`,
  headers: { 'content-type': 'application/json', authorization: AUTHORIZATION },
  body: JSON.stringify(isGraph ? { query: text, variables } : args),
});

/** The whole answer of each contestant, after the `data` in them was found to be the same. */
const checkedAnswers = async (query: BenchQuery, contestants: readonly Contestant[]) => {
  const answers = new Map<string, string>();
  let first: string | undefined;
  for (const contestant of contestants) {
    const { url, headers, body } = requestOf(query, contestant);
    const answer = await (await fetch(url, { method: 'POST', headers, body })).text();
    const data = dataOf(answer);
    first ??= data;
    if (data === undefined || data !== first)
      throw new Error(`${contestant.name} answers ${query.name} otherwise:\n${answer}\ninstead of\n${first}`);
    answers.set(contestant.name, answer);
  }
  return answers;
};

/** `data` as text, its members in the order they came; undefined where there are errors or no data. */
const dataOf = (answer: string) => {
  const { data, errors }: { data?: unknown; errors?: unknown } = JSON.parse(answer);
  return errors === undefined && data ? JSON.stringify(data) : undefined;
};
