import { toActorType } from '../../wire/actorType.ts';
import type { ActorResolvers } from '../generated.ts';

export const Actor: ActorResolvers = {
  __resolveType: (actor) => toActorType(actor.id),
};
