/** The workspaces of the signed-in user (reads around the API). */
import { type MyWorkspaceRecord, userProfile } from '../../contract/identity/userProfile.ts';
import { implementResource, type OperationHandler } from '../call.ts';
import { listRecords } from '../query/index.ts';
import { memberEquals } from '../store/records.ts';
import { createTable, type ResourceTable } from '../store/table.ts';

const workspaces = createTable<MyWorkspaceRecord>(userProfile, {
  name: 'identity_user_workspace',
  isView: true,
  hidden: { user_id: 'text' },
}) as ResourceTable;

const getWorkspaces: OperationHandler<typeof userProfile.get_workspaces> = async (
  _request,
  { db, domainId, caller },
) => {
  const where = [memberEquals(workspaces, 'domain_id', domainId), memberEquals(workspaces, 'user_id', caller.id)];
  const { results, total_count } = await listRecords(db, workspaces, { where });
  return { results: results as MyWorkspaceRecord[], total_count };
};

export const userProfileHandlers = implementResource(userProfile, { get_workspaces: getWorkspaces });
