/** Measures each call and its bare statements, and describes how the rows are read. */

import type { Store } from '../../../service/store/database.ts';
import type { Answer, TestDomain } from '../../../test/service/kit.ts';
import { callsOf, type KnownValues, type SizeCall } from '../../../test/service/size/calls.ts';
import { type Plan, planOf, type Statement, statementsOf } from '../../../test/service/size/explain.ts';
import { median } from '../../median.ts';
import { bareStatements } from './bare.ts';

/** The store under test, and the options. */
export interface Bench {
  readonly store: Store;
  readonly domain: TestDomain;
  /** Number of measurements per call. The median counts. */
  readonly rounds: number;
}

const total = (plans: readonly Plan[], figure: (plan: Plan) => number) =>
  plans.reduce((sum, plan) => sum + figure(plan), 0);

const most = ({ scans }: Plan) => Math.max(0, ...scans.map(({ rowsRead }) => rowsRead));

const plansFor = async (store: Store, statements: readonly Statement[]) => {
  const plans: Plan[] = [];
  for (const statement of statements) plans.push(await planOf(store, statement));
  return plans;
};

/** How a call reads rows: each index or table once. */
const howOf = (plans: readonly Plan[]) =>
  [...new Set(plans.flatMap(({ scans }) => scans.map(({ how }) => how)))]
    .map((how) => how.replace(/^(.*) using (.*)$/, '$2 ($1)').toLowerCase())
    .join(', ');

const timeOf = async (call: () => Promise<Answer>, name: string) => {
  const start = performance.now();
  const { status, body } = await call();
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
  return performance.now() - start;
};

/**
 * Measures one line of the table. The call, the service's statements and the bare statements alternate, so that other
 * load on the machine affects them alike.
 *
 * @param rounds number of measurements of each; the median counts
 */
const measure = async ({ store, domain, rounds }: Bench, sizeCall: SizeCall, bare: readonly Statement[]) => {
  const { name, as, path, body, table: of } = sizeCall;
  const call = () => domain[as].post(path, body);
  const statements = await statementsOf(of, call);
  const [calls, own, byHand]: [number[], number[], number[]] = [[], [], []];
  const bareOfCall = bare.slice(0, statements.length);
  // A connection reads the catalogue for its first plan of a table.
  for (const each of [statements, bareOfCall]) await plansFor(store, each);
  let plans: Plan[] = [];
  for (let count = 0; count < rounds; count += 1) {
    calls.push(await timeOf(call, name));
    plans = await plansFor(store, statements);
    own.push(total(plans, ({ ms }) => ms));
    byHand.push(total(await plansFor(store, bareOfCall), ({ ms }) => ms));
  }
  const times = [median(calls), median(own), median(byHand)].map((ms) => ms.toFixed(ms < 10 ? 1 : 0));
  const ratio = (median(own) / median(byHand)).toFixed(2);
  const pages = total(plans, (plan) => plan.pages).toFixed(0);
  return [name, ...times, ratio, pages, total(plans, most).toFixed(0), howOf(plans)];
};

const HEADINGS = ['', 'call ms', 'PostgreSQL ms', 'bare ms', '÷ bare', 'pages of 8 kB', 'rows looked at', 'read by'];

/** Measures all calls. Returns a table with a header and one line each. */
export const measureAll = async (
  bench: Bench,
  known: KnownValues,
  say: (line: string) => void,
): Promise<string[][]> => {
  const bare = bareStatements(bench.domain, known);
  const lines: string[][] = [HEADINGS];
  for (const call of callsOf(known)) {
    const line = await measure(bench, call, bare.get(call.name) ?? []);
    say(line.join(' | '));
    lines.push(line);
  }
  return lines;
};
