/** Operations on trusted secrets: semantics 3.23. */
import type { RequestOf } from '../../contract/resource.ts';
import { type TrustedSecretRecord, trustedSecret } from '../../contract/secret/trustedSecret.ts';
import { findVisible, isBoundToWorkspace } from '../auth/visibility.ts';
import { resolveWorkspaceByGroup } from '../auth/workspaceResolution.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import type { SecretCipher } from '../crypto/secretCipher.ts';
import { type StoredTrustedSecret, secrets } from '../crypto/trustedSecretTable.ts';
import { checkReference, findEntries } from '../directory/findEntries.ts';
import { notFoundError, ServiceError } from '../errors.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { toWireRecord } from '../query/index.ts';
import { changeRow, insertRow, removeRow } from '../store/records.ts';

type SecretCreateRequest = RequestOf<typeof trustedSecret.create>;
type SecretUpdateRequest = RequestOf<typeof trustedSecret.update>;
type SecretUpdateDataRequest = RequestOf<typeof trustedSecret.update_data>;
type SecretRequest = RequestOf<typeof trustedSecret.delete>;
type SecretGetDataRequest = RequestOf<typeof trustedSecret.get_data>;

interface SecretDependencies {
  readonly cipher: SecretCipher;
}

const toWireSecret = (row: StoredTrustedSecret) => toWireRecord(secrets, row) as TrustedSecretRecord;

/**
 * The provider of a secret's trusted account; empty without an account.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, also for an account of another workspace
 */
const findProvider = async (call: ServiceCall, accountId: string): Promise<string> => {
  if (accountId === '') return '';
  const account = await checkReference(call.db, 'trusted_accounts', call.domainId, 'trusted_account_id', accountId);
  const { workspace_id = '*', provider = '' } = account ?? {};
  const isElsewhere = !['*', '', call.caller.workspaceId].includes(workspace_id);
  if (isBoundToWorkspace(call) && isElsewhere) throw notFoundError('trusted_account_id', accountId);
  return provider;
};

const create =
  ({ cipher }: SecretDependencies) =>
  async (request: SecretCreateRequest, call: ServiceCall) => {
    const { name, resource_group, schema_id = '', tags = {}, trusted_account_id = '' } = request;
    const stored = await insertRow(call.db, secrets, {
      trusted_secret_id: newRecordId(trustedSecret),
      ...{ name, schema_id, tags, resource_group, trusted_account_id },
      provider: await findProvider(call, trusted_account_id),
      domain_id: call.domainId,
      workspace_id: await resolveWorkspaceByGroup(call, resource_group),
      created_at: call.now,
      ...cipher.encrypt(request.data),
    });
    return toWireSecret(stored);
  };

const update = async ({ trusted_secret_id, name, tags }: SecretUpdateRequest, call: ServiceCall) => {
  const found = await findVisible(call, secrets, trusted_secret_id, 'write');
  const changes = { name: name ?? found.name, tags: tags ?? found.tags };
  return toWireSecret(await changeRow(call.db, secrets, found, changes));
};

const updateData =
  ({ cipher }: SecretDependencies) =>
  async ({ trusted_secret_id, schema_id, data }: SecretUpdateDataRequest, call: ServiceCall) => {
    const found = await findVisible(call, secrets, trusted_secret_id, 'write');
    await changeRow(call.db, secrets, found, { schema_id, ...cipher.encrypt(data) });
    return {};
  };

const getData =
  ({ cipher }: SecretDependencies) =>
  async ({ trusted_secret_id }: SecretGetDataRequest, call: ServiceCall) => {
    const found = await findVisible(call, secrets, trusted_secret_id, 'read');
    return { encrypted: false, encrypt_options: {}, data: cipher.decrypt(found) };
  };

const remove = async ({ trusted_secret_id }: SecretRequest, call: ServiceCall) => {
  const found = await findVisible(call, secrets, trusted_secret_id, 'write');
  const [related] = await findEntries(call.db, 'secrets', found.domain_id, { trusted_secret_id });
  if (related) {
    throw new ServiceError(
      'ERROR_EXIST_RELATED_SECRET',
      `A secret uses the trusted secret. (secret_id = ${related.secret_id})`,
    );
  }
  await removeRow(call.db, secrets, found);
  return {};
};

export const trustedSecretHandlers = (dependencies: SecretDependencies) =>
  implementResource(trustedSecret, {
    create: create(dependencies),
    update,
    delete: remove,
    update_data: updateData(dependencies),
    get_data: getData(dependencies),
    get: answerGet(secrets),
    list: answerList(secrets, trustedSecret.list),
    stat: answerStat(secrets),
  });
