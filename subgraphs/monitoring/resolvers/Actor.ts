import { toActorType } from '../../wire/actorType.ts';
import type { ActorResolvers } from '../generated.ts';

export const Actor: ActorResolvers = {
  // A webhook is a row of this area; users and apps live elsewhere.
  __resolveType: (actor) => ('webhook_id' in actor ? 'Webhook' : toActorType(actor.id)),
};
