/** Execution plans of the SQL statements that a call to the service sends. */
import { mock } from 'node:test';
import pg from 'pg';
import type { Store } from '../../../service/store/database.ts';
import type { ApiAnswer } from '../testDomain.ts';

type SendCall = () => Promise<ApiAnswer>;

/** A node of a plan, as EXPLAIN prints it. */
interface PostgresPlanNode {
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
  readonly Plans?: readonly PostgresPlanNode[];
}

/** A scan of a table or an index. */
export interface PlanScan {
  /** `Index Scan using …`, `Seq Scan`. */
  readonly how: string;
  /** The table; undefined if only an index is read for another node. */
  readonly relation: string | undefined;
  /** Rows read, including those removed by filters. */
  readonly rowsRead: number;
}

/** Execution of one statement. */
export interface StatementPlan {
  readonly scans: readonly PlanScan[];
  /** Planning and execution time. */
  readonly ms: number;
  /** Pages of 8 kB read, from the cache or not. */
  readonly pages: number;
  /** Sub-selects that run once per row. */
  readonly subselects: number;
  /** Whether parallel workers aggregate their own rows first. */
  readonly aggregatesInParts: boolean;
}

/** SQL with its values. */
export interface SqlStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const flattenNodes = (node: PostgresPlanNode): PostgresPlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(flattenNodes),
];

const readScan = (node: PostgresPlanNode): PlanScan => {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const { 'Index Name': index, 'Actual Loops': loops } = node;
  return {
    how: index ? `${node['Node Type']} using ${index}` : node['Node Type'],
    relation: node['Relation Name'],
    // The rows of parallel workers are given as a rounded average.
    rowsRead: Math.max(0, (node['Actual Rows'] + removed) * loops - (node['Parallel Aware'] ? loops : 0)),
  };
};

/** Records the statements about a table that this process sends to PostgreSQL. */
const recordTableStatements = async (table: string, work: SendCall): Promise<SqlStatement[]> => {
  const spy = mock.method(pg.Client.prototype, 'query');
  try {
    const { status, body } = await work();
    if (status !== 200) throw new Error(JSON.stringify(body));
    return spy.mock.calls.flatMap((call) => {
      // The service passes statements as an object, which has a name if the statement is prepared.
      const [argument]: readonly unknown[] = call.arguments;
      const { text, values = [] } = (typeof argument === 'object' ? argument : {}) as Partial<SqlStatement>;
      return text?.includes(`"${table}"`) ? [{ text, values }] : [];
    });
  } finally {
    spy.mock.restore();
  }
};

interface ExplainedStatement {
  readonly Plan: PostgresPlanNode;
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

/** Executes a statement and returns its plan. */
export const explainStatement = async (
  { executeSql }: Pick<Store, 'executeSql'>,
  { text, values }: SqlStatement,
): Promise<StatementPlan> => {
  const { rows } = await executeSql(`explain (analyze, buffers, format json) ${text}`, values as unknown[]);
  const [explained] = (rows as [{ 'QUERY PLAN': [ExplainedStatement] }])[0]['QUERY PLAN'];
  const { Plan: top, 'Planning Time': planning, 'Execution Time': execution } = explained;
  const nodes = flattenNodes(top);
  return {
    scans: nodes.filter((node) => 'Relation Name' in node || 'Index Name' in node).map(readScan),
    subselects: nodes.filter((node) => node['Parent Relationship'] === 'SubPlan').length,
    aggregatesInParts: nodes.some((node) => node['Partial Mode'] === 'Partial'),
    ms: planning + execution,
    pages: top['Shared Hit Blocks'] + top['Shared Read Blocks'],
  };
};

/**
 * The statements about a table that a call to the service of this process sends.
 *
 * @throws Error if the call failed, or sent none
 */
export const recordCallStatements = async (table: string, call: SendCall): Promise<readonly SqlStatement[]> => {
  const statements = await recordTableStatements(table, call);
  if (statements.length === 0) throw new Error(`no statement about ${table}`);
  return statements;
};

/**
 * Calls the service of this process, and explains each statement about a table that the call sent.
 *
 * @returns one plan for each statement
 * @throws Error if the call failed, or sent none
 */
export const explainCall = async (
  store: Pick<Store, 'executeSql'>,
  table: string,
  call: SendCall,
): Promise<StatementPlan[]> => {
  const plans: StatementPlan[] = [];
  for (const statement of await recordCallStatements(table, call)) plans.push(await explainStatement(store, statement));
  return plans;
};
