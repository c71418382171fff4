import type { BenchRequest } from './benchRequest.ts';
import { type Contestant, needsSubgraphs, startContestant } from './contestants.ts';
import type { LoadFigures, LoadHandlers } from './load.ts';
import { type MessageHandlers, type StartedProcess, startProcess } from './startProcess.ts';
import type { SubgraphServerHandlers } from './subgraphServer.ts';
import type { BenchSuite } from './suites.ts';
import { AUTHORIZATION } from './token.ts';
import type { UpstreamHandlers } from './upstream.ts';
import type { Workload } from './workloads.ts';

/** The measurements of one contestant in one round. */
export interface RoundFigures extends LoadFigures {
  /** CPU time of the contestant per request, in milliseconds. */
  readonly cpuMs: number;
  /** POSTs per request. */
  readonly posts: number;
  /** Bytes of the POSTs' responses per request. */
  readonly bytes: number;
  /** Resident memory of the contestant after the round, in bytes. */
  readonly rss: number;
}

/** The contestants of a suite with the processes they need. */
export interface SuiteProcesses {
  readonly contestants: readonly Contestant[];
  /**
   * Compares the answers of all contestants byte for byte, unless they change, then sends each its warm-up requests.
   *
   * @throws {Error} an answer that differs or has errors
   */
  warmUp(workload: Workload): Promise<void>;
  /** Sends the requests of one round to one contestant. */
  round(workload: Workload, contestant: Contestant): Promise<RoundFigures>;
  close(): Promise<void>;
}

/** Starts all processes: the POST API, the load generator, the subgraph server if needed, and the contestants. */
export const startSuiteProcesses = async (suite: BenchSuite): Promise<SuiteProcesses> => {
  const { rows, latencyMs, pagesPerChange = 0 } = suite;
  const upstream = await startProcess<UpstreamHandlers>('upstream.ts', [rows, latencyMs, pagesPerChange].map(String));
  const load = await startProcess<LoadHandlers>('load.ts');
  const processes: StartedProcess<MessageHandlers>[] = [load, upstream];
  const upstreamUrl = await upstream.ask('url');
  const subgraphsUrl = needsSubgraphs(suite.contestants) ? await startSubgraphServer(upstreamUrl, processes) : '';
  const contestants: Contestant[] = [];
  for (const name of suite.contestants) contestants.push(await startContestant(name, { upstreamUrl, subgraphsUrl }));
  processes.unshift(...contestants.map((contestant) => contestant.process));
  const ask = makeRequestSender(load, suite.connections);
  return {
    contestants,
    warmUp: async (workload) => {
      const able = contestants.filter((contestant) => canAnswer(contestant, workload));
      const answers = pagesPerChange > 0 ? undefined : await checkAnswers(workload, able);
      const requests = scaleRequests(workload, suite.warmUp);
      for (const contestant of able) await ask(workload, contestant, requests, answers?.get(contestant.name));
    },
    round: async (workload, contestant) => {
      // While other contestants run, this one cools down: caches are cold, and V8 discards idle code.
      await ask(workload, contestant, scaleRequests(workload, suite.settle));
      const requests = scaleRequests(workload, suite.requests);
      await upstream.ask('count');
      const before = await contestant.process.ask('usage');
      const felt = await ask(workload, contestant, requests);
      const { cpuMs, rss } = await contestant.process.ask('usage');
      const { posts, bytes } = await upstream.ask('count');
      const spent = cpuMs - before.cpuMs;
      return { ...felt, cpuMs: spent / requests, posts: posts / requests, bytes: bytes / requests, rss };
    },
    close: async () => {
      for (const one of processes) await one.stop();
    },
  };
};

const startSubgraphServer = async (upstreamUrl: string, processes: StartedProcess<MessageHandlers>[]) => {
  const server = await startProcess<SubgraphServerHandlers>('subgraphServer.ts', [upstreamUrl]);
  processes.unshift(server);
  return server.ask('url');
};

/** A hand-written endpoint supports only the queries it was written for, a graph all queries. */
export const canAnswer = ({ isGraph }: Contestant, workload: Workload): boolean =>
  isGraph || workload.question(0).route !== undefined;

const scaleRequests = ({ share = 1 }: Workload, requests: number) => Math.max(2, Math.round(requests * share));

/** Sends the next requests of a workload to a contestant, continuing where the previous call stopped. */
const makeRequestSender = (load: StartedProcess<LoadHandlers>, connections: number) => {
  const next = new Map<string, number>();
  return async (workload: Workload, contestant: Contestant, requests: number, expected?: string) => {
    const place = `${workload.name} ${contestant.name}`;
    const from = next.get(place) ?? COMPARED_REQUESTS;
    next.set(place, from + requests);
    const count = Math.min(workload.distinct, requests);
    const questions = Array.from({ length: count }, (_, at) => workload.question((from + at) % workload.distinct));
    const bodies = questions.map((question) => printBody(question, contestant));
    const url = toUrl(workload, contestant);
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

/** Number of requests of a workload sent to every contestant to compare the answers before measuring. */
const COMPARED_REQUESTS = 40;

const headers = { 'content-type': 'application/json', authorization: AUTHORIZATION };

const toUrl = (workload: Workload, { isGraph, url }: Contestant) =>
  isGraph ? url : url + (workload.question(0).route?.path ?? '');

const printBody = ({ text, variables, route }: BenchRequest, { isGraph }: Contestant) =>
  JSON.stringify(isGraph ? { query: text, variables } : route?.arguments);

/**
 * The whole answer of each contestant to a workload's only request. First checks that the `data` of all contestants is
 * equal.
 */
const checkAnswers = async (workload: Workload, contestants: readonly Contestant[]) => {
  const answers = new Map<string, string>();
  for (let index = 0; index < Math.min(workload.distinct, COMPARED_REQUESTS); index++) {
    let first: string | undefined;
    for (const contestant of contestants) {
      const answer = await fetchAnswer(workload, index, contestant);
      const data = readData(answer);
      first ??= data;
      if (data === undefined || data !== first)
        throw new Error(`${contestant.name} answers ${workload.name} otherwise:\n${answer}\ninstead of\n${first}`);
      if (workload.distinct === 1) answers.set(contestant.name, answer);
    }
  }
  return answers;
};

const fetchAnswer = async (workload: Workload, index: number, contestant: Contestant) => {
  const body = printBody(workload.question(index), contestant);
  const response = await fetch(toUrl(workload, contestant), { method: 'POST', headers, body });
  return response.text();
};

/** `data` as text, with its members in their original order. Undefined if there are errors or no data. */
const readData = (answer: string) => {
  const { data, errors }: { data?: unknown; errors?: unknown } = JSON.parse(answer);
  return errors === undefined && data ? JSON.stringify(data) : undefined;
};
