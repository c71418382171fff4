import type { LegacyEndpointResolvers } from '../generated.ts';

export const LegacyEndpoint: LegacyEndpointResolvers = {
  service: (endpoint) => endpoint.service || null,
  name: (endpoint) => endpoint.name || null,
  endpoint: (endpoint) => endpoint.endpoint || null,
  state: (endpoint) => endpoint.state ?? 'UNKNOWN',
  version: (endpoint) => endpoint.version || null,
};
