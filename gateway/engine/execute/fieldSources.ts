import { type DocumentNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import { getResponseKey } from '../base/responseKey.ts';
import type { FindSubgraph } from '../shape/nullErrors.ts';
import type { PathStep } from './path.ts';
import type { EntityFetch, RootFetch } from './planSteps.ts';
import { rewritePath } from './rewrites.ts';

/** A field that a fetch selected. */
interface FieldSource {
  readonly subgraph: string;
  /** The innermost type condition around it. */
  readonly condition: string | undefined;
}

/**
 * Finds where fields came from, by the fetches that were sent. A part of an answer has only the end of the paths. Costs
 * time, so it is called only to explain faults.
 */
export const createSubgraphFinder = (fetches: readonly (RootFetch<never> | EntityFetch<never>)[]): FindSubgraph => {
  const selected = new Map<string, FieldSource[]>();
  for (const fetch of fetches) addFetch(selected, fetch);
  return (keys, typeName) => {
    const path = keys.join('.');
    const found = selected.get(path) ?? [...selected].find(([one]) => one.endsWith(`.${path}`))?.[1];
    return (found?.find(({ condition }) => condition === typeName) ?? found?.[0])?.subgraph;
  };
};

const addFetch = (selected: Map<string, FieldSource[]>, step: RootFetch<never> | EntityFetch<never>): void => {
  const { document, subgraph } = step.fetch;
  for (const { path, condition } of listFieldPaths(document)) {
    const add = (keys: readonly (string | number)[]) => {
      const key = keys.join('.');
      const known = selected.get(key);
      if (known === undefined) selected.set(key, [{ subgraph, condition }]);
      else known.push({ subgraph, condition });
    };
    if (step.kind === 'root') add(rewritePath(path, step.rewrites));
    else
      for (const target of step.targets)
        if (target.key === path[0])
          for (const at of target.paths)
            add([...listFieldNames(at), ...rewritePath(path.slice(1), target.outputRewrites)]);
  }
};

const listFieldNames = (path: readonly PathStep[]): string[] =>
  path.flatMap((step) => (step.kind === 'field' ? [step.name] : []));

interface DocumentPath extends Pick<FieldSource, 'condition'> {
  readonly path: readonly string[];
}

/** The paths of all fields of a document, by response keys. */
const listFieldPaths = ({ definitions }: DocumentNode): readonly DocumentPath[] => {
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const collect = ({ selections }: SelectionSetNode, at: DocumentPath): DocumentPath[] =>
    selections.flatMap((selection) => below(selection, at));
  const below = (selection: SelectionNode, { path, condition }: DocumentPath): DocumentPath[] => {
    if (selection.kind === Kind.FIELD) {
      const field = { path: [...path, getResponseKey(selection)], condition };
      return [
        field,
        ...(selection.selectionSet ? collect(selection.selectionSet, { ...field, condition: undefined }) : []),
      ];
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    if (fragment === undefined) return [];
    return collect(fragment.selectionSet, { path, condition: fragment.typeCondition?.name.value ?? condition });
  };
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation === undefined ? [] : collect(operation.selectionSet, { path: [], condition: undefined });
};
