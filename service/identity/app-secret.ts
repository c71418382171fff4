/** The secret of an app or agent: a signed token, which is itself the bearer (semantics 3.3.5, 3.4.7, 4.6.5). */
import { type AppRecord, app as appResource } from '../../contract/identity/app.ts';
import type { Tokens } from '../auth/tokens.ts';
import { newId } from '../ids.ts';
import { AGENT_PERMISSIONS } from './app-permissions.ts';
import { lifetimeUntil } from './expiry.ts';

/** A fresh client id. It stands in the secret, so that a new one makes every earlier secret worthless. */
export const newClientId = (): string => newId(appResource.otherPrefixes.client_id);

/** Signs the secret of an app as it is stored. Permissions of a role are looked up at each use. */
export const clientSecretOf = (tokens: Tokens, app: AppRecord, now: string): Promise<string> =>
  tokens.sign({
    typ: 'CLIENT_SECRET',
    own: 'APP',
    did: app.domain_id,
    wid: app.workspace_id,
    aud: app.app_id,
    jti: app.client_id,
    rol: app.role_type,
    permissions: app.is_managed ? AGENT_PERMISSIONS : [],
    lifetime: lifetimeUntil(app.expired_at, now),
  });

/** What a new secret changes in an app: an expired one works again, a disabled one stays disabled (semantics 3.3.6). */
export const renewal = ({ state }: AppRecord, expiredAt: string): Partial<AppRecord> => ({
  client_id: newClientId(),
  expired_at: expiredAt,
  ...(state === 'EXPIRED' ? { state: 'ENABLED' } : {}),
});
