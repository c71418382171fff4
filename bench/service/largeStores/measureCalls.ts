/** Measures each call and its bare statements, and describes how the rows are read. */

import type { Store } from '../../../service/store/database.ts';
import {
  explainStatement,
  recordCallStatements,
  type SqlStatement,
  type StatementPlan,
} from '../../../test/service/largeStores/explain.ts';
import {
  type FrequentCall,
  listFrequentCalls,
  type StoredValues,
} from '../../../test/service/largeStores/frequentCalls.ts';
import type { ApiAnswer, TestDomain } from '../../../test/service/testDomain.ts';
import { median } from '../../median.ts';
import { makeBareStatements } from './bareStatements.ts';

/** The store under test, and the options. */
export interface LargeStoreBench {
  readonly store: Store;
  readonly domain: TestDomain;
  /** Number of measurements per call. The median counts. */
  readonly rounds: number;
}

const sumFigure = (plans: readonly StatementPlan[], figure: (plan: StatementPlan) => number) =>
  plans.reduce((sum, plan) => sum + figure(plan), 0);

const findMostRowsRead = ({ scans }: StatementPlan) => Math.max(0, ...scans.map(({ rowsRead }) => rowsRead));

const explainStatements = async (store: Store, statements: readonly SqlStatement[]) => {
  const plans: StatementPlan[] = [];
  for (const statement of statements) plans.push(await explainStatement(store, statement));
  return plans;
};

/** How a call reads rows: each index or table once. */
const printScans = (plans: readonly StatementPlan[]) =>
  [...new Set(plans.flatMap(({ scans }) => scans.map(({ how }) => how)))]
    .map((how) => how.replace(/^(.*) using (.*)$/, '$2 ($1)').toLowerCase())
    .join(', ');

const timeCall = async (call: () => Promise<ApiAnswer>, name: string) => {
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
const measure = async (
  { store, domain, rounds }: LargeStoreBench,
  frequentCall: FrequentCall,
  bare: readonly SqlStatement[],
) => {
  const { name, as, path, body, table: of } = frequentCall;
  const call = () => domain[as].post(path, body);
  const statements = await recordCallStatements(of, call);
  const [calls, own, byHand]: [number[], number[], number[]] = [[], [], []];
  const bareOfCall = bare.slice(0, statements.length);
  // A connection reads the catalogue for its first plan of a table.
  for (const each of [statements, bareOfCall]) await explainStatements(store, each);
  let plans: StatementPlan[] = [];
  for (let count = 0; count < rounds; count += 1) {
    calls.push(await timeCall(call, name));
    plans = await explainStatements(store, statements);
    own.push(sumFigure(plans, ({ ms }) => ms));
    byHand.push(sumFigure(await explainStatements(store, bareOfCall), ({ ms }) => ms));
  }
  const times = [median(calls), median(own), median(byHand)].map((ms) => ms.toFixed(ms < 10 ? 1 : 0));
  const ratio = (median(own) / median(byHand)).toFixed(2);
  const pages = sumFigure(plans, (plan) => plan.pages).toFixed(0);
  return [name, ...times, ratio, pages, sumFigure(plans, findMostRowsRead).toFixed(0), printScans(plans)];
};

const HEADINGS = ['', 'call ms', 'PostgreSQL ms', 'bare ms', '÷ bare', 'pages of 8 kB', 'rows looked at', 'read by'];

/** Measures all calls. Returns a table with a header and one line each. */
export const measureAll = async (
  bench: LargeStoreBench,
  known: StoredValues,
  say: (line: string) => void,
): Promise<string[][]> => {
  const bare = makeBareStatements(bench.domain, known);
  const lines: string[][] = [HEADINGS];
  for (const call of listFrequentCalls(known)) {
    const line = await measure(bench, call, bare.get(call.name) ?? []);
    say(line.join(' | '));
    lines.push(line);
  }
  return lines;
};
