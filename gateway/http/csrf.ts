import type { IncomingHttpHeaders } from 'node:http';
import { HttpRefusal } from './refusal.ts';

/** Content types a page of any origin may send without the browser asking first. */
const SIMPLE_CONTENT_TYPE = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/** Headers that make a browser ask first; any one of them will do. */
const PREFLIGHT_HEADERS = [
  'authorization',
  'x-apollo-operation-name',
  'apollo-require-preflight',
  'graphql-require-preflight',
];

/**
 * Refuses a GET that a browser could have been made to send by a page of another origin. POST needs no such check: it is
 * taken only as `application/json`, for which browsers ask first.
 *
 * A GET passes with a header that makes browsers ask, or where nothing says that a foreign page is behind it: browsers
 * mark their requests with `Sec-Fetch-Site`, older ones with `Origin` or `Referer`; programs send none of these.
 *
 * @throws {HttpRefusal} 400
 */
export function refuseForgedGet(headers: IncomingHttpHeaders): void {
  if (PREFLIGHT_HEADERS.some((name) => headers[name] !== undefined)) return;
  const contentType = headers['content-type'];
  if (contentType !== undefined && !SIMPLE_CONTENT_TYPE.test(contentType)) return;
  if (contentType === undefined && !isFromForeignPage(headers)) return;
  throw new HttpRefusal(
    400,
    'This request could have been forged by a page of another origin. Send it with the header ' +
      '`content-type: application/json`, or a non-empty `apollo-require-preflight` header.',
  );
}

function isFromForeignPage(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined || headers.referer !== undefined;
}
