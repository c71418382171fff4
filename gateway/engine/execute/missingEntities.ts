import type { GraphQLError } from 'graphql';
import { isObject } from '../base/data.ts';
import type { Variables } from '../document/conditions.ts';
import { clientError } from '../errors/clientError.ts';
import type { TargetWork } from './represent.ts';

/** Errors for a subgraph that returned fewer entities than requested, without an error of its own. */
export const missingEntities = (
  subgraph: string,
  work: readonly TargetWork[],
  variables: Variables,
  data: unknown,
): GraphQLError[] =>
  work.flatMap(({ target }) => {
    const [sent, received] = [variables[target.variable], isObject(data) ? data[target.key] : undefined];
    const [sentCount, receivedCount] = [sent, received].map((list) => (Array.isArray(list) ? list.length : 0));
    if (receivedCount === undefined || sentCount === undefined || receivedCount >= sentCount) return [];
    const message = `Subgraph "${subgraph}" answered for ${receivedCount} of ${sentCount} entities.`;
    return [clientError('DOWNSTREAM_SERVICE_ERROR', message, { extensions: { service: subgraph } })];
  });
