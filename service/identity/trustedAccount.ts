/** Reads of trusted accounts (reads around the API), from the directory. */
import { type TrustedAccountRecord, trustedAccount } from '../../contract/identity/trustedAccount.ts';
import { implement } from '../call.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { tableOf } from '../store/table.ts';

const accounts = tableOf<TrustedAccountRecord>(trustedAccount, { isView: true });

export const trustedAccountHandlers = implement(trustedAccount, {
  get: answerGet(accounts),
  list: answerList(accounts, trustedAccount.list),
});
