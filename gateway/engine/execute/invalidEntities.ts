import { isObject, type ResponseData } from '../base/responseData.ts';
import type { Variables } from '../document/conditions.ts';
import type { GatewayErrorCode } from '../errors/clientError.ts';
import type { SubgraphError } from './placeErrors.ts';
import type { TargetEntities } from './represent.ts';

const INVALID_RESPONSE: GatewayErrorCode = 'SUBGRAPH_INVALID_RESPONSE';

/** The answer of a subgraph to an entity fetch. */
interface EntityAnswer {
  readonly data?: unknown;
  readonly errors?: readonly SubgraphError[] | undefined;
}

/**
 * Removes what is not an entity from the answer of a subgraph: a list of another length than that of the representations, whose items
 * cannot be assigned to them, and items that are not objects.
 *
 * @returns an error for each, as if the subgraph had sent it
 */
export const removeInvalidEntities = (
  subgraph: string,
  work: readonly TargetEntities[],
  variables: Variables,
  { data, errors = [] }: EntityAnswer,
): SubgraphError[] => {
  const invalid = (what: string, path: SubgraphError['path']): SubgraphError => ({
    message: `Subgraph "${subgraph}" sent ${what}.`,
    path,
    extensions: { code: INVALID_RESPONSE, service: subgraph },
  });
  return work.flatMap(({ target: { key, variable } }) => {
    const [sent, list] = [variables[variable], isObject(data) ? data[key] : undefined];
    const count = Array.isArray(sent) ? sent.length : 0;
    // An error of the subgraph accounts for a list that is missing.
    if (!Array.isArray(list)) return count === 0 || errors.length > 0 ? [] : [invalid('no list of entities', [key])];
    if (list.length === count)
      return removeItems(list).map((at) => invalid('an entity that is not an object', [key, at]));
    (data as ResponseData)[key] = null;
    return [invalid(`${list.length} entities where ${count} were requested`, [key])];
  });
};

/** Replaces the items that are not objects by null. Returns their indexes. */
const removeItems = (list: unknown[]): number[] => {
  const removed: number[] = [];
  for (let at = 0; at < list.length; at++) {
    const item = list[at];
    if (item === null || (isObject(item) && !Array.isArray(item))) continue;
    list[at] = null;
    removed.push(at);
  }
  return removed;
};
