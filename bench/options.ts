import { parseArgs } from 'node:util';

/** What a run of the bench is told. */
export interface BenchOptions {
  /** Rounds per query and contestant; figures are their medians. */
  readonly rounds: number;
  /** Requests per round. */
  readonly requests: number;
  /** Requests per query and contestant before the first round. */
  readonly warmUp: number;
  /** Requests at the start of each round that are not measured. */
  readonly settle: number;
  readonly connections: number;
  /** Rows of a page, 1 to 1,000. */
  readonly rows: number;
  /** How long the POST API holds back each answer, in milliseconds. */
  readonly latencyMs: number;
  /** Names of queries or contestants to keep to; empty: all. */
  readonly only: readonly string[];
  /** Where to write all figures; undefined: nowhere. */
  readonly json: string | undefined;
  readonly profile: boolean;
}

const HELP = `node bench/run.ts [options]
  --rounds N       rounds per query and contestant (5)
  --requests N     requests per round (1000)
  --warm-up N      requests per query and contestant before the first round (5000)
  --settle N       requests at the start of each round that are not measured (300)
  --connections N  connections of the clients (32)
  --rows N         rows of a page, 1 to 1000 (20)
  --latency MS     how long the POST API holds back each answer (0)
  --only A,B       only these queries (Q1 … Q4) or contestants (skein, handwritten, handwritten-only, apollo-gateway)
  --json FILE      write all figures there
  --profile        profile Skein, or who else is named by --only, instead of measuring
`;

const count = (name: string, text: string, least = 1) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least)
    throw new Error(`--${name}: expected a whole number from ${least}`);
  return value;
};

/**
 * Reads the command line.
 *
 * @returns undefined where help was asked for, and given
 * @throws {Error} an option that is unknown or has a bad value
 */
export const readOptions = (args: readonly string[]): BenchOptions | undefined => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      requests: { type: 'string', default: '1000' },
      'warm-up': { type: 'string', default: '5000' },
      settle: { type: 'string', default: '300' },
      connections: { type: 'string', default: '32' },
      rows: { type: 'string', default: '20' },
      latency: { type: 'string', default: '0' },
      only: { type: 'string', default: '' },
      json: { type: 'string' },
      profile: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return undefined;
  }
  const rows = count('rows', values.rows);
  if (rows > 1000) throw new Error('--rows: a page has 1000 rows at most');
  return {
    rounds: count('rounds', values.rounds),
    requests: count('requests', values.requests),
    warmUp: count('warm-up', values['warm-up']),
    settle: count('settle', values.settle),
    connections: count('connections', values.connections),
    rows,
    latencyMs: count('latency', values.latency, 0),
    only: values.only.split(',').filter((name) => name !== ''),
    json: values.json,
    profile: values.profile,
  };
};
