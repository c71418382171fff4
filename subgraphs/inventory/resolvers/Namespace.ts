import { listUnder } from '../../read/list.ts';
import { loadReferencedName } from '../../read/referencedName.ts';
import type { NamespaceResolvers } from '../generated.ts';
import { metrics, namespaces } from '../resources.ts';

export const Namespace: NamespaceResolvers = {
  name: ({ id }, _args, context) => loadReferencedName(context, namespaces, id),
  metrics: (namespace, args, context, info) => listUnder(context, metrics, 'namespace_id', namespace.id, args, info),
};
