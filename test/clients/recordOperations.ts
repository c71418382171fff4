/** The network of a client under test, which records the operations it sends. */

/** `fetch` with a bearer token, and the names of the operations that were sent. */
export interface OperationRecorder {
  readonly fetch: typeof fetch;
  /** Names of the operations sent so far, in order. */
  readonly sent: readonly string[];
}

/** Creates one for a bearer token. */
export const recordOperations = (token: string): OperationRecorder => {
  const sent: string[] = [];
  const counted: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set('authorization', `Bearer ${token}`);
    const { operationName }: { operationName: string } = JSON.parse(String(init?.body));
    sent.push(operationName);
    return fetch(request);
  };
  return { fetch: counted, sent };
};
