import { actorTypeOf } from '../../wire/actorType.ts';
import type { ActorResolvers } from '../generated.ts';

export const Actor: ActorResolvers = {
  __resolveType: (actor) => actorTypeOf(actor.id),
};
