/** The domain and the workspace that all rows belong to. */
export const DOMAIN = 'domain-bench';
export const WORKSPACE = 'workspace-bench';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A bearer token of the size and with the claims of those the service issues. Its signature is none: the POST API of the
 * bench does not look at it, and what stands before the API must not.
 */
export const AUTHORIZATION = `Bearer ${[
  part({ alg: 'RS256', typ: 'JWT', kid: 'bench' }),
  part({
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
