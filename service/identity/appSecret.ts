/** The secret of an app or agent: a signed token, used directly as the bearer token (semantics 3.3.5, 3.4.7, 4.6.5). */
import { type AppRecord, app as appResource } from '../../contract/identity/app.ts';
import { AGENT_PERMISSIONS } from '../auth/appPermissions.ts';
import type { TokenSigner } from '../auth/tokens.ts';
import { newId } from '../ids.ts';
import { countSecondsUntil } from './expiry.ts';

/** A fresh client id. The secret contains it, so a new client id invalidates every earlier secret. */
export const newClientId = (): string => newId(appResource.otherPrefixes.client_id);

/** Signs the secret of an app as stored. Permissions of a role are looked up at each use. */
export const signClientSecret = (tokens: TokenSigner, app: AppRecord, now: string): Promise<string> =>
  tokens.sign({
    typ: 'CLIENT_SECRET',
    own: 'APP',
    did: app.domain_id,
    wid: app.workspace_id,
    aud: app.app_id,
    jti: app.client_id,
    rol: app.role_type,
    permissions: app.is_managed ? AGENT_PERMISSIONS : [],
    lifetime: countSecondsUntil(app.expired_at, now),
  });

/**
 * Changes of an app that gets a new secret: an expired app is enabled again, a disabled one stays disabled (semantics
 * 3.3.6).
 */
export const prepareRenewal = ({ state }: AppRecord, expiredAt: string): Partial<AppRecord> => ({
  client_id: newClientId(),
  expired_at: expiredAt,
  ...(state === 'EXPIRED' ? { state: 'ENABLED' } : {}),
});
