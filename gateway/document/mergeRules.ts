import {
  type ASTNode,
  type ASTVisitFn,
  type ASTVisitor,
  getEnterLeaveForKind,
  Kind,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** The visitor of one rule, on its way through a document. */
interface RuleVisit {
  /** The node whose inside the rule does not want to see, while the walk is in it. */
  skipped: ASTNode | undefined;
}

/** What one rule does at nodes of one kind. */
interface Handler {
  readonly visit: RuleVisit;
  readonly enter: ASTVisitFn<ASTNode> | undefined;
  readonly leave: ASTVisitFn<ASTNode> | undefined;
}

const KINDS = Object.values(Kind);

/**
 * Makes one rule of several. Each is called for the kinds of node that it looks at and no others, whereas `visitInParallel` of
 * graphql-js goes through all rules at every node, and through all kinds for each rule before it begins. Rules may return
 * false, to skip what is in a node, and nothing else.
 */
export function mergeRules(rules: readonly ValidationRule[]): ValidationRule {
  return (context) => {
    const handlers = new Map<Kind, Handler[]>();
    for (const rule of rules) addHandlers(handlers, rule, context);
    return Object.fromEntries([...handlers].map(([kind, ofKind]) => [kind, visitAll(ofKind)]));
  };
}

function addHandlers(handlers: Map<Kind, Handler[]>, rule: ValidationRule, context: ValidationContext): void {
  const visitor = rule(context);
  const visit: RuleVisit = { skipped: undefined };
  for (const kind of kindsOf(visitor)) {
    const ofKind = handlers.get(kind) ?? [];
    if (ofKind.length === 0) handlers.set(kind, ofKind);
    const { enter, leave } = getEnterLeaveForKind(visitor, kind);
    ofKind.push({ visit, enter, leave });
  }
}

/** A visitor may have functions for some kinds, or two for all. */
function kindsOf(visitor: ASTVisitor): readonly Kind[] {
  const isForAll = 'enter' in visitor || 'leave' in visitor;
  return isForAll ? KINDS : (Object.keys(visitor) as Kind[]);
}

function visitAll(handlers: readonly Handler[]): { enter: ASTVisitFn<ASTNode>; leave: ASTVisitFn<ASTNode> } {
  return {
    enter: (node, ...place) => {
      for (const { visit, enter } of handlers)
        if (visit.skipped === undefined && enter?.(node, ...place) === false) visit.skipped = node;
    },
    leave: (node, ...place) => {
      for (const { visit, leave } of handlers) {
        if (visit.skipped === undefined) leave?.(node, ...place);
        else if (visit.skipped === node) visit.skipped = undefined;
      }
    },
  };
}
