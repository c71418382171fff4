/** Reads of trusted accounts (reads around the API), from the directory. */
import { type TrustedAccountRecord, trustedAccount } from '../../contract/identity/trustedAccount.ts';
import { implementResource } from '../call.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { createTable } from '../store/table.ts';

const accounts = createTable<TrustedAccountRecord>(trustedAccount, { isView: true });

export const trustedAccountHandlers = implementResource(trustedAccount, {
  get: answerGet(accounts),
  list: answerList(accounts, trustedAccount.list),
});
