import { type GraphQLNamedType, type GraphQLSchema, getNamedType, isNamedType } from 'graphql';
import { type AnyField, listFields } from './schemaText.ts';

/** A part of the graph: one area of the POST API, or what belongs to none. */
export interface SchemaArea {
  readonly title: string;
  readonly queries: readonly AnyField[];
  readonly mutations: readonly AnyField[];
  readonly subscriptions: readonly AnyField[];
  readonly types: readonly GraphQLNamedType[];
}

/** Title of what belongs to no area, or to several alike. */
const SHARED = 'Shared';

/** Descriptions of root fields name the operation that they call, e.g. `cost_analysis.budget.list`; version aside. */
const OPERATION = /`([a-z_]+?)(?:_v\d+)?\.[a-z_]+\.[a-z_]+`/;

const readAreaTitle = ({ description }: AnyField): string => {
  const [, name] = OPERATION.exec(description ?? '') ?? [];
  return name === undefined ? SHARED : name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
};

/**
 * The root fields by the area whose operation they call, and the types by the area from whose root fields they are the
 * fewest steps away. In alphabetical order, with what is shared last.
 */
export const groupByArea = (schema: GraphQLSchema): SchemaArea[] => {
  const queries = listFields(schema.getQueryType());
  const mutations = listFields(schema.getMutationType());
  const subscriptions = listFields(schema.getSubscriptionType());
  const types = groupTypesByArea(schema, Map.groupBy([...queries, ...mutations, ...subscriptions], readAreaTitle));
  const titles = [...types.keys()].sort((one, other) => rankArea(one) - rankArea(other) || one.localeCompare(other));
  return titles.map((title) => ({
    title,
    queries: queries.filter((field) => readAreaTitle(field) === title),
    mutations: mutations.filter((field) => readAreaTitle(field) === title),
    subscriptions: subscriptions.filter((field) => readAreaTitle(field) === title),
    types: types.get(title) ?? [],
  }));
};

const rankArea = (title: string): number => (title === SHARED ? 1 : 0);

const groupTypesByArea = (schema: GraphQLSchema, roots: ReadonlyMap<string, readonly AnyField[]>) => {
  const distances = [...roots]
    .filter(([title]) => title !== SHARED)
    .map(([title, fields]) => ({ title, steps: countSteps(fields.flatMap(listNamedTypes)) }));
  const rootTypes = new Set<unknown>([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const listed = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !rootTypes.has(type),
  );
  const nearest = (type: GraphQLNamedType) => {
    const fewest = Math.min(...distances.map(({ steps }) => steps.get(type) ?? Number.POSITIVE_INFINITY));
    const [first, second] = distances.filter(({ steps }) => steps.get(type) === fewest);
    return first === undefined || second !== undefined ? SHARED : first.title;
  };
  const grouped = Map.groupBy(
    listed.sort((one, other) => one.name.localeCompare(other.name)),
    nearest,
  );
  for (const title of roots.keys()) if (!grouped.has(title)) grouped.set(title, []);
  return grouped;
};

/** How many steps each type is away from the first ones. */
const countSteps = (first: readonly GraphQLNamedType[]): ReadonlyMap<GraphQLNamedType, number> => {
  const steps = new Map<GraphQLNamedType, number>();
  let next = new Set(first);
  for (let step = 0; next.size > 0; step++) {
    for (const type of next) steps.set(type, step);
    next = new Set(
      [...next].flatMap((type) => listFields(type).flatMap(listNamedTypes)).filter((type) => !steps.has(type)),
    );
  }
  return steps;
};

/** The types that a field names: its own and those of its arguments. */
const listNamedTypes = ({ type, args }: AnyField): GraphQLNamedType[] =>
  [type, ...(args ?? []).map((argument) => argument.type)].map(getNamedType).filter(isNamedType);
