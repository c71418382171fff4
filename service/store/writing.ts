/**
 * Compiles statements for PostgreSQL, and caches them by their prefixes, so that a repeated statement is not compiled
 * again.
 */
import {
  type CompiledQuery,
  type OperationNode,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryId,
  RawNode,
  type RootOperationNode,
  ValueNode,
} from 'kysely';
import pg from 'pg';
import { VALUE } from './fixed.ts';

/**
 * Stands for the base URL of the service, as a value in SQL. It becomes a literal: the machines of a distributed store know
 * no settings of a session.
 */
export const BASE_URL = Symbol('base URL');

/** A statement up to some fragment, and the continuations seen so far. */
interface Prefix {
  readonly text: string;
  readonly next: Map<string, Prefix>;
}

/** Maximum number of cached prefixes. The service's own statements have some thousands; callers' queries add more. */
const PREFIXES_MAX = 50_000;

const prefixTree = () => {
  const empty = (): Prefix => ({ text: '', next: new Map() });
  let [root, size] = [empty(), 0];
  return {
    /** The prefix of every statement. */
    start: (): Prefix => {
      if (size > PREFIXES_MAX) [root, size] = [empty(), 0];
      return root;
    },
    /** The prefix that is one fragment longer. */
    extended: (from: Prefix, piece: string, text: string): Prefix => {
      const known = from.next.get(piece);
      if (known) return known;
      const made: Prefix = { text: from.text + text, next: new Map() };
      from.next.set(piece, made);
      size += 1;
      return made;
    },
  };
};

/** A statement that is being compiled. */
interface Draft {
  at: Prefix;
  readonly values: unknown[];
}

/**
 * Creates a compiler with the same results as Kysely's, that fills in `BASE_URL`. Most statements were sent before with
 * other values: their cached text is returned, already hashed, so that looking up their prepared name costs nothing.
 */
export const statementWriter = (baseUrl = ''): QueryCompiler => {
  const baseUrlText = pg.escapeLiteral(baseUrl);
  const plain = new PostgresQueryCompiler();
  const { start, extended } = prefixTree();
  const add = (draft: Draft, piece: string) => {
    if (piece !== '') draft.at = extended(draft.at, piece, piece);
  };
  const addValue = (draft: Draft, value: unknown) => {
    draft.values.push(value);
    draft.at = extended(draft.at, VALUE, `$${draft.values.length}`);
  };
  /**
   * Adds names and other nodes without values; returns false for nodes with values, whose parameters are already
   * numbered.
   */
  const addOther = (draft: Draft, node: OperationNode, queryId: QueryId) => {
    const { sql, parameters } = plain.compileQuery(RawNode.createWithChildren([node]), queryId);
    add(draft, sql);
    return parameters.length === 0;
  };
  const addNode = (draft: Draft, node: OperationNode, queryId: QueryId): boolean => {
    if (RawNode.is(node)) return addRaw(draft, node, queryId);
    if (!ValueNode.is(node) || node.immediate) return addOther(draft, node, queryId);
    if (node.value === BASE_URL) {
      add(draft, baseUrlText);
      return true;
    }
    addValue(draft, node.value);
    return true;
  };
  const addRaw = (draft: Draft, { sqlFragments, parameters }: RawNode, queryId: QueryId): boolean =>
    sqlFragments.every((piece, number) => {
      add(draft, piece);
      const node = parameters[number];
      return node === undefined || addNode(draft, node, queryId);
    });
  return {
    compileQuery: (query: RootOperationNode, queryId: QueryId): CompiledQuery => {
      const draft: Draft = { at: start(), values: [] };
      const isWritten = RawNode.is(query) && addRaw(draft, query, queryId);
      if (!isWritten) return plain.compileQuery(query, queryId);
      return { query, queryId, sql: draft.at.text, parameters: draft.values };
    },
  };
};
