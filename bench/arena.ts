import { type Contestant, needsSubgraphs, startContestant } from './contestants.ts';
import type { Felt, LoadDuties } from './load.ts';
import { type Duties, type Started, startProcess } from './process.ts';
import type { SubgraphServerDuties } from './subgraphServer.ts';
import type { Suite } from './suites.ts';
import { AUTHORIZATION } from './token.ts';
import type { UpstreamDuties } from './upstream.ts';
import type { Question, Workload } from './workloads.ts';

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

/** The contestants of a suite with what they need around them. */
export interface Arena {
  readonly contestants: readonly Contestant[];
  /**
   * Compares the answers of all contestants, byte for byte, and lets each give its own some times.
   *
   * @throws {Error} an answer that differs, or is none
   */
  warmUp(workload: Workload): Promise<void>;
  /** Lets the clients send one round's requests to one contestant. */
  round(workload: Workload, contestant: Contestant): Promise<Round>;
  close(): Promise<void>;
}

/** Starts everything: the POST API, the clients, the subgraphs' server where it is needed, and the contestants. */
export const openArena = async (suite: Suite): Promise<Arena> => {
  const upstream = await startProcess<UpstreamDuties>('upstream.ts', [String(suite.rows), String(suite.latencyMs)]);
  const load = await startProcess<LoadDuties>('load.ts');
  const everybody: Started<Duties>[] = [load, upstream];
  const upstreamUrl = await upstream.ask('url');
  const subgraphsUrl = needsSubgraphs(suite.contestants) ? await startSubgraphs(upstreamUrl, everybody) : '';
  const contestants: Contestant[] = [];
  for (const name of suite.contestants) contestants.push(await startContestant(name, { upstreamUrl, subgraphsUrl }));
  everybody.unshift(...contestants.map((contestant) => contestant.process));
  const ask = asker(load, suite.connections);
  return {
    contestants,
    warmUp: async (workload) => {
      const able = contestants.filter((contestant) => canAnswer(contestant, workload));
      const answers = await checkedAnswers(workload, able);
      const requests = requestsOf(workload, suite.warmUp);
      for (const contestant of able) await ask(workload, contestant, requests, answers.get(contestant.name));
    },
    round: async (workload, contestant) => {
      // While others had their turn it cooled down: caches are cold, and V8 has thrown away code it saw idle.
      await ask(workload, contestant, requestsOf(workload, suite.settle));
      const requests = requestsOf(workload, suite.requests);
      await upstream.ask('count');
      const before = await contestant.process.ask('usage');
      const felt = await ask(workload, contestant, requests);
      const { cpuMs, rss } = await contestant.process.ask('usage');
      const { posts, bytes } = await upstream.ask('count');
      const spent = cpuMs - before.cpuMs;
      return { ...felt, cpuMs: spent / requests, posts: posts / requests, bytes: bytes / requests, rss };
    },
    close: async () => {
      for (const one of everybody) await one.stop();
    },
  };
};

const startSubgraphs = async (upstreamUrl: string, everybody: Started<Duties>[]) => {
  const server = await startProcess<SubgraphServerDuties>('subgraphServer.ts', [upstreamUrl]);
  everybody.unshift(server);
  return server.ask('url');
};

/** A hand-written endpoint answers what it was written for, a graph everything. */
export const canAnswer = ({ isGraph }: Contestant, workload: Workload): boolean =>
  isGraph || workload.question(0).route !== undefined;

const requestsOf = ({ share = 1 }: Workload, requests: number) => Math.max(2, Math.round(requests * share));

/** Sends a number of a workload's questions to a contestant, each time going on where it stopped. */
const asker = (load: Started<LoadDuties>, connections: number) => {
  const next = new Map<string, number>();
  return async (workload: Workload, contestant: Contestant, requests: number, expected?: string) => {
    const place = `${workload.name} ${contestant.name}`;
    const from = next.get(place) ?? COMPARED;
    next.set(place, from + requests);
    const count = Math.min(workload.distinct, requests);
    const questions = Array.from({ length: count }, (_, at) => workload.question((from + at) % workload.distinct));
    const bodies = questions.map((question) => bodyOf(question, contestant));
    const url = urlOf(workload, contestant);
    return load.ask('run', {
      url,
      headers,
      bodies,
      connections: Math.min(connections, requests),
      requests,
      ...(expected !== undefined && { expected }),
    });
  };
};

/** How many questions of a workload are put to everybody before, to compare the answers. */
const COMPARED = 40;

const headers = { 'content-type': 'application/json', authorization: AUTHORIZATION };

const urlOf = (workload: Workload, { isGraph, url }: Contestant) =>
  isGraph ? url : url + (workload.question(0).route?.path ?? '');

const bodyOf = ({ text, variables, route }: Question, { isGraph }: Contestant) =>
  JSON.stringify(isGraph ? { query: text, variables } : route?.arguments);

/** The whole answer of each contestant to the only question, after the `data` of all answers was found to be the same. */
const checkedAnswers = async (workload: Workload, contestants: readonly Contestant[]) => {
  const answers = new Map<string, string>();
  for (let index = 0; index < Math.min(workload.distinct, COMPARED); index++) {
    let first: string | undefined;
    for (const contestant of contestants) {
      const answer = await answerOf(workload, index, contestant);
      const data = dataOf(answer);
      first ??= data;
      if (data === undefined || data !== first)
        throw new Error(`${contestant.name} answers ${workload.name} otherwise:\n${answer}\ninstead of\n${first}`);
      if (workload.distinct === 1) answers.set(contestant.name, answer);
    }
  }
  return answers;
};

const answerOf = async (workload: Workload, index: number, contestant: Contestant) => {
  const body = bodyOf(workload.question(index), contestant);
  const response = await fetch(urlOf(workload, contestant), { method: 'POST', headers, body });
  return response.text();
};

/** `data` as text, its members in the order they came; undefined where there are errors or no data. */
const dataOf = (answer: string) => {
  const { data, errors }: { data?: unknown; errors?: unknown } = JSON.parse(answer);
  return errors === undefined && data ? JSON.stringify(data) : undefined;
};
