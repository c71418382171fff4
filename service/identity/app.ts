/** Operations on apps: semantics 3.3. */
import { type AppRecord, app } from '../../contract/identity/app.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { permissionsOf } from '../auth/appPermissions.ts';
import { noteUse } from '../auth/lastUse.ts';
import { appsAt } from '../auth/tables.ts';
import type { Tokens } from '../auth/tokens.ts';
import { isValidSubject } from '../auth/tokenValidity.ts';
import { findVisible, projectsOfApp, visibilityConditions } from '../auth/visibility.ts';
import { type Call, implement } from '../call.ts';
import { denied } from '../errors.ts';
import { answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { wireRecord } from '../query/index.ts';
import { changeRow, equals, findRow, insertRow, removeRow } from '../store/records.ts';
import { placeOf, roleOf } from './appRules.ts';
import { clientSecretOf, newClientId, renewal } from './appSecret.ts';
import { checkAppDelegation, checkDelegation } from './delegation.ts';
import { changeOfState, expiryOf } from './expiry.ts';

type AppRequest = RequestOf<typeof app.get>;

interface Dependencies {
  readonly tokens: Tokens;
}

const answer = (row: AppRecord, { now }: Call) => wireRecord(appsAt(now), row) as AppRecord;

/** The answer with the secret. Only `create` and `generate_client_secret` return it. */
const withSecret = async ({ tokens }: Dependencies, row: AppRecord, call: Call) => ({
  ...answer(row, call),
  client_secret: await clientSecretOf(tokens, row, call.now),
});

const create = (dependencies: Dependencies) => async (request: RequestOf<typeof app.create>, call: Call) => {
  const { name, tags = {}, resource_group } = request;
  const place = await placeOf(request, call);
  const { role_id, role_type, permissions } = await roleOf(request, call);
  await checkDelegation(call, { roleType: role_type, workspaceId: place.workspace_id, permissions, limitedTo: place });
  const stored = await insertRow(call.db, appsAt(call.now), {
    app_id: newRecordId(app),
    client_id: newClientId(),
    ...{ name, tags, resource_group, ...place, role_id, role_type },
    state: 'ENABLED',
    is_managed: false,
    domain_id: call.domainId,
    created_at: call.now,
    expired_at: expiryOf('app', request.expired_at, call.now),
  });
  return withSecret(dependencies, stored, call);
};

const appToChange = (call: Call, id: string) => findVisible(call, appsAt(call.now), id, 'write');

/** @throws {ServiceError} ERROR_PERMISSION_DENIED for the app of an agent (semantics 3.3.8) */
const ownAppToChange = async (call: Call, id: string): Promise<AppRecord> => {
  const found = await appToChange(call, id);
  if (found.is_managed) throw denied('A managed app can only be changed through its agent.');
  return found;
};

const change = (call: Call, found: AppRecord, changes: Partial<AppRecord>) =>
  changeRow(call.db, appsAt(call.now), found, changes);

const update = async ({ app_id, name, tags }: RequestOf<typeof app.update>, call: Call) => {
  const found = await appToChange(call, app_id);
  return answer(await change(call, found, { name: name ?? found.name, tags: tags ?? found.tags }), call);
};

const generateClientSecret =
  (dependencies: Dependencies) => async (request: RequestOf<typeof app.generate_client_secret>, call: Call) => {
    const found = await ownAppToChange(call, request.app_id);
    await checkAppDelegation(call, found);
    const changes = renewal(found, expiryOf('app', request.expired_at, call.now));
    return withSecret(dependencies, await change(call, found, changes), call);
  };

const switchTo = (state: 'ENABLED' | 'DISABLED') => async (request: AppRequest, call: Call) => {
  const found = await ownAppToChange(call, request.app_id);
  if (state === 'ENABLED' && found.state !== state) await checkAppDelegation(call, found);
  return answer(await change(call, found, changeOfState(found.state, state, 'app_id')), call);
};

const remove = async ({ app_id }: AppRequest, call: Call) => {
  await removeRow(call.db, appsAt(call.now), await ownAppToChange(call, app_id));
  return {};
};

const get = async ({ app_id }: AppRequest, call: Call) =>
  answer(await findVisible(call, appsAt(call.now), app_id, 'read'), call);

/**
 * The app of a client id, when it is enabled and valid. The error is the same for every reason, as for a caller
 * (semantics 3.3.10).
 */
const workingApp = async (call: Call, clientId: string): Promise<AppRecord> => {
  const apps = appsAt(call.now);
  const found = await findRow(call.db, apps, [
    equals(apps, 'client_id', clientId),
    ...(await visibilityConditions(call, apps, 'read')),
  ]);
  const isWorking = found?.state === 'ENABLED' && (await isValidSubject(call.db, subjectOf(found)));
  if (!isWorking) throw denied('The app does not exist, or is not usable. (key = client_id)');
  return found;
};

const subjectOf = ({ domain_id, workspace_id }: AppRecord) => ({ domainId: domain_id, workspaceId: workspace_id });

const check = async ({ client_id }: RequestOf<typeof app.check>, call: Call) => {
  const found = await workingApp(call, client_id);
  const permissions = [...(await permissionsOf(call.db, found))];
  const projects = (await projectsOfApp(call.db, found.domain_id, found)) ?? [];
  await noteUse(call.db, appsAt(call.now), found, call.now);
  return { permissions, projects };
};

export const appHandlers = (dependencies: Dependencies) =>
  implement(app, {
    create: create(dependencies),
    update,
    generate_client_secret: generateClientSecret(dependencies),
    enable: switchTo('ENABLED'),
    disable: switchTo('DISABLED'),
    get,
    delete: remove,
    check,
    list: (request, call) => answerList(appsAt(call.now), app.list)(request, call),
    stat: (request, call) => answerStat<typeof app.stat>(appsAt(call.now))(request, call),
  });
