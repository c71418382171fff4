import { type DocumentNode, print, visit } from 'graphql';
import { responseName } from '../document/responseNames.ts';
import type { PathStep } from '../execute/path.ts';
import type { Fetch, Step } from '../execute/steps.ts';

/** A plan as a tree: what is fetched in sequence and in parallel, from which subgraph, and for the entities at which paths. */
export type PlanTree<Details = unknown> =
  | { readonly kind: 'sequence' | 'parallel'; readonly steps: readonly PlanTree<Details>[] }
  | { readonly kind: 'flatten'; readonly paths: readonly string[]; readonly step: PlannedFetch<Details> }
  | PlannedFetch<Details>;

/** A fetch of a plan. */
export type PlannedFetch<Details> = Details & {
  readonly kind: 'fetch';
  readonly subgraph: string;
  /** Its selection, without arguments: these may hold values of the client. */
  readonly selection: string;
};

/** Writes a plan as a tree, with the details of each fetch. */
export const planTree = <Details>(
  step: Step<never>,
  detailsOf: (fetch: Fetch<never>) => Details,
): PlanTree<Details> => {
  if ('steps' in step) return { kind: step.kind, steps: step.steps.map((nested) => planTree(nested, detailsOf)) };
  const { subgraph, document } = step.fetch;
  const fetch = { kind: 'fetch' as const, subgraph, selection: selectionOf(document), ...detailsOf(step.fetch) };
  if (step.kind === 'root') return fetch;
  const paths = step.targets.flatMap((target) => target.paths.map((path) => namesIn(path).join('.')));
  return { kind: 'flatten', paths, step: fetch };
};

/** The response names of a path. */
export const namesIn = (path: readonly PathStep[]): string[] =>
  path.flatMap((step) => (step.kind === 'field' ? [responseName(step.name)] : []));

const selections = new WeakMap<DocumentNode, string>();

/** The selection of a fetch in one line: names of fields, types and fragments only. */
const selectionOf = (document: DocumentNode): string => {
  const known = selections.get(document);
  if (known !== undefined) return known;
  const bare = visit(document, {
    Argument: () => null,
    Directive: () => null,
    OperationDefinition: (node) => ({ ...node, name: undefined, variableDefinitions: [], directives: [] }),
  });
  const text = print(bare)
    .replace(/\s+/g, ' ')
    .replace(/^query /, '');
  selections.set(document, text);
  return text;
};
