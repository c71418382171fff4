/** What PostgreSQL does for a call: the service's own statements, as it sends them, explained. */
import pg from 'pg';
import { vi } from 'vitest';
import type { Store } from '../../../service/store/database.ts';
import type { Answer } from '../kit.ts';

type Call = () => Promise<Answer>;

/** A part of a plan, as EXPLAIN prints it. */
interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Node[];
}

/** One reading of a table or an index. */
export interface Scan {
  /** `Index Scan using …`, `Seq Scan`. */
  readonly how: string;
  /** Rows looked at, those that did not fit included. */
  readonly visited: number;
}

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const scanOf = (node: Node): Scan => {
  const left = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const index = node['Index Name'];
  return {
    how: index ? `${node['Node Type']} using ${index}` : node['Node Type'],
    visited: (node['Actual Rows'] + left) * node['Actual Loops'],
  };
};

/** Listens to what this process says to PostgreSQL about a table; nothing of it is changed. */
const overheard = async (table: string, work: Call): Promise<Statement[]> => {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const { status, body } = await work();
    if (status !== 200) throw new Error(JSON.stringify(body));
    const said = spy.mock.calls as unknown as [text: unknown, values?: unknown[]][];
    return said.flatMap(([text, values = []]) =>
      typeof text === 'string' && text.includes(`"${table}"`) ? [{ text, values }] : [],
    );
  } finally {
    spy.mockRestore();
  }
};

/**
 * Calls the service of this process, then explains each statement about a table that the call sent.
 *
 * @returns one list of scans for each statement
 * @throws Error when the call was refused, or sent none
 */
export const scansOf = async ({ executeSql }: Store, table: string, call: Call): Promise<Scan[][]> => {
  const statements = await overheard(table, call);
  if (statements.length === 0) throw new Error(`nothing was asked of ${table}`);
  const explained = statements.map(async ({ text, values }) => {
    const { rows } = await executeSql(`explain (analyze, format json) ${text}`, values);
    const [plan] = (rows as [{ 'QUERY PLAN': [{ Plan: Node }] }])[0]['QUERY PLAN'];
    return nodesOf(plan.Plan)
      .filter((node) => 'Relation Name' in node || 'Index Name' in node)
      .map(scanOf);
  });
  return Promise.all(explained);
};
