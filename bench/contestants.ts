import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import type { ContestantDuties } from './contestant.ts';
import { type StartedProcess, startProcess } from './process.ts';

/** A contestant that can be measured. */
interface Program {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  /** Node flags. Default: none. */
  readonly flags?: readonly string[];
  readonly isGraph: boolean;
  /** Whether it runs in front of the subgraph server instead of the POST API. */
  readonly overHttp: boolean;
}

const inProcess = (name: string, file: string): Program => ({ name, file, args: [], isGraph: true, overHttp: false });
const overHttp = (name: string, file: string): Program => ({
  name,
  file,
  args: ['http'],
  isGraph: true,
  overHttp: true,
});

/** The Node flags of `npm run gateway`. */
const FLAGS = manifest.scripts.gateway.split(' ').filter((word) => word.startsWith('--'));

/** A checkout of another commit, which `against.ts` measures beside this one. */
const otherCheckout = process.env.BENCH_AGAINST;
const OTHER = otherCheckout === undefined ? [] : [inProcess('against', join(otherCheckout, 'bench/skein.ts'))];

/** The contestants of every suite while another commit is measured. */
export const againstOther: readonly string[] | undefined =
  otherCheckout === undefined ? undefined : ['skein', 'against'];

const PROGRAMS: readonly Program[] = [
  ...OTHER.map((program) => ({ ...program, flags: FLAGS.map((flag) => flag.replace('./', `${otherCheckout}/`)) })),
  { ...inProcess('skein', 'skein.ts'), flags: FLAGS },
  { ...inProcess('skein-unforeseen', 'skein.ts'), args: ['unforeseen'], flags: FLAGS },
  { ...inProcess('skein-otlp', 'skein.ts'), args: ['otlp'], flags: FLAGS },
  { ...inProcess('skein-otlp-tenth', 'skein.ts'), args: ['otlp', '0.1'], flags: FLAGS },
  { name: 'handwritten', file: 'handwritten.ts', args: [], isGraph: false, overHttp: false },
  { name: 'handwritten-only', file: 'handwritten.ts', args: ['only'], isGraph: false, overHttp: false },
  inProcess('monolith', 'monolith.ts'),
  { ...inProcess('apollo-server', 'apolloServer.ts'), flags: FLAGS },
  inProcess('apollo-gateway', 'apolloGateway.ts'),
  inProcess('hive-gateway', 'hiveGateway.ts'),
  { ...overHttp('skein-http', 'skeinOverHttp.ts'), flags: FLAGS },
  overHttp('apollo-gateway-http', 'apolloGateway.ts'),
  overHttp('hive-gateway-http', 'hiveGateway.ts'),
  overHttp('hive-router-http', 'hiveRouter.ts'),
];

/** The contestant names that `--only` accepts. */
export const contestantNames: readonly string[] = PROGRAMS.map(({ name }) => name);

/** A running contestant. */
export interface Contestant {
  readonly name: string;
  readonly isGraph: boolean;
  readonly url: string;
  readonly process: StartedProcess<ContestantDuties>;
}

/** Base URLs of the servers behind contestants. */
export interface Fixtures {
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
export const startContestant = async (name: string, fixtures: Fixtures): Promise<Contestant> => {
  const entry = PROGRAMS.find((one) => one.name === name);
  if (entry === undefined) throw new Error(`no contestant ${name}`);
  const { file, args, flags, isGraph, overHttp } = entry;
  const url = overHttp ? fixtures.subgraphsUrl : fixtures.upstreamUrl;
  const started = await startProcess<ContestantDuties>(file, [url, ...args], flags);
  const base = (await started.ask('url')).replace(/\/$/, '');
  // Apollo's standalone server accepts any path.
  return { name, isGraph, url: isGraph ? `${base}/graphql` : base, process: started };
};
