import {
  type DocumentNode,
  Kind,
  print,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
  visit,
} from 'graphql';
import { parseFieldSet } from '../check/fieldRules.ts';

/** Whether any field of a supergraph has `@provides`. */
export const hasProvides = (supergraph: DocumentNode): boolean => {
  let found = false;
  visit(supergraph, {
    Argument: ({ name }) => {
      found ||= name.value === 'provides';
    },
  });
  return found;
};

/**
 * Removes `@provides` from a supergraph. Its plans are valid for the original, too: they fetch external fields only
 * from subgraphs where they are not external.
 */
export const withoutProvides = (supergraph: DocumentNode): DocumentNode => changeProvides(supergraph, () => undefined);

/** Removes only the fields of these names from `@provides`. Plans are valid for the original likewise. */
export const withoutProvidedFields = (supergraph: DocumentNode, names: ReadonlySet<string>): DocumentNode =>
  changeProvides(supergraph, (fields) => withoutFields(fields, names));

/** @param change returns undefined if nothing remains provided */
const changeProvides = (
  supergraph: DocumentNode,
  change: (fields: SelectionSetNode) => SelectionSetNode | undefined,
): DocumentNode =>
  visit(supergraph, {
    Directive: ({ name }) => (name.value === 'join__field' ? undefined : false),
    Argument: (argument) => {
      if (argument.name.value !== 'provides' || argument.value.kind !== Kind.STRING) return undefined;
      const changed = change(parseFieldSet(argument.value.value));
      return changed === undefined ? null : { ...argument, value: printFieldSet(changed) };
    },
  });

const withoutFields = (set: SelectionSetNode, names: ReadonlySet<string>): SelectionSetNode | undefined => {
  const selections = set.selections.flatMap((selection): readonly SelectionNode[] => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [];
    if (selection.kind === Kind.FIELD && names.has(selection.name.value)) return [];
    if (selection.selectionSet === undefined) return [selection];
    const selectionSet = withoutFields(selection.selectionSet, names);
    return selectionSet === undefined ? [] : [{ ...selection, selectionSet }];
  });
  return selections.length === 0 ? undefined : { ...set, selections };
};

const printFieldSet = ({ selections }: SelectionSetNode): ValueNode => ({
  kind: Kind.STRING,
  value: selections.map(print).join(' '),
});
