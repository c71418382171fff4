/** Operations on apps: semantics 3.3. */
import { type AppRecord, app } from '../../contract/identity/app.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { findAppPermissions } from '../auth/appPermissions.ts';
import { recordLastUse } from '../auth/lastUse.ts';
import { appsAt } from '../auth/tables.ts';
import type { TokenSigner } from '../auth/tokens.ts';
import { isValidSubject } from '../auth/tokenValidity.ts';
import { findAppProjects, findVisible, visibilityConditions } from '../auth/visibility.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { permissionDeniedError } from '../errors.ts';
import { answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { toWireRecord } from '../query/index.ts';
import { changeRow, findRow, insertRow, memberEquals, removeRow } from '../store/records.ts';
import { findAppLocation, findAppRole } from './appRules.ts';
import { newClientId, prepareRenewal, signClientSecret } from './appSecret.ts';
import { checkAppDelegation, checkDelegation } from './delegation.ts';
import { changeCredentialState, findExpiry } from './expiry.ts';

type AppRequest = RequestOf<typeof app.get>;

interface AppDependencies {
  readonly tokens: TokenSigner;
}

const toWireApp = (row: AppRecord, { now }: ServiceCall) => toWireRecord(appsAt(now), row) as AppRecord;

/** The answer with the secret. Only `create` and `generate_client_secret` return it. */
const addClientSecret = async ({ tokens }: AppDependencies, row: AppRecord, call: ServiceCall) => ({
  ...toWireApp(row, call),
  client_secret: await signClientSecret(tokens, row, call.now),
});

const create = (dependencies: AppDependencies) => async (request: RequestOf<typeof app.create>, call: ServiceCall) => {
  const { name, tags = {}, resource_group } = request;
  const place = await findAppLocation(request, call);
  const { role_id, role_type, permissions } = await findAppRole(request, call);
  await checkDelegation(call, { roleType: role_type, workspaceId: place.workspace_id, permissions, limitedTo: place });
  const stored = await insertRow(call.db, appsAt(call.now), {
    app_id: newRecordId(app),
    client_id: newClientId(),
    ...{ name, tags, resource_group, ...place, role_id, role_type },
    state: 'ENABLED',
    is_managed: false,
    domain_id: call.domainId,
    created_at: call.now,
    expired_at: findExpiry('app', request.expired_at, call.now),
  });
  return addClientSecret(dependencies, stored, call);
};

const findAppToChange = (call: ServiceCall, id: string) => findVisible(call, appsAt(call.now), id, 'write');

/** @throws {ServiceError} ERROR_PERMISSION_DENIED for the app of an agent (semantics 3.3.8) */
const findUnmanagedApp = async (call: ServiceCall, id: string): Promise<AppRecord> => {
  const found = await findAppToChange(call, id);
  if (found.is_managed) throw permissionDeniedError('A managed app can only be changed through its agent.');
  return found;
};

const changeApp = (call: ServiceCall, found: AppRecord, changes: Partial<AppRecord>) =>
  changeRow(call.db, appsAt(call.now), found, changes);

const update = async ({ app_id, name, tags }: RequestOf<typeof app.update>, call: ServiceCall) => {
  const found = await findAppToChange(call, app_id);
  return toWireApp(await changeApp(call, found, { name: name ?? found.name, tags: tags ?? found.tags }), call);
};

const generateClientSecret =
  (dependencies: AppDependencies) =>
  async (request: RequestOf<typeof app.generate_client_secret>, call: ServiceCall) => {
    const found = await findUnmanagedApp(call, request.app_id);
    await checkAppDelegation(call, found);
    const changes = prepareRenewal(found, findExpiry('app', request.expired_at, call.now));
    return addClientSecret(dependencies, await changeApp(call, found, changes), call);
  };

const changeStateTo = (state: 'ENABLED' | 'DISABLED') => async (request: AppRequest, call: ServiceCall) => {
  const found = await findUnmanagedApp(call, request.app_id);
  if (state === 'ENABLED' && found.state !== state) await checkAppDelegation(call, found);
  return toWireApp(await changeApp(call, found, changeCredentialState(found.state, state, 'app_id')), call);
};

const remove = async ({ app_id }: AppRequest, call: ServiceCall) => {
  await removeRow(call.db, appsAt(call.now), await findUnmanagedApp(call, app_id));
  return {};
};

const get = async ({ app_id }: AppRequest, call: ServiceCall) =>
  toWireApp(await findVisible(call, appsAt(call.now), app_id, 'read'), call);

/**
 * The app of a client id, when it is enabled and valid. The error is the same for every reason, as for a caller
 * (semantics 3.3.10).
 */
const findUsableApp = async (call: ServiceCall, clientId: string): Promise<AppRecord> => {
  const apps = appsAt(call.now);
  const found = await findRow(call.db, apps, [
    memberEquals(apps, 'client_id', clientId),
    ...(await visibilityConditions(call, apps, 'read')),
  ]);
  const isWorking = found?.state === 'ENABLED' && (await isValidSubject(call.db, toSubject(found)));
  if (!isWorking) throw permissionDeniedError('The app does not exist, or is not usable. (key = client_id)');
  return found;
};

const toSubject = ({ domain_id, workspace_id }: AppRecord) => ({ domainId: domain_id, workspaceId: workspace_id });

const checkApp = async ({ client_id }: RequestOf<typeof app.check>, call: ServiceCall) => {
  const found = await findUsableApp(call, client_id);
  const permissions = [...(await findAppPermissions(call.db, found))];
  const projects = (await findAppProjects(call.db, found.domain_id, found)) ?? [];
  await recordLastUse(call.db, appsAt(call.now), found, call.now);
  return { permissions, projects };
};

export const appHandlers = (dependencies: AppDependencies) =>
  implementResource(app, {
    create: create(dependencies),
    update,
    generate_client_secret: generateClientSecret(dependencies),
    enable: changeStateTo('ENABLED'),
    disable: changeStateTo('DISABLED'),
    get,
    delete: remove,
    check: checkApp,
    list: (request, call) => answerList(appsAt(call.now), app.list)(request, call),
    stat: (request, call) => answerStat<typeof app.stat>(appsAt(call.now))(request, call),
  });
