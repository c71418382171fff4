/** The domain and the workspace of all rows. */
export const DOMAIN = 'domain-bench';
export const WORKSPACE = 'workspace-bench';

const encodeSegment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A bearer token with the size and claims of those that the service issues. Its signature is invalid: the bench's POST
 * API does not verify it, and contestants must not.
 */
export const AUTHORIZATION = `Bearer ${[
  encodeSegment({ alg: 'RS256', typ: 'JWT', kid: 'bench' }),
  encodeSegment({
    iss: 'skein',
    own: 'USER',
    typ: 'ACCESS_TOKEN',
    did: DOMAIN,
    wid: WORKSPACE,
    aud: 'owner@example.com',
    rol: 'WORKSPACE_OWNER',
    iat: 1_790_000_000,
    exp: 4_102_444_800,
    jti: '0f8d6b1e-6a53-4a51-9a0c-3f7f3f6f2a10',
  }),
  'x'.repeat(342),
].join('.')}`;
