import type { ActorResolvers } from '../generated.ts';

export const Actor: ActorResolvers = {
  // Users and apps are rows of this area; webhooks live elsewhere.
  __resolveType: (actor) => ('user_id' in actor ? 'User' : 'app_id' in actor ? 'App' : 'Webhook'),
};
