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
  type RawBuilder,
  RawNode,
  type RootOperationNode,
  ValueNode,
} from 'kysely';
import pg from 'pg';
import { VALUE_PLACEHOLDER } from './sqlTemplate.ts';

/**
 * Stands for the base URL of the service, as a value in SQL. It becomes a literal: the machines of a distributed store know
 * no settings of a session.
 */
export const BASE_URL = Symbol('base URL');

/** The id of a domain in a condition that every row of a statement meets, as a value in SQL: see `DomainColumn`. */
export class DomainId {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
}

/**
 * The domain of the rows of a statement, as a value in SQL: the `DomainId` of the statement or, without one, the column.
 * A sub-select that names its domain by id runs on one machine of a distributed store.
 */
export class DomainColumn {
  /** The column as SQL, such as `identity_role.domain_id`. */
  readonly column: string;
  constructor(column: string) {
    this.column = column;
  }
}

/** SQL, as a value in SQL, that is written only where queries end themselves: see `timeLimit.ts`. */
export class IfTimeLimited {
  readonly sql: RawBuilder<unknown>;
  /** What is written elsewhere. */
  readonly otherwise: 'true' | '';
  constructor(written: RawBuilder<unknown>, otherwise: 'true' | '') {
    this.sql = written;
    this.otherwise = otherwise;
  }
}

/** Properties of a store that its statements depend on. */
export interface StatementCompilerOptions {
  /** Base URL of the service, without a trailing slash. */
  readonly baseUrl?: string | undefined;
  /** Whether queries end themselves after a time, since the store cannot cancel them; absent: they do not. */
  readonly limitsTime?: (() => boolean) | undefined;
}

/** The first `DomainId` below a node. */
const findDomainId = (node: OperationNode): DomainId | undefined => {
  if (ValueNode.is(node)) return node.value instanceof DomainId ? node.value : undefined;
  if (!RawNode.is(node)) return undefined;
  for (const parameter of node.parameters) {
    const found = findDomainId(parameter);
    if (found) return found;
  }
  return undefined;
};

/** A statement up to some fragment, and the continuations seen so far. */
interface StatementPrefix {
  readonly text: string;
  readonly next: Map<string, StatementPrefix>;
}

/** Maximum number of cached prefixes. The service's own statements have some thousands; callers' queries add more. */
const MAX_PREFIXES = 50_000;

const createPrefixTree = () => {
  const empty = (): StatementPrefix => ({ text: '', next: new Map() });
  let [root, size] = [empty(), 0];
  return {
    /** The prefix of every statement. */
    start: (): StatementPrefix => {
      if (size > MAX_PREFIXES) [root, size] = [empty(), 0];
      return root;
    },
    /** The prefix that is one fragment longer. */
    extended: (from: StatementPrefix, piece: string, text: string): StatementPrefix => {
      const known = from.next.get(piece);
      if (known) return known;
      const made: StatementPrefix = { text: from.text + text, next: new Map() };
      from.next.set(piece, made);
      size += 1;
      return made;
    },
  };
};

/** A statement that is being compiled. */
interface StatementDraft {
  at: StatementPrefix;
  readonly values: unknown[];
  readonly query: OperationNode;
}

/**
 * Creates a compiler with the same results as Kysely's, that fills in `BASE_URL`, domains and `IfTimeLimited`. Most statements were
 * sent before with other values: their cached text is returned, already hashed, so that looking up their prepared name costs nothing.
 */
export const createStatementCompiler = ({
  baseUrl = '',
  limitsTime = () => false,
}: StatementCompilerOptions = {}): QueryCompiler => {
  const baseUrlText = pg.escapeLiteral(baseUrl);
  const plain = new PostgresQueryCompiler();
  const { start, extended } = createPrefixTree();
  const add = (draft: StatementDraft, piece: string) => {
    if (piece !== '') draft.at = extended(draft.at, piece, piece);
  };
  const addValue = (draft: StatementDraft, value: unknown) => {
    draft.values.push(value);
    draft.at = extended(draft.at, VALUE_PLACEHOLDER, `$${draft.values.length}`);
  };
  /**
   * Adds names and other nodes without values; returns false for nodes with values, whose parameters are already
   * numbered.
   */
  const addOther = (draft: StatementDraft, node: OperationNode, queryId: QueryId) => {
    const { sql, parameters } = plain.compileQuery(RawNode.createWithChildren([node]), queryId);
    add(draft, sql);
    return parameters.length === 0;
  };
  const addNode = (draft: StatementDraft, node: OperationNode, queryId: QueryId): boolean => {
    if (RawNode.is(node)) return addRaw(draft, node, queryId);
    if (!ValueNode.is(node) || node.immediate) return addOther(draft, node, queryId);
    const { value } = node;
    if (value instanceof IfTimeLimited) return addIfTimeLimited(draft, value, queryId);
    const given = value instanceof DomainColumn ? (findDomainId(draft.query) ?? value) : value;
    if (given === BASE_URL) add(draft, baseUrlText);
    else if (given instanceof DomainColumn) add(draft, given.column);
    else addValue(draft, given instanceof DomainId ? given.id : given);
    return true;
  };
  const addIfTimeLimited = (draft: StatementDraft, value: IfTimeLimited, queryId: QueryId) => {
    if (limitsTime()) return addNode(draft, value.sql.toOperationNode(), queryId);
    add(draft, value.otherwise);
    return true;
  };
  const addRaw = (draft: StatementDraft, { sqlFragments, parameters }: RawNode, queryId: QueryId): boolean =>
    sqlFragments.every((piece, number) => {
      add(draft, piece);
      const node = parameters[number];
      return node === undefined || addNode(draft, node, queryId);
    });
  return {
    compileQuery: (query: RootOperationNode, queryId: QueryId): CompiledQuery => {
      const draft: StatementDraft = { at: start(), values: [], query };
      const isWritten = RawNode.is(query) && addRaw(draft, query, queryId);
      if (!isWritten) return plain.compileQuery(query, queryId);
      return { query, queryId, sql: draft.at.text, parameters: draft.values };
    },
  };
};
