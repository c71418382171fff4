import { listUnder } from '../../read/list.ts';
import type { NamespaceResolvers } from '../generated.ts';
import { metrics } from '../resources.ts';

export const Namespace: NamespaceResolvers = {
  metrics: (namespace, args, context, info) => listUnder(context, metrics, 'namespace_id', namespace.id, args, info),
};
