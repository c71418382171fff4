/** Reads of role bindings (reads around the API), from the directory. */
import { type RoleBindingRecord, roleBinding } from '../../contract/identity/roleBinding.ts';
import { implement } from '../call.ts';
import { answerList } from '../handlers/read.ts';
import { tableOf } from '../store/table.ts';

const bindings = tableOf<RoleBindingRecord>(roleBinding, { isView: true });

export const roleBindingHandlers = implement(roleBinding, {
  list: answerList(bindings, roleBinding.list),
});
