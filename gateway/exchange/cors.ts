import type { IncomingRequest } from './exchange.ts';
import type { HeaderList } from './headers.ts';

/** The origins whose pages may read answers: all, or those listed. Only pages of listed origins may send credentials. */
export type CorsOrigins = '*' | readonly string[];

/** The CORS headers of a gateway. */
export interface Cors {
  /** Headers of every answer. */
  getHeaders(request: Pick<IncomingRequest, 'headers'>): HeaderList;
  /** Further headers of the answer to a preflight request. */
  getPreflightHeaders(request: Pick<IncomingRequest, 'headers'>, methods: string): HeaderList;
}

const EXPOSED = ['access-control-expose-headers', 'x-request-id, ratelimit, ratelimit-policy, retry-after'];

const createPreflightHeaders = (methods: string, headers: string): HeaderList => {
  const kept = ['access-control-max-age', '7200'];
  return ['access-control-allow-methods', methods, ...kept, 'access-control-allow-headers', headers];
};

/** Creates the CORS headers. */
export const createCors = (origins: CorsOrigins): Cors => (origins === '*' ? anyOrigin : createListedOrigins(origins));

/**
 * Pages of any origin may read answers, but browsers let none send cookies: the `Authorization` header alone authenticates
 * its requests, and the page itself has to have the token.
 */
const anyOrigin: Cors = (() => {
  const always = ['access-control-allow-origin', '*', ...EXPOSED];
  // A star covers every header except `authorization`, which has to be named.
  return {
    getHeaders: () => always,
    getPreflightHeaders: (_, methods) => createPreflightHeaders(methods, 'authorization, *'),
  };
})();

const createListedOrigins = (origins: readonly string[]): Cors => {
  const unlisted = ['vary', 'origin'];
  const listed = new Map(
    origins.map((origin) => {
      const allowed = ['access-control-allow-origin', origin, 'access-control-allow-credentials', 'true'];
      return [origin, [...allowed, ...EXPOSED, ...unlisted]] as const;
    }),
  );
  return {
    getHeaders: ({ headers: { origin = '' } }) => listed.get(origin) ?? unlisted,
    getPreflightHeaders: ({ headers }, methods) => {
      if (!listed.has(headers.origin ?? '')) return [];
      // With credentials, a star would be the name of a header.
      return createPreflightHeaders(methods, headers['access-control-request-headers'] ?? 'authorization');
    },
  };
};
