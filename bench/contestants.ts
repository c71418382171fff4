import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import type { ContestantHandlers } from './serveContestant.ts';
import { type StartedProcess, startProcess } from './startProcess.ts';

/** A contestant that can be measured. */
interface ContestantProgram {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  /** Node flags. Default: none. */
  readonly flags?: readonly string[];
  readonly isGraph: boolean;
  /** Whether it runs in front of the subgraph server instead of the POST API. */
  readonly overHttp: boolean;
}

const makeInProcessProgram = (name: string, file: string): ContestantProgram => ({
  name,
  file,
  args: [],
  isGraph: true,
  overHttp: false,
});
const makeHttpProgram = (name: string, file: string): ContestantProgram => ({
  name,
  file,
  args: ['http'],
  isGraph: true,
  overHttp: true,
});

/** The Node flags of `npm run gateway`. */
const readFlags = ({ scripts }: Pick<typeof manifest, 'scripts'>): string[] =>
  scripts.gateway.split(' ').filter((word) => word.startsWith('--'));

const FLAGS = readFlags(manifest);

/** A checkout of another commit, which `against.ts` compares with this one. */
const otherCheckout = process.env.BENCH_AGAINST;
const makeAgainstProgram = (checkout: string): ContestantProgram => {
  const flags = readFlags(JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')));
  return {
    ...makeInProcessProgram('against', join(checkout, 'bench/skein.ts')),
    flags: flags.map((flag) => flag.replace('./', `${checkout}/`)),
  };
};

/** The contestants of every suite while another commit is measured. */
export const againstContestants: readonly string[] | undefined =
  otherCheckout === undefined ? undefined : ['skein', 'against'];

const PROGRAMS: readonly ContestantProgram[] = [
  ...(otherCheckout === undefined ? [] : [makeAgainstProgram(otherCheckout)]),
  { ...makeInProcessProgram('skein', 'skein.ts'), flags: FLAGS },
  { ...makeInProcessProgram('skein-no-prefetch', 'skein.ts'), args: ['no-prefetch'], flags: FLAGS },
  { ...makeInProcessProgram('skein-otlp', 'skein.ts'), args: ['otlp'], flags: FLAGS },
  { ...makeInProcessProgram('skein-otlp-tenth', 'skein.ts'), args: ['otlp', '0.1'], flags: FLAGS },
  { name: 'handwritten', file: 'handwritten.ts', args: [], isGraph: false, overHttp: false },
  { name: 'handwritten-only', file: 'handwritten.ts', args: ['only'], isGraph: false, overHttp: false },
  makeInProcessProgram('monolith', 'monolith.ts'),
  { ...makeInProcessProgram('apollo-server', 'apolloServer.ts'), flags: FLAGS },
  makeInProcessProgram('apollo-gateway', 'apolloGateway.ts'),
  makeInProcessProgram('hive-gateway', 'hiveGateway.ts'),
  { ...makeHttpProgram('skein-http', 'skeinOverHttp.ts'), flags: FLAGS },
  makeHttpProgram('apollo-gateway-http', 'apolloGateway.ts'),
  makeHttpProgram('hive-gateway-http', 'hiveGateway.ts'),
  makeHttpProgram('hive-router-http', 'hiveRouter.ts'),
];

/** The contestant names that `--only` accepts. */
export const contestantNames: readonly string[] = PROGRAMS.map(({ name }) => name);

/** A running contestant. */
export interface Contestant {
  readonly name: string;
  readonly isGraph: boolean;
  readonly url: string;
  readonly process: StartedProcess<ContestantHandlers>;
}

/** Base URLs of the servers behind contestants. */
export interface ContestantUrls {
  readonly upstreamUrl: string;
  readonly subgraphsUrl: string;
}

/** Whether one of the contestants needs the subgraph server. */
export const needsSubgraphs = (names: readonly string[]): boolean =>
  PROGRAMS.some(({ name, overHttp }) => overHttp && names.includes(name));

/**
 * Starts a contestant.
 *
 * @throws {Error} the name is unknown, or its process ended
 */
export const startContestant = async (name: string, fixtures: ContestantUrls): Promise<Contestant> => {
  const entry = PROGRAMS.find((one) => one.name === name);
  if (entry === undefined) throw new Error(`no contestant ${name}`);
  const { file, args, flags, isGraph, overHttp } = entry;
  const url = overHttp ? fixtures.subgraphsUrl : fixtures.upstreamUrl;
  const started = await startProcess<ContestantHandlers>(file, [url, ...args], flags);
  const base = (await started.ask('url')).replace(/\/$/, '');
  // Apollo's standalone server accepts any path.
  return { name, isGraph, url: isGraph ? `${base}/graphql` : base, process: started };
};
