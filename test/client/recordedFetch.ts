/** A `fetch` that records requests, and can treat tokens as expired or lose requests. */

/** A request as it was sent. */
export interface SentOperation {
  /** Name of the operation; empty when only its hash was sent. */
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the body
  readonly body: any;
}

const readOperationName = ({ query, operationName }: { query?: string; operationName?: string }) =>
  operationName ?? query?.match(/(?:query|mutation) (\w+)/)?.[1] ?? '';

/** The fetch, what it sent, and the faults it can make. */
export const recordFetch = () => {
  const sent: SentOperation[] = [];
  const issued = new Set<string>();
  const expired = new Set<string>();
  let failing = { count: 0, url: '' };

  const headersOf = (init: RequestInit | undefined) => {
    const headers = new Headers(init?.headers);
    const token = headers.get('authorization') ?? '';
    issued.add(token);
    if (expired.has(token)) headers.set('authorization', 'Bearer expired');
    return headers;
  };

  return {
    sent,
    /** Replaces the tokens that were sent so far by one that the service refuses. */
    refuseTokensSoFar: () => {
      for (const token of issued) if (token) expired.add(token);
    },
    /** Sends the next requests to another URL. */
    failNext: (count: number, url: string) => {
      failing = { count, url };
    },
    fetch: (async (input: string | URL | Request, init?: RequestInit) => {
      const body = JSON.parse(String(init?.body));
      sent.push({ name: readOperationName(body), body });
      const isLost = failing.count > 0;
      if (isLost) failing = { ...failing, count: failing.count - 1 };
      return fetch(isLost ? failing.url : input, { ...init, headers: headersOf(init) });
    }) as typeof fetch,
  };
};
