import { type DocumentNode, Kind, visit } from 'graphql';

/** Names that every JavaScript object answers to, such as `constructor`, or that set its prototype. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);
const MENTION = new RegExp(`\\b(?:${INHERITED.join('|')})\\b`);

/** A document in which every variable can be a key of a plain object. */
export interface SafeVariableNames {
  readonly document: DocumentNode;
  /** What the client calls a variable that has another name in the document. */
  readonly clientNames: ReadonlyMap<string, string>;
}

/**
 * Renames variables called `__proto__`, `constructor` and the like, so that they behave as any other in graphql-js,
 * planners and subgraphs, which keep variables in plain objects.
 */
export function renameInheritedVariables(text: string, document: DocumentNode): SafeVariableNames {
  const clientNames = new Map<string, string>();
  if (!MENTION.test(text)) return { document, clientNames };
  const taken = new Set<string>();
  visit(document, { Variable: ({ name }) => void taken.add(name.value) });
  const renamed = new Map<string, string>();
  for (const name of INHERITED) {
    if (!taken.has(name)) continue;
    let safe = `variable_${name}`;
    while (taken.has(safe)) safe += '_';
    renamed.set(name, safe);
    clientNames.set(safe, name);
  }
  if (renamed.size === 0) return { document, clientNames };
  const rename = visit(document, {
    Variable: (node) => {
      const value = renamed.get(node.name.value);
      return value === undefined ? undefined : { ...node, name: { kind: Kind.NAME, value } };
    },
  });
  return { document: rename, clientNames };
}
