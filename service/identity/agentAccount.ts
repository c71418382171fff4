/** The service account of a new agent (semantics 3.4.1, 3.4.3). */
import { isVisible } from '../auth/visibility.ts';
import { resolveWorkspace } from '../auth/workspaceResolution.ts';
import type { ServiceCall } from '../call.ts';
import { checkReference } from '../directory/findEntries.ts';
import { invalidParameterError, notFoundError } from '../errors.ts';

/** Values that an agent takes from its service account. */
export interface AgentAccount {
  /** The id, where the account has no name or is not in the directory. */
  readonly name: string;
  readonly workspace_id: string;
  readonly project_id: string;
}

/**
 * Returns the account from the directory.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, also for an account that is not visible to the caller;
 *   ERROR_INVALID_PARAMETER for one that is not a container cluster
 */
export const findAgentAccount = async (call: ServiceCall, id: string): Promise<AgentAccount> => {
  const known = await checkReference(call.db, 'service_accounts', call.domainId, 'service_account_id', id);
  // The agent gets the workspace and project of the account, so the caller must be able to see records there.
  if (known && !(await isVisible(call, known))) throw notFoundError('service_account_id', id);
  if (known && known.provider !== 'kubernetes')
    throw invalidParameterError('service_account_id', 'its provider must be kubernetes');
  return {
    name: known?.name || id,
    workspace_id: await resolveWorkspace(call, known),
    project_id: known?.project_id ?? '',
  };
};
