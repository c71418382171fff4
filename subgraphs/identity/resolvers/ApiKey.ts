import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { ApiKeyResolvers } from '../generated.ts';
import { apiKeys, apps, usersFor } from '../resources.ts';

export const ApiKey: ApiKeyResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, apiKeys, id, info),
  // Shown only in the answer of the mutation that created it, whatever upstream sends.
  apiKey: (key) => key.newSecret || null,
  app: (key, _args, context, info) => loadReferencedRecord(context, apps, key.app_id, info),
  user: (key, _args, context, info) => loadReferencedRecord(context, usersFor(context), key.user_id, info),
  domain: (key) => toReference(key.domain_id),
};
