/** Reads of cloud services (reads around the API), from the directory. */
import { type CloudServiceRecord, cloudService } from '../../contract/inventory/cloudService.ts';
import { implement } from '../call.ts';
import { entryTable, ofKind } from '../directory/entryTable.ts';
import { answerList } from '../handlers/read.ts';

const entries = entryTable<CloudServiceRecord>(cloudService);

export const cloudServiceHandlers = implement(cloudService, {
  list: answerList(entries, cloudService.list, ofKind('cloud_services')),
});
