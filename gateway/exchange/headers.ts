/** Header pairs as a flat list, the fastest format for `writeHead`. */
export type Headers = readonly string[];

/**
 * Headers of every answer except those of pages, which have their own: browsers take answers as what they are
 * declared to be, and send no address of ours to other servers.
 */
const SECURITY_HEADERS: Headers = ['x-content-type-options', 'nosniff', 'referrer-policy', 'no-referrer'];

/**
 * The security headers of a gateway.
 *
 * @param hstsSeconds how long browsers use HTTPS only, in seconds; 0: the header is not sent
 */
export const securityHeaders = (hstsSeconds: number): Headers => {
  if (hstsSeconds === 0) return SECURITY_HEADERS;
  return [...SECURITY_HEADERS, ...hstsHeader(hstsSeconds)];
};

/** The header that makes browsers use HTTPS only. */
export const hstsHeader = (seconds: number): readonly [name: string, value: string] => [
  'strict-transport-security',
  `max-age=${seconds}`,
];
