import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** Reads and writes the cookie of a session. */
export interface SessionCookie {
  /** The cookie of a request. */
  read(headers: IncomingHttpHeaders): string | undefined;
  /**
   * A `Set-Cookie` header that keeps a value. Undefined if browsers would not keep it, because it is too large.
   *
   * @param maxAgeS in seconds
   */
  write(value: string, maxAgeS: number, headers: IncomingHttpHeaders): string | undefined;
  /** A `Set-Cookie` header that removes the cookie. */
  clear(headers: IncomingHttpHeaders): string;
}

/** `__Host-`: browsers take the cookie by HTTPS only, from no other host, so that no neighbour can plant one. */
const COOKIE_NAME = '__Host-skein-session';

/** Name of the cookie without `Secure`. */
const LOCAL_COOKIE_NAME = 'skein-session';

/** Longest cookie that browsers store: name, value and attributes together. */
const MAX_COOKIE_LENGTH = 4_096;

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Creates the cookie of a gateway: HttpOnly, Secure, SameSite=Strict.
 *
 * @param allowLocalhost whether it is without `Secure` at http://localhost, where some browsers would not keep it otherwise
 */
export const createSessionCookie = (allowLocalhost: boolean): SessionCookie => {
  const isLocal = (headers: IncomingHttpHeaders) =>
    allowLocalhost && LOCAL_HOST.test(headers.host ?? '') && headers['x-forwarded-proto'] !== 'https';
  const set = (value: string, maxAge: number, headers: IncomingHttpHeaders) => {
    const local = isLocal(headers);
    const kept = { httpOnly: true, secure: !local, sameSite: 'strict', path: '/', maxAge } as const;
    return stringifySetCookie({ name: local ? LOCAL_COOKIE_NAME : COOKIE_NAME, value, ...kept });
  };
  return {
    read: (headers) => {
      if (headers.cookie === undefined) return undefined;
      return parseCookie(headers.cookie)[isLocal(headers) ? LOCAL_COOKIE_NAME : COOKIE_NAME] || undefined;
    },
    write: (value, maxAgeS, headers) => {
      const header = set(value, maxAgeS, headers);
      return header.length > MAX_COOKIE_LENGTH ? undefined : header;
    },
    clear: (headers) => set('', 0, headers),
  };
};
