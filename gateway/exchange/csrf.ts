import type { IncomingHttpHeaders } from 'node:http';
import { HttpRefusal } from './refusal.ts';

/** Content types that a page of any origin may send without a CORS preflight. */
const SIMPLE_CONTENT_TYPE = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/** The header of requests that a cookie authenticates. Only pages of the gateway's own or of listed origins can send it. */
const CSRF_HEADER = 'x-csrf';

/** Headers that force a CORS preflight. Any one of them suffices. */
const PREFLIGHT_HEADERS = [
  'authorization',
  CSRF_HEADER,
  'x-apollo-operation-name',
  'apollo-require-preflight',
  'graphql-require-preflight',
];

/**
 * Refuses a GET that a page of another origin may have forged (CSRF). POST needs no such check: it requires
 * `application/json`, which forces a preflight. A GET passes if it has a header that forces a preflight, or if no
 * header indicates another origin: browsers send `Sec-Fetch-Site`, older ones `Origin` or `Referer`; other clients send
 * none of these.
 *
 * @throws {HttpRefusal} 400
 */
export const refuseForgedGet = (headers: IncomingHttpHeaders): void => {
  if (PREFLIGHT_HEADERS.some((name) => headers[name] !== undefined)) return;
  const contentType = headers['content-type'];
  if (contentType !== undefined && !SIMPLE_CONTENT_TYPE.test(contentType)) return;
  if (contentType === undefined && !isFromForeignPage(headers)) return;
  throw new HttpRefusal(
    400,
    'This request could have been forged by a page of another origin. Send it with the header ' +
      '`content-type: application/json`, or a non-empty `apollo-require-preflight` header.',
  );
};

/**
 * Refuses a request that a cookie authenticates, unless it has the header that no page of another origin can send.
 *
 * @throws {HttpRefusal} 400
 */
export const refuseWithoutCsrfHeader = (headers: IncomingHttpHeaders): void => {
  if (headers[CSRF_HEADER]) return;
  throw new HttpRefusal(
    400,
    'Requests with a session need the header `x-csrf: 1`, so that no other page can forge them.',
  );
};

/** Whether a browser says that a request comes from a page of the gateway's own origin. */
export const isSameOrigin = ({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean => {
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
};

const isFromForeignPage = (headers: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined || headers.referer !== undefined;
};
