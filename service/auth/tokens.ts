/** Tokens: signed, self-contained, opaque to clients (semantics 3.1.17). */
import { randomBytes, randomUUID } from 'node:crypto';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { unauthenticatedError } from '../errors.ts';
import type { Database } from '../store/database.ts';

export type TokenType = 'ACCESS_TOKEN' | 'REFRESH_TOKEN' | 'CLIENT_SECRET' | 'API_KEY';

/** Claims of a token. */
export interface SignedClaims {
  readonly iss: string;
  readonly typ: TokenType;
  /** Kind of the subject. */
  readonly own: 'USER' | 'APP';
  /** Domain. */
  readonly did: string;
  /** Workspace; empty: none, `*`: the whole domain. */
  readonly wid: string;
  /** `user_id` or `app_id`. */
  readonly aud: string;
  readonly jti: string;
  /** Seconds since 1970. */
  readonly iat: number;
  readonly exp: number;
  /** Role type of the subject. */
  readonly rol: string;
  readonly permissions: readonly string[];
  readonly ver: string;
  /** Generation of the user's tokens, in access and refresh tokens. Absent when the user has none. */
  readonly gen?: string | undefined;
}

/** Claims the caller of `sign` chooses. `sign` fills in the others. */
export type NewTokenClaims = Pick<
  SignedClaims,
  'typ' | 'own' | 'did' | 'wid' | 'aud' | 'rol' | 'permissions' | 'gen'
> & {
  /** Seconds until the token expires. */
  readonly lifetime: number;
  /** Id of the record behind the token. Default: a random UUID. */
  readonly jti?: string;
};

/** Signs and verifies tokens. */
export interface TokenSigner {
  readonly sign: (terms: NewTokenClaims) => Promise<string>;
  /**
   * @param only token types that the caller accepts
   * @throws {ServiceError} ERROR_AUTHENTICATE_FAILURE when unreadable, badly signed, expired or of another type
   */
  readonly read: (token: string, only: readonly TokenType[]) => Promise<SignedClaims>;
}

const ISSUER = 'skein';
const ALGORITHM = 'HS256';

/** The first process creates the key. All other processes and later starts read the same key. */
const readSigningKey = async (db: Database, purpose: string): Promise<Uint8Array> => {
  const fresh = randomBytes(32).toString('base64url');
  await sql`insert into signing_key (purpose, secret) values (${purpose}, ${fresh}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ secret: string }>`select secret from signing_key where purpose = ${purpose}`.execute(db);
  return Buffer.from(rows[0]?.secret ?? '', 'base64url');
};

/**
 * Opens the signing keys of the store. Refresh tokens are signed with a separate key (semantics 3.1.17).
 *
 * @param clock current time, for the issue time and expiry of tokens
 */
export const openTokenSigner = async (db: Database, clock: () => Date): Promise<TokenSigner> => {
  const access = await readSigningKey(db, 'access');
  const refresh = await readSigningKey(db, 'refresh');
  const keyFor = (typ: TokenType) => (typ === 'REFRESH_TOKEN' ? refresh : access);
  const expired = ({ exp }: SignedClaims) => exp * 1000 <= clock().getTime();
  // Checking a signature is the most expensive part of authentication. A token is verified once; its expiry is checked
  // on every read.
  const read = new LRUCache<string, SignedClaims>({ max: 10_000 });

  const verify = async (token: string, typ: TokenType): Promise<SignedClaims | undefined> => {
    try {
      const terms = { issuer: ISSUER, algorithms: [ALGORITHM], currentDate: clock() };
      const { payload } = await jwtVerify<SignedClaims>(token, keyFor(typ), terms);
      return payload.typ === typ ? payload : undefined;
    } catch (error) {
      if (error instanceof joseErrors.JOSEError) return undefined;
      throw error;
    }
  };

  return {
    sign: ({ lifetime, aud, jti = randomUUID(), ...terms }) =>
      new SignJWT({ ...terms, ver: '1' })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(aud)
        .setJti(jti)
        .setIssuedAt(clock())
        .setExpirationTime(Math.floor(clock().getTime() / 1000) + lifetime)
        .sign(keyFor(terms.typ)),
    read: async (token, only) => {
      for (const typ of only) {
        const claims = read.get(token) ?? (await verify(token, typ));
        if (!claims || claims.typ !== typ || expired(claims)) continue;
        read.set(token, claims);
        return claims;
      }
      throw unauthenticatedError();
    },
  };
};
