/** Handlers of the internal operations that change and read the directory of a running service: semantics 0.1.2. */
import { directory } from '../../contract/internal.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { type Call, implement } from '../call.ts';
import { evaluateChangedSources } from '../cost-analysis/budgetEvaluation.ts';
import { sealRecords } from '../crypto/sealing.ts';
import type { Vault } from '../crypto/vault.ts';
import { putInBulk } from '../directory/bulkPut.ts';
import { deleteDirectory } from '../directory/delete.ts';
import { listDirectory } from '../directory/listEntries.ts';
import { commit, stage } from '../directory/stagedPuts.ts';

interface Dependencies {
  readonly vault: Vault;
}

type PutRequest = RequestOf<typeof directory.put>;

/** Puts or stages records. Secrets are sealed first in both cases. */
const put =
  ({ vault }: Dependencies) =>
  async ({ batch, commit: isLast = false, ...given }: PutRequest, { db, now }: Call) => {
    const records = { ...given, records: sealRecords(() => vault, given.kind, given.records) };
    if (!batch) return { count: await putInBulk(db, [records], now) };
    return { count: await (isLast ? commit : stage)(db, batch, records, now) };
  };

/** Directory changes may affect costs. Budgets are evaluated in the same transaction (semantics 3.13.9). */
const evaluateAfter =
  <Request>(change: (request: Request, call: Call) => Promise<{ count: number }>) =>
  async (request: Request, call: Call) => {
    const answer = await change(request, call);
    await evaluateChangedSources(call);
    return answer;
  };

const remove = async ({ kind, ids }: RequestOf<typeof directory.delete>, { db, domainId }: Call) => ({
  count: await deleteDirectory(db, kind, ids, domainId),
});

export const directoryHandlers = (dependencies: Dependencies) =>
  implement(directory, {
    put: evaluateAfter(put(dependencies)),
    delete: evaluateAfter(remove),
    list: async ({ kind }, { db, domainId }) => ({ results: await listDirectory(db, kind, domainId) }),
  });
