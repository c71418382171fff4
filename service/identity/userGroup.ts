/** Reads of user groups (reads around the API), from the directory. */
import { type UserGroupRecord, userGroup } from '../../contract/identity/userGroup.ts';
import { implement } from '../call.ts';
import { entryTable, ofKind } from '../directory/entryTable.ts';
import { answerList } from '../handlers/read.ts';

const entries = entryTable<UserGroupRecord>(userGroup);

export const userGroupHandlers = implement(userGroup, {
  list: answerList(entries, userGroup.list, ofKind('user_groups')),
});
