/** Reads of users (reads around the API), from the directory. */
import { type UserRecord, user } from '../../contract/identity/user.ts';
import { implement } from '../call.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { tableOf } from '../store/table.ts';

const users = tableOf<UserRecord>(user, { isView: true });

export const userHandlers = implement(user, {
  get: answerGet(users),
  list: answerList(users, user.list),
});
