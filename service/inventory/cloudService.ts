/** Reads of cloud services (reads around the API), from the directory. */
import { type CloudServiceRecord, cloudService } from '../../contract/inventory/cloudService.ts';
import { implementResource } from '../call.ts';
import { createEntryTable, isOfKind } from '../directory/entryTable.ts';
import { answerList } from '../handlers/read.ts';

const entries = createEntryTable<CloudServiceRecord>(cloudService);

export const cloudServiceHandlers = implementResource(cloudService, {
  list: answerList(entries, cloudService.list, isOfKind('cloud_services')),
});
