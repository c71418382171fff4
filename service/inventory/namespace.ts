/** Reads of namespaces of metrics (reads around the API), from the directory. */
import { type NamespaceRecord, namespace } from '../../contract/inventory/namespace.ts';
import { implement } from '../call.ts';
import { entryTable, ofKind } from '../directory/entryTable.ts';
import { answerList } from '../handlers/read.ts';

const entries = entryTable<NamespaceRecord>(namespace);

export const namespaceHandlers = implement(namespace, {
  list: answerList(entries, namespace.list, ofKind('namespaces')),
});
