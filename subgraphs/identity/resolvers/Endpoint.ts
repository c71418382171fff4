import type { EndpointResolvers } from '../generated.ts';

export const Endpoint: EndpointResolvers = {
  service: (endpoint) => endpoint.service || null,
  name: (endpoint) => endpoint.name || null,
  endpoint: (endpoint) => endpoint.endpoint || null,
  internalEndpoint: (endpoint) => endpoint.internal_endpoint || null,
  state: (endpoint) => endpoint.state ?? 'UNKNOWN',
  version: (endpoint) => endpoint.version || null,
};
