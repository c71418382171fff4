/** Reads of the users of a workspace (reads around the API): users with a role binding to it, from the directory. */
import { type WorkspaceUserRecord, workspaceUser } from '../../contract/identity/workspaceUser.ts';
import { implementResource } from '../call.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { createTable } from '../store/table.ts';

const users = createTable<WorkspaceUserRecord>(workspaceUser, { isView: true, hidden: { workspace_id: 'text' } });

export const workspaceUserHandlers = implementResource(workspaceUser, {
  get: answerGet(users),
  list: answerList(users, workspaceUser.list),
});
