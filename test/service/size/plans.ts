/** What PostgreSQL does for a call: the service's own statements, as it sends them, explained. */
import { mock } from 'node:test';
import pg from 'pg';
import type { Store } from '../../../service/store/database.ts';
import type { Answer } from '../kit.ts';

type Call = () => Promise<Answer>;

/** A part of a plan, as EXPLAIN prints it. */
interface Node {
  readonly 'Node Type': string;
  readonly 'Parent Relationship'?: string;
  readonly 'Partial Mode'?: string;
  readonly 'Parallel Aware'?: boolean;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Node[];
}

/** One reading of a table or an index. */
export interface Scan {
  /** `Index Scan using …`, `Seq Scan`. */
  readonly how: string;
  /** The table; left out where only an index is read for another node. */
  readonly relation: string | undefined;
  /** Rows looked at, those that did not fit included. */
  readonly visited: number;
}

/** One statement, carried out. */
export interface Plan {
  readonly scans: readonly Scan[];
  /** As PostgreSQL took it, planning included. */
  readonly ms: number;
  /** Pages of 8 kB that were looked at, from its cache or not. */
  readonly pages: number;
  /** Sub-selects that are carried out for rows, one by one. */
  readonly subselects: number;
  /** Parallel workers aggregate their own rows first. */
  readonly aggregatesInParts: boolean;
}

/** SQL with its values. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const scanOf = (node: Node): Scan => {
  const left = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const { 'Index Name': index, 'Actual Loops': loops } = node;
  return {
    how: index ? `${node['Node Type']} using ${index}` : node['Node Type'],
    relation: node['Relation Name'],
    // What workers read is told as an average, rounded.
    visited: Math.max(0, (node['Actual Rows'] + left) * loops - (node['Parallel Aware'] ? loops : 0)),
  };
};

/** Listens to what this process says to PostgreSQL about a table; nothing of it is changed. */
const overheard = async (table: string, work: Call): Promise<Statement[]> => {
  const spy = mock.method(pg.Client.prototype, 'query');
  try {
    const { status, body } = await work();
    if (status !== 200) throw new Error(JSON.stringify(body));
    return spy.mock.calls.flatMap((call) => {
      // The service says what it asks as an object, with the name of the statement where that is prepared.
      const [said]: readonly unknown[] = call.arguments;
      const { text, values = [] } = (typeof said === 'object' ? said : {}) as Partial<Statement>;
      return text?.includes(`"${table}"`) ? [{ text, values }] : [];
    });
  } finally {
    spy.mock.restore();
  }
};

interface Explained {
  readonly Plan: Node;
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

/** Carries out a statement and tells how. */
export const planOf = async ({ executeSql }: Pick<Store, 'executeSql'>, { text, values }: Statement): Promise<Plan> => {
  const { rows } = await executeSql(`explain (analyze, buffers, format json) ${text}`, values as unknown[]);
  const [explained] = (rows as [{ 'QUERY PLAN': [Explained] }])[0]['QUERY PLAN'];
  const { Plan: top, 'Planning Time': planning, 'Execution Time': execution } = explained;
  const nodes = nodesOf(top);
  return {
    scans: nodes.filter((node) => 'Relation Name' in node || 'Index Name' in node).map(scanOf),
    subselects: nodes.filter((node) => node['Parent Relationship'] === 'SubPlan').length,
    aggregatesInParts: nodes.some((node) => node['Partial Mode'] === 'Partial'),
    ms: planning + execution,
    pages: top['Shared Hit Blocks'] + top['Shared Read Blocks'],
  };
};

/**
 * The statements about a table that a call to the service of this process sends.
 *
 * @throws Error when the call was refused, or sent none
 */
export const statementsOf = async (table: string, call: Call): Promise<readonly Statement[]> => {
  const statements = await overheard(table, call);
  if (statements.length === 0) throw new Error(`nothing was asked of ${table}`);
  return statements;
};

/**
 * Calls the service of this process, then explains each statement about a table that the call sent.
 *
 * @returns one plan for each statement
 * @throws Error when the call was refused, or sent none
 */
export const plansOf = async (store: Pick<Store, 'executeSql'>, table: string, call: Call): Promise<Plan[]> => {
  const plans: Plan[] = [];
  for (const statement of await statementsOf(table, call)) plans.push(await planOf(store, statement));
  return plans;
};
