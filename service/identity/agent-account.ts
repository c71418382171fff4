/** The service account of a new agent (semantics 3.4.1, 3.4.3). */
import { isVisible } from '../auth/visibility.ts';
import type { Call } from '../call.ts';
import { referenced } from '../directory/directory.ts';
import { resolveWorkspace } from '../directory/workspace-resolution.ts';
import { invalid, notFound } from '../errors.ts';

/** What an agent takes over from its account. */
export interface Account {
  /** The id, where the account has no name or the directory does not know it. */
  readonly name: string;
  readonly workspace_id: string;
  readonly project_id: string;
}

/**
 * The account as the directory tells it.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, also for an account out of reach; ERROR_INVALID_PARAMETER for one that is no
 *   container cluster
 */
export const accountOf = async (call: Call, id: string): Promise<Account> => {
  const known = await referenced(call.db, 'service_accounts', call.domainId, 'service_account_id', id);
  // The agent will lie where the account does: whoever makes it must be able to see it there.
  if (known && !(await isVisible(call, known))) throw notFound('service_account_id', id);
  if (known && known.provider !== 'kubernetes') throw invalid('service_account_id', 'its provider must be kubernetes');
  return {
    name: known?.name || id,
    workspace_id: await resolveWorkspace(call, known),
    project_id: known?.project_id ?? '',
  };
};
