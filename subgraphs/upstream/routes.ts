/** Where an operation is found: the area that answers it, and its path in the deployment's form of paths. */
import { allOperations } from '../../contract/index.ts';
import type { Operation } from '../../contract/resource.ts';

/**
 * `versioned`: `/identity/v2/app/list`, as the contract has it. `unversioned`: `/identity/app/list`, as public gateways of
 * the API serve it.
 */
export type PathForm = 'versioned' | 'unversioned';

/** Where one operation is sent. */
export interface Route {
  /** The area of the graph, e.g. `cost-analysis`; all versions of an API area are one. */
  readonly area: string;
  /** Null where the deployment's form of paths has none for the operation. */
  readonly path: string | null;
}

/** The area of an operation: `identity_v1.endpoint.list` is of `identity`. */
const areaOf = ({ id }: Operation): string =>
  id
    .slice(0, id.indexOf('.'))
    .replace(/_v\d+$/, '')
    .replaceAll('_', '-');

/** Every area of the contract. */
export const areaNames: readonly string[] = [...new Set([...allOperations.values()].map(areaOf))].sort();

/** `/<area>/<resource>/<operation>`: no version, neither as a segment nor in the area's name. */
const unversionedPath = (operation: Operation): string => {
  const [, , , ...rest] = operation.path.split('/');
  return ['', areaOf(operation), ...rest].join('/');
};

/**
 * Unversioned paths, each with its operation. Where two versions of a resource have the same path it stands for the newer:
 * a deployment serves one version of an area there, and an older request would be refused or misread.
 */
const operationByUnversionedPath: ReadonlyMap<string, string> = new Map(
  [...allOperations.values()]
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true }))
    .map((operation) => [unversionedPath(operation), operation.id]),
);

const unversioned = (operation: Operation): string | null => {
  const path = unversionedPath(operation);
  return (operationByUnversionedPath.get(path) ?? operation.id) === operation.id ? path : null;
};

/** Finds the route of operations; each is worked out once. */
export const routesIn = (form: PathForm): ((operation: Operation) => Route) => {
  const routes = new WeakMap<Operation, Route>();
  const routeOf = (operation: Operation): Route => ({
    area: areaOf(operation),
    path: form === 'versioned' ? operation.path : unversioned(operation),
  });
  return (operation) => {
    const known = routes.get(operation);
    if (known !== undefined) return known;
    const route = routeOf(operation);
    routes.set(operation, route);
    return route;
  };
};
