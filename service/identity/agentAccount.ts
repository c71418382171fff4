/** The service account of a new agent (semantics 3.4.1, 3.4.3). */
import { isVisible } from '../auth/visibility.ts';
import { resolveWorkspace } from '../auth/workspaceResolution.ts';
import type { Call } from '../call.ts';
import { checkReference } from '../directory/directory.ts';
import { invalid, notFound } from '../errors.ts';

/** Values that an agent takes from its service account. */
export interface Account {
  /** The id, where the account has no name or is not in the directory. */
  readonly name: string;
  readonly workspace_id: string;
  readonly project_id: string;
}

/**
 * Returns the account from the directory.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, also for an account that is not visible to the caller;
 *   ERROR_INVALID_PARAMETER for one that is no container cluster
 */
export const accountOf = async (call: Call, id: string): Promise<Account> => {
  const known = await checkReference(call.db, 'service_accounts', call.domainId, 'service_account_id', id);
  // The agent gets the workspace and project of the account, so the caller must be able to see records there.
  if (known && !(await isVisible(call, known))) throw notFound('service_account_id', id);
  if (known && known.provider !== 'kubernetes') throw invalid('service_account_id', 'its provider must be kubernetes');
  return {
    name: known?.name || id,
    workspace_id: await resolveWorkspace(call, known),
    project_id: known?.project_id ?? '',
  };
};
