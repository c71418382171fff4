/** The workspaces of the signed-in user (reads around the API). */
import { type MyWorkspaceRecord, userProfile } from '../../contract/identity/userProfile.ts';
import { type Handler, implement } from '../call.ts';
import { list } from '../query/index.ts';
import { equals } from '../store/records.ts';
import { type Table, tableOf } from '../store/table.ts';

const workspaces = tableOf<MyWorkspaceRecord>(userProfile, {
  name: 'identity_user_workspace',
  isView: true,
  hidden: { user_id: 'text' },
}) as Table;

const getWorkspaces: Handler<typeof userProfile.get_workspaces> = async (_request, { db, domainId, caller }) => {
  const where = [equals(workspaces, 'domain_id', domainId), equals(workspaces, 'user_id', caller.id)];
  const { results, total_count } = await list(db, workspaces, { where });
  return { results: results as MyWorkspaceRecord[], total_count };
};

export const userProfileHandlers = implement(userProfile, { get_workspaces: getWorkspaces });
