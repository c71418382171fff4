import { parseArgs } from 'node:util';
import { againstContestants, contestantNames } from './contestants.ts';
import { type BenchSuite, makeSuites, usualSuites } from './suites.ts';

/** Command-line options of the bench. */
export interface BenchOptions {
  readonly suites: readonly BenchSuite[];
  /** File for all figures. Undefined: no file. */
  readonly json: string | undefined;
  /** Whether to write the tables to bench/results. */
  readonly write: boolean;
  readonly profile: boolean;
}

const HELP = `node bench/run.ts [options]
  --suite A,B      which suites to run (${usualSuites.join(',')}); all: every one, router if HIVE_ROUTER is set
${makeSuites(20)
  .map(({ name, what }) => `                     ${name.padEnd(9)}${what}`)
  .join('\n')}
  --only A,B       only these workloads (Q1 … Q4) or contestants (${contestantNames.join(', ')})
  --rows N         rows of a short list, 1 to 1000 (20)
  --json FILE      write every round of everybody there
  --write          put the tables into bench/results
  --profile        profile the first contestant instead of measuring
What a suite sets can be overridden:
  --rounds N       rounds per workload and contestant
  --requests N     requests per round
  --warm-up N      requests per workload and contestant before the first round
  --settle N       requests at the start of each round that are not measured
  --connections N  connections of the clients
  --latency MS     how long the POST API holds back each answer
`;

const OPTIONAL_TEXT = { type: 'string' } as const;

/** Options that override a number of each suite: the property name there, and the minimum. */
const NUMBERS = {
  rounds: ['rounds', 1],
  requests: ['requests', 1],
  'warm-up': ['warmUp', 1],
  settle: ['settle', 1],
  connections: ['connections', 1],
  latency: ['latencyMs', 0],
} as const;

const parseCount = (name: string, text: string, least: number) => {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new Error(`--${name}: expected a whole number from ${least}`);
};

const parseNames = (text: string) => text.split(',').filter((name) => name !== '');

/** The named elements of `all`. All of them if no names are given. */
const selectNamed = <One>(all: readonly One[], nameOf: (one: One) => string, named: readonly string[]) => {
  const matching = all.filter((one) => named.includes(nameOf(one)));
  return matching.length > 0 ? matching : all;
};

const selectSuites = (all: readonly BenchSuite[], requested: readonly string[]) => {
  const unknown = requested.filter((name) => name !== 'all' && !all.some((suite) => suite.name === name));
  if (unknown.length > 0) throw new Error(`--suite: there is no suite ${unknown.join(', ')}`);
  if (requested.includes('all')) return all.filter(({ requires }) => requires === undefined || process.env[requires]);
  return all.filter(({ name }) => requested.includes(name));
};

const readNumbers = (values: Readonly<Record<string, unknown>>): Partial<BenchSuite> =>
  Object.fromEntries(
    Object.entries(NUMBERS).flatMap(([name, [member, least]]) => {
      const text = values[name];
      return typeof text === 'string' ? [[member, parseCount(name, text, least)]] : [];
    }),
  );

/**
 * Parses the command line.
 *
 * @returns undefined if help was requested and printed
 * @throws {Error} an unknown option or an invalid value
 */
export const readOptions = (args: readonly string[]): BenchOptions | undefined => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      suite: { type: 'string', default: usualSuites.join() },
      only: { type: 'string', default: '' },
      rows: { type: 'string', default: '20' },
      json: OPTIONAL_TEXT,
      write: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      rounds: OPTIONAL_TEXT,
      requests: OPTIONAL_TEXT,
      'warm-up': OPTIONAL_TEXT,
      settle: OPTIONAL_TEXT,
      connections: OPTIONAL_TEXT,
      latency: OPTIONAL_TEXT,
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return undefined;
  }
  const rows = parseCount('rows', values.rows, 1);
  if (rows > 1000) throw new Error('--rows: a page has 1000 rows at most');
  const [only, numbers] = [parseNames(values.only), readNumbers(values)];
  const suites = selectSuites(makeSuites(rows), parseNames(values.suite)).map((suite) => ({
    ...suite,
    ...numbers,
    workloads: selectNamed(suite.workloads, ({ name }) => name, only),
    contestants: againstContestants ?? selectNamed(suite.contestants, (name) => name, only),
  }));
  return { suites, json: values.json, write: values.write, profile: values.profile };
};
