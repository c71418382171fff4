/** Reads of users (reads around the API), from the directory. */
import { type UserRecord, user } from '../../contract/identity/user.ts';
import { implementResource } from '../call.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { createTable } from '../store/table.ts';

const users = createTable<UserRecord>(user, { isView: true });

export const userHandlers = implementResource(user, {
  get: answerGet(users),
  list: answerList(users, user.list),
});
