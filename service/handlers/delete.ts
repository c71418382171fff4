import type { Operation, ResponseOf } from '../../contract/resource.ts';
import { findVisible } from '../auth/visibility.ts';
import type { OperationHandler } from '../call.ts';
import { removeRow } from '../store/records.ts';
import type { ResourceTable } from '../store/table.ts';

/** Answers `delete` of resources without further rules: deletes a visible record, whatever its state. */
export const answerDelete =
  <Op extends Operation>(table: ResourceTable): OperationHandler<Op> =>
  async (request, call) => {
    const id = (request as Record<string, unknown>)[table.resource.idField ?? ''];
    await removeRow(call.db, table, await findVisible(call, table, String(id), 'write'));
    return {} as ResponseOf<Op>;
  };
