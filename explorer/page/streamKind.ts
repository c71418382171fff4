import { getOperationAST, parse } from 'graphql';

/** An operation that is answered by a stream. */
export type StreamKind = 'subscription' | 'live query';

/** How an operation is answered by a stream; undefined if it is not, or if the document cannot be read. */
export const findStreamKind = (query: string, operationName?: string | null): StreamKind | undefined => {
  try {
    const operation = getOperationAST(parse(query), operationName);
    if (operation?.operation === 'subscription') return 'subscription';
    return operation?.directives?.some(({ name }) => name.value === 'live') ? 'live query' : undefined;
  } catch {
    return undefined;
  }
};
