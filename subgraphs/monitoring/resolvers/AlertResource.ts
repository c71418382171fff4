import type { AlertResourceResolvers } from '../generated.ts';

export const AlertResource: AlertResourceResolvers = {
  resourceId: (resource) => resource.resource_id || null,
  resourceType: (resource) => resource.resource_type || null,
  name: (resource) => resource.name || null,
};
