/** Reads of role bindings (reads around the API), from the directory. */
import { type RoleBindingRecord, roleBinding } from '../../contract/identity/roleBinding.ts';
import { implementResource } from '../call.ts';
import { answerList } from '../handlers/read.ts';
import { createTable } from '../store/table.ts';

const bindings = createTable<RoleBindingRecord>(roleBinding, { isView: true });

export const roleBindingHandlers = implementResource(roleBinding, {
  list: answerList(bindings, roleBinding.list),
});
