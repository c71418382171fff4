/**
 * What the coordinator of a Citus cluster would refuse of a statement, by its text alone. Rows of a domain lie together: tables that are
 * joined have to be joined by their domain, or each has to name one.
 */
import { parse } from 'libpg-query';

/** A node of the parse tree: `{ Kind: { … } }`, or the members of one. */
type ParseNode = { readonly [name: string]: ParseNode } & readonly ParseNode[];

/** A table in the FROM of a query. */
interface QueryTable {
  readonly name: string;
  /** Columns of its alias that are named alike in all of its queries belong to it. */
  readonly alias: string;
}

/** Groups of tables whose rows have the same domain. */
class DomainGroups {
  readonly #parents = new Map<object, object>();
  /** The domain that a value names: one machine has all of its rows. */
  readonly named = {};

  of(one: object): object {
    const parent = this.#parents.get(one);
    return parent === undefined ? one : this.of(parent);
  }

  join(one: object, other: object): void {
    const [from, to] = [this.of(one), this.of(other)];
    if (from !== to) this.#parents.set(from, to);
  }

  isNamed(one: object): boolean {
    return this.of(one) === this.of(this.named);
  }
}

/** The tables that a column may refer to: those of the query, then those around it. */
interface QueryScope {
  readonly relations: QueryTable[];
  /** Queries in FROM: their columns are those of a table. */
  readonly derived: QueryTable[];
  readonly outer: QueryScope | undefined;
}

const NO_NODES = [] as unknown as ParseNode;

const QUERIES = ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt'];

const listEntries = (tree: ParseNode | undefined): readonly (readonly [string, ParseNode])[] =>
  tree !== null && typeof tree === 'object' ? Object.entries(tree) : [];

const readNames = (fields: ParseNode): string[] => [...fields].map(({ String: text }) => String(text?.sval ?? '*'));

class StatementCheck {
  readonly #distributed: ReadonlySet<string>;
  readonly #domains = new DomainGroups();
  readonly #relations: QueryTable[] = [];
  /** By the query that it stands for. */
  readonly #derived = new Map<ParseNode, QueryTable>();
  /** What can be decided when all conditions were read. */
  readonly #later: (() => string | undefined)[] = [];

  constructor(distributed: ReadonlySet<string>) {
    this.#distributed = distributed;
  }

  refusals(statement: ParseNode): string[] {
    this.#visit(statement, undefined);
    return this.#later.flatMap((decide) => decide() ?? []);
  }

