/** Reads of user groups (reads around the API), from the directory. */
import { type UserGroupRecord, userGroup } from '../../contract/identity/userGroup.ts';
import { implementResource } from '../call.ts';
import { createEntryTable, isOfKind } from '../directory/entryTable.ts';
import { answerList } from '../handlers/read.ts';

const entries = createEntryTable<UserGroupRecord>(userGroup);

export const userGroupHandlers = implementResource(userGroup, {
  list: answerList(entries, userGroup.list, isOfKind('user_groups')),
});
