/** Reads of namespaces of metrics (reads around the API), from the directory. */
import { type NamespaceRecord, namespace } from '../../contract/inventory/namespace.ts';
import { implementResource } from '../call.ts';
import { createEntryTable, isOfKind } from '../directory/entryTable.ts';
import { answerList } from '../handlers/read.ts';

const entries = createEntryTable<NamespaceRecord>(namespace);

export const namespaceHandlers = implementResource(namespace, {
  list: answerList(entries, namespace.list, isOfKind('namespaces')),
});
