/** An issuer of tokens with a key set of its own, and the gateway that trusts it. */
import { createServer, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { listen } from '../listen.ts';

/** A key pair with its id. */
export const makeSigningKey = async (kid: string, alg = 'ES256') => {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  return { kid, alg, publicKey, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
};

export type SigningKeyPair = Awaited<ReturnType<typeof makeSigningKey>>;

/** Claims of a user of `domain-1`, as the service of this project writes them. */
export const CLAIMS = {
  typ: 'ACCESS_TOKEN',
  own: 'USER',
  did: 'domain-1',
  wid: '',
  rol: 'DOMAIN_ADMIN',
  permissions: [],
};

/** Signs a token that is valid by default. */
export const signToken = (
  key: SigningKeyPair,
  claims: JWTPayload = {},
  header: Record<string, unknown> = {},
): Promise<string> => {
  const now = Math.floor(Date.now() / 1000);
  const payload = { ...CLAIMS, iss: 'issuer', aud: 'ada', iat: now, exp: now + 600, ...claims };
  return new SignJWT(payload).setProtectedHeader({ alg: key.alg, kid: key.kid, ...header }).sign(key.privateKey);
};

/** A JSON value as a part of a token. */
export const encodeTokenSegment = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const answerKeySet = (keys: readonly SigningKeyPair[]) => (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }));

/** Serves a key set; `answer` may be replaced by anything else. */
export const startIssuer = async (...keys: readonly SigningKeyPair[]) => {
  const state = { answer: answerKeySet(keys), fetches: 0, paths: [] as string[] };
  const server = createServer(({ url = '' }, response) => {
    state.fetches += 1;
    state.paths.push(url);
    state.answer(response);
  });
  const { url, close } = await listen(server);
  return {
    url: `${url}/keys`,
    /** Number of times the key set was fetched. */
    fetches: () => state.fetches,
    paths: state.paths,
    serve: (...others: readonly SigningKeyPair[]) => {
      state.answer = answerKeySet(others);
    },
    answer: (answer: (response: ServerResponse) => undefined) => {
      state.answer = answer;
    },
    [Symbol.asyncDispose]: close,
  };
};
