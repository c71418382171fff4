/** Reads of service accounts (reads around the API), from the directory. */
import { type ServiceAccountRecord, serviceAccount } from '../../contract/identity/serviceAccount.ts';
import { implementResource } from '../call.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { createTable } from '../store/table.ts';

const accounts = createTable<ServiceAccountRecord>(serviceAccount, { isView: true });

export const serviceAccountHandlers = implementResource(serviceAccount, {
  get: answerGet(accounts),
  list: answerList(accounts, serviceAccount.list),
});
