import type { QueryPlan } from '@graphql-hive/router-query-planner';
import { print } from 'graphql';
import type { SupergraphSource } from '../supergraph.ts';
import { mapFetches } from './mapFetches.ts';
import { keepOwnMembers } from './ownMembers.ts';
import { partialUnionsOf } from './partialUnions.ts';
import { plannerNames, withNames } from './plannerNames.ts';
import { withWholeUnions } from './wholeUnions.ts';

/** A supergraph as the planner is told of it, and the way back from its plans. */
export interface PlannersView {
  readonly supergraphSdl: string;
  restore(plan: QueryPlan): QueryPlan;
  /** Members of unions are made up in it, so that where the planner finds no way there may be one. */
  readonly isMadeUp: boolean;
}

/** Tells the planner of a supergraph what it can make plans of; most need no change. */
export function plannersView({ sdl: supergraphSdl, document: supergraph }: SupergraphSource): PlannersView {
  const names = plannerNames(supergraph);
  const unions = partialUnionsOf(supergraph);
  if (names.size === 0 && unions.size === 0) return { supergraphSdl, restore: (plan) => plan, isMadeUp: false };
  const ownNames = new Map([...names].map(([own, given]) => [given, own]));
  const named = (plan: QueryPlan) =>
    mapFetches(plan, ({ serviceName }) => ({ serviceName: ownNames.get(serviceName) ?? serviceName }));
  const ownMembers = unions.size === 0 ? () => ({}) : keepOwnMembers(supergraph, unions);
  return {
    supergraphSdl: print(withWholeUnions(withNames(supergraph, names), unions)),
    restore: (plan) => mapFetches(named(plan), ownMembers),
    isMadeUp: unions.size > 0,
  };
}
