/** Reads of workspaces (reads around the API), from the directory. */
import { type WorkspaceRecord, workspace } from '../../contract/identity/workspace.ts';
import { implementResource } from '../call.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { createTable } from '../store/table.ts';

const workspaces = createTable<WorkspaceRecord>(workspace, { isView: true });

export const workspaceHandlers = implementResource(workspace, {
  get: answerGet(workspaces),
  list: answerList(workspaces, workspace.list),
});
