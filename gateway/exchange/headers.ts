/** Header pairs as a flat list, the fastest format for `writeHead`. */
export type HeaderList = readonly string[];

/**
 * Headers of every answer except those of pages, which have their own: browsers take answers as what they are
 * declared to be, and send no address of ours to other servers.
 */
const SECURITY_HEADERS: HeaderList = ['x-content-type-options', 'nosniff', 'referrer-policy', 'no-referrer'];

/**
 * The security headers of a gateway.
 *
 * @param hstsSeconds how long browsers use HTTPS only, in seconds; 0: the header is not sent
 */
export const createSecurityHeaders = (hstsSeconds: number): HeaderList => {
  if (hstsSeconds === 0) return SECURITY_HEADERS;
  return [...SECURITY_HEADERS, ...createHstsHeader(hstsSeconds)];
};

/** The header that makes browsers use HTTPS only. */
export const createHstsHeader = (seconds: number): readonly [name: string, value: string] => [
  'strict-transport-security',
  `max-age=${seconds}`,
];
