import { type DocumentNode, print, visit } from 'graphql';
import { toResponseName } from '../document/responseNames.ts';
import type { PathStep } from '../execute/path.ts';
import type { FetchDefinition, PlanStep } from '../execute/planSteps.ts';

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
export const buildPlanTree = <Details>(
  step: PlanStep<never>,
  detailsOf: (fetch: FetchDefinition<never>) => Details,
): PlanTree<Details> => {
  if ('steps' in step) return { kind: step.kind, steps: step.steps.map((nested) => buildPlanTree(nested, detailsOf)) };
  const { subgraph, document } = step.fetch;
  const fetch = { kind: 'fetch' as const, subgraph, selection: printSelection(document), ...detailsOf(step.fetch) };
  if (step.kind === 'root') return fetch;
  const paths = step.targets.flatMap((target) => target.paths.map((path) => listResponseNames(path).join('.')));
  return { kind: 'flatten', paths, step: fetch };
};

/** The response names of a path. */
export const listResponseNames = (path: readonly PathStep[]): string[] =>
  path.flatMap((step) => (step.kind === 'field' ? [toResponseName(step.name)] : []));

const printedSelections = new WeakMap<DocumentNode, string>();

/** The selection of a fetch in one line: names of fields, types and fragments only. */
const printSelection = (document: DocumentNode): string => {
  const known = printedSelections.get(document);
  if (known !== undefined) return known;
  const bare = visit(document, {
    Argument: () => null,
    Directive: () => null,
    OperationDefinition: (node) => ({ ...node, name: undefined, variableDefinitions: [], directives: [] }),
  });
  const text = print(bare)
    .replace(/\s+/g, ' ')
    .replace(/^query /, '');
  printedSelections.set(document, text);
  return text;
};
