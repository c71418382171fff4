/** Reads of workspaces (reads around the API), from the directory. */
import { type WorkspaceRecord, workspace } from '../../contract/identity/workspace.ts';
import { implement } from '../call.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { tableOf } from '../store/table.ts';

const workspaces = tableOf<WorkspaceRecord>(workspace, { isView: true });

export const workspaceHandlers = implement(workspace, {
  get: answerGet(workspaces),
  list: answerList(workspaces, workspace.list),
});
