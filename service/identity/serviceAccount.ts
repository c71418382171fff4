/** Reads of service accounts (reads around the API), from the directory. */
import { type ServiceAccountRecord, serviceAccount } from '../../contract/identity/serviceAccount.ts';
import { implement } from '../call.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { tableOf } from '../store/table.ts';

const accounts = tableOf<ServiceAccountRecord>(serviceAccount, { isView: true });

export const serviceAccountHandlers = implement(serviceAccount, {
  get: answerGet(accounts),
  list: answerList(accounts, serviceAccount.list),
});
