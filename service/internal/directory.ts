/** Handlers of the internal operations that change and read the directory of a running service: semantics 0.1.2. */
import { directory } from '../../contract/internal.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { type Call, implement, inTransaction, withoutTransaction } from '../call.ts';
import { evaluateChangedSources } from '../cost-analysis/budgetEvaluation.ts';
import { sealRecords } from '../crypto/sealing.ts';
import type { Vault } from '../crypto/vault.ts';
import { putInBulk } from '../directory/bulkPut.ts';
import { deleteDirectory } from '../directory/delete.ts';
import { listDirectory } from '../directory/listEntries.ts';
import { withoutPlainPasswords } from '../directory/passwords.ts';
import { commit, stage } from '../directory/stagedPuts.ts';

interface Dependencies {
  readonly vault: Vault;
}

type PutRequest = RequestOf<typeof directory.put>;

/** Puts or stages records. */
const put = async ({ batch, commit: isLast = false, ...given }: PutRequest, { db, now }: Call) => {
  if (!batch) return { count: await putInBulk(db, [given], now) };
  return { count: await (isLast ? commit : stage)(db, batch, given, now) };
};

/** Directory changes may affect costs. Budgets are evaluated in the same transaction (semantics 3.13.9). */
const evaluateAfter =
  <Request>(change: (request: Request, call: Call) => Promise<{ count: number }>) =>
  async (request: Request, call: Call) => {
    const answer = await change(request, call);
    await evaluateChangedSources(call);
    return answer;
  };

const putAndEvaluate = evaluateAfter(put);

/** Seals secrets and hashes passwords, then puts or stages the records. */
const putProtected = ({ vault }: Dependencies) =>
  withoutTransaction<typeof directory.put>(async (request, call) => {
    const sealed = sealRecords(() => vault, request.kind, request.records);
    const records = [...(await withoutPlainPasswords(call.db, request.kind, sealed))];
    return inTransaction(call, (within) => putAndEvaluate({ ...request, records }, within));
  });

const remove = async ({ kind, ids }: RequestOf<typeof directory.delete>, { db, domainId }: Call) => ({
  count: await deleteDirectory(db, kind, ids, domainId),
});

export const directoryHandlers = (dependencies: Dependencies) =>
  implement(directory, {
    put: putProtected(dependencies),
    delete: evaluateAfter(remove),
    list: async ({ kind }, { db, domainId }) => ({ results: await listDirectory(db, kind, domainId) }),
  });
