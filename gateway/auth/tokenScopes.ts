import type { JWTPayload } from 'jose';

/**
 * The scopes of a verified token: the claims `scope` (RFC 8693, RFC 9068) and `scp`, each a list, or a text with spaces in
 * between.
 */
export const tokenScopes = ({ scope, scp }: JWTPayload): ReadonlySet<string> => {
  const texts = [scope, scp].flat().filter((value) => typeof value === 'string');
  return new Set(texts.flatMap((text) => text.split(' ')).filter((name) => name !== ''));
};
