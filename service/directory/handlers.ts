/** The internal calls that change and read the directory of a running service: semantics 0.1.2. */
import { directory } from '../../contract/internal.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { type Call, implement } from '../call.ts';
import { evaluateTouched } from '../cost-analysis/budget-evaluation.ts';
import { sealedRecords } from '../secret/sealing.ts';
import type { Vault } from '../secret/vault.ts';
import { putInBulk } from './bulk-put.ts';
import { deleteDirectory } from './delete.ts';
import { listEntries } from './directory.ts';
import { checkListable } from './kinds.ts';
import { commit, stage } from './staged-puts.ts';

interface Means {
  readonly vault: Vault;
}

type PutRequest = RequestOf<typeof directory.put>;

/** What is put, or laid aside until it is, holds no secret in the clear. */
const put =
  ({ vault }: Means) =>
  async ({ batch, commit: isLast = false, ...given }: PutRequest, { db, now }: Call) => {
    const records = { ...given, records: sealedRecords(() => vault, given.kind, given.records) };
    if (!batch) return { count: await putInBulk(db, [records], now) };
    return { count: await (isLast ? commit : stage)(db, batch, records, now) };
  };

/** Costs may have changed with the directory: budgets are evaluated before the change is seen (semantics 3.13.9). */
const evaluated =
  <Request>(change: (request: Request, call: Call) => Promise<{ count: number }>) =>
  async (request: Request, call: Call) => {
    const answer = await change(request, call);
    await evaluateTouched(call);
    return answer;
  };

const remove = async ({ kind, ids }: RequestOf<typeof directory.delete>, { db, domainId }: Call) => ({
  count: await deleteDirectory(db, kind, ids, domainId),
});

export const directoryHandlers = (means: Means) =>
  implement(directory, {
    put: evaluated(put(means)),
    delete: evaluated(remove),
    list: async ({ kind }, { db, domainId }) => ({ results: await listEntries(db, checkListable(kind), domainId) }),
  });