  /** Reads a part of a statement: queries open a scope, conditions join domains. */
  #visit(tree: ParseNode | undefined, scope: QueryScope | undefined): void {
    for (const [kind, node] of listEntries(tree)) {
      if (QUERIES.includes(kind)) this.#visitQuery(kind, node, scope);
      else if (kind === 'A_Expr' && scope) this.#visitComparison(node, scope);
      else if (kind === 'ColumnRef' && scope) this.#visitColumn(node, scope);
      else this.#visit(node, scope);
    }
  }

  #visitQuery(kind: string, query: ParseNode, outer: QueryScope | undefined): void {
    const scope: QueryScope = { relations: [], derived: [], outer };
    if (query.relation) this.#add(query.relation, scope);
    for (const from of [query.fromClause, query.usingClause]) this.#addRelations(from, scope);
    this.#nameDerived(query, scope.relations);
    const { larg, rarg, ...parts } = query as unknown as Record<string, ParseNode>;
    for (const side of [larg, rarg]) if (side) this.#visitQuery(kind, side, outer);
    this.#visit(parts as unknown as ParseNode, scope);
    this.#decideJoins(scope.relations);
    if (query.withClause?.recursive) this.#decideNamed('a recursive query over several machines', query.withClause);
    if (query.lockingClause) this.#decideNamed('a lock of rows on several machines', query.fromClause);
    if (kind === 'UpdateStmt' && this.#distributed.has(String(query.relation?.relname)))
      this.#refuseNewDomain(query.targetList);
    if (kind === 'InsertStmt' && this.#distributed.has(String(query.relation?.relname)))
      this.#refuseConflict(query.onConflictClause);
  }

  #addRelations(tree: ParseNode | undefined, scope: QueryScope): void {
    for (const [kind, node] of listEntries(tree)) {
      if (kind === 'RangeVar') this.#add(node, scope);
      else if (kind === 'RangeSubselect') this.#addDerived(node, scope);
      else if (kind === 'JoinExpr') {
        const before = scope.relations.length;
        for (const side of [node.larg, node.rarg]) this.#addRelations([side] as unknown as ParseNode, scope);
        if (node.usingClause && readNames(node.usingClause).includes('domain_id'))
          for (const one of scope.relations.slice(before)) this.#domains.join(one, scope.relations[before] ?? one);
      } else if (/^\d+$/.test(kind)) this.#addRelations(node, scope);
    }
  }

  #addDerived({ alias, subquery }: ParseNode, { derived }: QueryScope): void {
    const relation = { name: '', alias: String(alias?.aliasname) };
    derived.push(relation);
    if (subquery?.SelectStmt) this.#derived.set(subquery.SelectStmt, relation);
  }

  /** The domain of a query in FROM is that of its table, if it selects it. */
  #nameDerived(query: ParseNode, [first]: readonly QueryTable[]): void {
    const derived = this.#derived.get(query);
    const columns = [...(query.targetList ?? [])].map((one) =>
      readNames(one.ResTarget?.val?.ColumnRef?.fields ?? NO_NODES),
    );
    if (derived && first && columns.some((path) => ['*', 'domain_id'].includes(path.at(-1) ?? '')))
      this.#domains.join(derived, first);
  }

  #add({ relname, alias }: ParseNode, scope: QueryScope): void {
    const name = String(relname);
    if (!this.#distributed.has(name)) return;
    const relation = { name, alias: String(alias?.aliasname ?? name) };
    scope.relations.push(relation);
    this.#relations.push(relation);
  }

  /** A query that reads a column of a query around it is joined with its table. */
  #visitColumn({ fields }: ParseNode, { relations, derived, outer }: QueryScope): void {
    const path = readNames(fields ?? NO_NODES);
    const isMeant = ({ alias }: QueryTable) => path.length > 1 && alias === path.at(-2);
    if ([...relations, ...derived].some(isMeant)) return;
    for (let at = outer; at; at = at.outer) {
      const read = at.relations.find(isMeant);
      if (read) this.#decideJoins([read, ...relations]);
      if ([...at.relations, ...at.derived].some(isMeant)) return;
    }
  }

  /** Joins the domains of `a.domain_id = b.domain_id`, also in a comparison of rows. */
  #visitComparison(node: ParseNode, scope: QueryScope): void {
    const [operator] = node.name ? readNames(node.name) : [];
    const sides = [node.lexpr, node.rexpr].map((side) => [
      ...((side?.RowExpr?.args ?? [side]) as readonly ParseNode[]),
    ]);
    if (operator === '=' && String(node.kind) === 'AEXPR_OP')
      for (const [at, left] of (sides[0] ?? []).entries()) this.#equate(left, sides[1]?.[at], scope);
    for (const side of [node.lexpr, node.rexpr]) this.#visit(side, scope);
  }

  #equate(left: ParseNode | undefined, right: ParseNode | undefined, scope: QueryScope): void {
    const [one, other] = [this.#domainIn(left, scope), this.#domainIn(right, scope)];
    if (one && other) this.#domains.join(one, other);
  }

  /** The table whose domain an expression is; any value names one. */
  #domainIn(expression: ParseNode | undefined, scope: QueryScope): object | undefined {
    if (expression === undefined) return undefined;
    if (expression.TypeCast) return this.#domainIn(expression.TypeCast.arg, scope);
    if (!expression.ColumnRef) return expression.ParamRef || expression.A_Const ? this.#domains.named : undefined;
    const path = readNames(expression.ColumnRef.fields ?? NO_NODES);
    if (path.at(-1) !== 'domain_id') return undefined;
    const isMeant = ({ alias }: QueryTable) => path.length === 1 || alias === path.at(-2);
    for (let at: QueryScope | undefined = scope; at; at = at.outer) {
      const found = [...at.relations, ...at.derived].find(isMeant);
      if (found) return found;
    }
    return undefined;
  }

  #decideJoins([first, ...others]: readonly QueryTable[]): void {
    this.#later.push(() => {
      const apart = others.find((one) => first && this.#domains.of(one) !== this.#domains.of(first));
      return apart && `${first?.name} and ${apart.name} are joined, and not by their domain`;
    });
  }

  #decideNamed(what: string, part: ParseNode | undefined): void {
    const aliases = this.#relationsIn(part);
    this.#later.push(() => {
      const spread = aliases.find((one) => !this.#domains.isNamed(one));
      return spread && `${spread.name}: ${what}`;
    });
  }

  /** The tables in a part of a statement that was read. */
  #relationsIn(part: ParseNode | undefined): QueryTable[] {
    const text = JSON.stringify(part ?? {});
    return this.#relations.filter(({ name }) => text.includes(`"relname":"${name}"`));
  }

  #refuseNewDomain(targets: ParseNode | undefined): void {
    for (const { ResTarget: target } of [...(targets ?? [])] as readonly ParseNode[])
      if (String(target?.name) === 'domain_id') this.#later.push(() => 'a row is moved to another domain');
  }

  #refuseConflict(conflict: ParseNode | undefined): void {
    if (conflict?.infer?.indexElems && !JSON.stringify(conflict.infer.indexElems).includes('"name":"domain_id"'))
      this.#later.push(() => 'a conflict is found by a key without the domain');
  }
}

/**
 * What a coordinator would refuse of a text of statements.
 *
 * @param distributed names of the tables that are distributed by their domain, and of views of them
 */
export const findRefusedStatements = async (text: string, distributed: ReadonlySet<string>): Promise<string[]> => {
  const { stmts = [] } = (await parse(text)) as { readonly stmts?: readonly { readonly stmt: ParseNode }[] };
  return stmts.flatMap(({ stmt }) => new StatementCheck(distributed).refusals(stmt));
};
