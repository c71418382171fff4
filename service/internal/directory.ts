/** Handlers of the internal operations that change and read the directory of a running service: semantics 0.1.2. */
import { directory } from '../../contract/internal.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { implementResource, runInTransaction, type ServiceCall, withoutTransaction } from '../call.ts';
import { evaluateChangedSources } from '../cost-analysis/budgetEvaluation.ts';
import { encryptRecords } from '../crypto/encryptRecords.ts';
import type { SecretCipher } from '../crypto/secretCipher.ts';
import { putInBulk } from '../directory/bulkPut.ts';
import { deleteDirectoryRecords } from '../directory/delete.ts';
import { listDirectoryRecords } from '../directory/listEntries.ts';
import { replacePlainPasswords } from '../directory/replacePlainPasswords.ts';
import { commitBatch, stagePut } from '../directory/stagedPuts.ts';

interface DirectoryDependencies {
  readonly cipher: SecretCipher;
}

type DirectoryPutRequest = RequestOf<typeof directory.put>;

/** Puts or stages records. */
const putOrStage = async (
  { batch, commit: isLast = false, ...given }: DirectoryPutRequest,
  { db, now }: ServiceCall,
) => {
  if (!batch) return { count: await putInBulk(db, [given], now) };
  return { count: await (isLast ? commitBatch : stagePut)(db, batch, given, now) };
};

/** Directory changes may affect costs. Budgets are evaluated in the same transaction (semantics 3.13.9). */
const evaluateAfter =
  <Request>(change: (request: Request, call: ServiceCall) => Promise<{ count: number }>) =>
  async (request: Request, call: ServiceCall) => {
    const answer = await change(request, call);
    await evaluateChangedSources(call);
    return answer;
  };

const putAndEvaluate = evaluateAfter(putOrStage);

/** Encrypts secrets and hashes passwords, then puts or stages the records. */
const putEncrypted = ({ cipher }: DirectoryDependencies) =>
  withoutTransaction<typeof directory.put>(async (request, call) => {
    const encrypted = encryptRecords(() => cipher, request.kind, request.records);
    const records = [...(await replacePlainPasswords(call.db, request.kind, encrypted))];
    return runInTransaction(call, (within) => putAndEvaluate({ ...request, records }, within));
  });

const remove = async ({ kind, ids }: RequestOf<typeof directory.delete>, { db, domainId }: ServiceCall) => ({
  count: await deleteDirectoryRecords(db, kind, ids, domainId),
});

export const directoryHandlers = (dependencies: DirectoryDependencies) =>
  implementResource(directory, {
    put: putEncrypted(dependencies),
    delete: evaluateAfter(remove),
    list: async ({ kind }, { db, domainId }) => ({ results: await listDirectoryRecords(db, kind, domainId) }),
  });
