/** Routes operations: the area that answers an operation, and its path in the deployment's path format. */
import { allOperations } from '../../contract/index.ts';
import type { Operation } from '../../contract/resource.ts';

/**
 * `versioned`: `/identity/v2/app/list`, as in the contract. `findUnversionedPath`: `/identity/app/list`, as public gateways of
 * the API serve it.
 */
export type PathForm = 'versioned' | 'unversioned';

/** Where one operation is sent. */
export interface OperationRoute {
  /** The area of the graph, e.g. `cost-analysis`; it includes all versions of an API area. */
  readonly area: string;
  /** Null where the operation has no path in the deployment's path format. */
  readonly path: string | null;
}

/** The area of an operation: `identity_v1.endpoint.list` belongs to `identity`. */
const findArea = ({ id }: Operation): string =>
  id
    .slice(0, id.indexOf('.'))
    .replace(/_v\d+$/, '')
    .replaceAll('_', '-');

/** Every area of the contract. */
export const areaNames: readonly string[] = [...new Set([...allOperations.values()].map(findArea))].sort();

/** `/<area>/<resource>/<operation>`: no version, neither as a segment nor in the area's name. */
const formatUnversionedPath = (operation: Operation): string => {
  const [, , , ...rest] = operation.path.split('/');
  return ['', findArea(operation), ...rest].join('/');
};

/**
 * Unversioned paths, each with its operation. Where two versions of a resource have the same path, the path belongs to
 * the newer one: a deployment serves one version of an area there, and would refuse or misread a request of the older
 * one.
 */
const operationByUnversionedPath: ReadonlyMap<string, string> = new Map(
  [...allOperations.values()]
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true }))
    .map((operation) => [formatUnversionedPath(operation), operation.id]),
);

const findUnversionedPath = (operation: Operation): string | null => {
  const path = formatUnversionedPath(operation);
  return (operationByUnversionedPath.get(path) ?? operation.id) === operation.id ? path : null;
};

/** Finds the route of an operation; each route is computed once. */
export const createRouteFinder = (form: PathForm): ((operation: Operation) => OperationRoute) => {
  const routes = new WeakMap<Operation, OperationRoute>();
  const routeOf = (operation: Operation): OperationRoute => ({
    area: findArea(operation),
    path: form === 'versioned' ? operation.path : findUnversionedPath(operation),
  });
  return (operation) => {
    const known = routes.get(operation);
    if (known !== undefined) return known;
    const route = routeOf(operation);
    routes.set(operation, route);
    return route;
  };
};
