import { type DocumentNode, Kind, visit } from 'graphql';

/** Names that every JavaScript object inherits, such as `constructor`, or that set its prototype. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);
const INHERITED_NAME = new RegExp(`\\b(?:${INHERITED.join('|')})\\b`);

/** A document in which every variable name is safe as a key of a plain object. */
export interface SafeVariableNames {
  readonly document: DocumentNode;
  /** The client's name of each renamed variable, by its name in the document. */
  readonly clientNames: ReadonlyMap<string, string>;
}

/**
 * Renames variables such as `__proto__` and `constructor`. Under these names they would break graphql-js, planners and
 * subgraphs, which store variables in plain objects.
 */
export const renameInheritedVariables = (text: string, document: DocumentNode): SafeVariableNames => {
  const clientNames = new Map<string, string>();
  if (!INHERITED_NAME.test(text)) return { document, clientNames };
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
};
