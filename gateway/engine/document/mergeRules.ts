import {
  type ASTNode,
  type ASTVisitFn,
  type ASTVisitor,
  getEnterLeaveForKind,
  Kind,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** The state of one rule during the traversal of a document. */
interface RuleVisit {
  /** The node whose children the rule skips, while the traversal is inside it. */
  skipped: ASTNode | undefined;
}

/** The functions of one rule for one kind of node. */
interface RuleHandler {
  readonly visit: RuleVisit;
  readonly enter: ASTVisitFn<ASTNode> | undefined;
  readonly leave: ASTVisitFn<ASTNode> | undefined;
}

const KINDS = Object.values(Kind);

/**
 * Combines several rules into one. Each rule is called only for the node kinds that it handles. `visitInParallel` of
 * graphql-js instead tries all rules at every node, and all kinds for each rule before it starts. A rule may return
 * `false` to skip the children of a node; it may return nothing else.
 */
export const mergeRules =
  (rules: readonly ValidationRule[]): ValidationRule =>
  (context) => {
    const handlers = new Map<Kind, RuleHandler[]>();
    for (const rule of rules) addHandlers(handlers, rule, context);
    return Object.fromEntries([...handlers].map(([kind, ofKind]) => [kind, visitAll(ofKind)]));
  };

const addHandlers = (handlers: Map<Kind, RuleHandler[]>, rule: ValidationRule, context: ValidationContext): void => {
  const visitor = rule(context);
  const visit: RuleVisit = { skipped: undefined };
  for (const kind of listKinds(visitor)) {
    const ofKind = handlers.get(kind) ?? [];
    if (ofKind.length === 0) handlers.set(kind, ofKind);
    const { enter, leave } = getEnterLeaveForKind(visitor, kind);
    ofKind.push({ visit, enter, leave });
  }
};

/** The node kinds that a visitor handles. A visitor with a general `enter` or `leave` handles all kinds. */
const listKinds = (visitor: ASTVisitor): readonly Kind[] => {
  const isForAll = 'enter' in visitor || 'leave' in visitor;
  return isForAll ? KINDS : (Object.keys(visitor) as Kind[]);
};

const visitAll = (handlers: readonly RuleHandler[]): { enter: ASTVisitFn<ASTNode>; leave: ASTVisitFn<ASTNode> } => ({
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
});
