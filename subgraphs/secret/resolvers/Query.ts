import { trustedSecret } from '../../../contract/secret/trustedSecret.ts';
import { computeRecordStatistics } from '../../analysis/statistics.ts';
import { nullWhereNotFound } from '../../errors.ts';
import { listRecords } from '../../read/list.ts';
import { lookUpRecord } from '../../read/records.ts';
import { sendRead } from '../../read/sendRead.ts';
import type { QueryResolvers } from '../generated.ts';
import { trustedSecrets } from '../resources.ts';

export const Query: QueryResolvers = {
  trustedSecrets: (_query, args, context, info) => listRecords(context, trustedSecrets, args, info),
  trustedSecret: (_query, { id }, context, info) => lookUpRecord(context, trustedSecrets, id, info),
  trustedSecretStats: (_query, args, context) => computeRecordStatistics(context, trustedSecrets, args),
  trustedSecretData: (_query, args, context) =>
    sendRead(context, trustedSecret.get_data, args).catch(nullWhereNotFound),
};
