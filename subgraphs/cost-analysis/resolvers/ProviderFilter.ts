import type { ProviderFilterResolvers } from '../generated.ts';

export const ProviderFilter: ProviderFilterResolvers = {
  state: (filter) => filter.state ?? 'UNKNOWN',
  providers: (filter) => filter.providers ?? [],
};
