import { GraphQLError } from 'graphql';
import type { FixedValues, TestEntity } from './entityData.ts';

/** The representation of an entity from which a subgraph computes a field: it contains the required fields. */
interface EntityWithRequirements extends TestEntity {
  readonly base?: number;
  readonly price?: number;
  readonly hidden?: number;
  readonly place?: { readonly zip: number };
}

const INDEXES = [1, 2, 3];
const base = ({ id }: TestEntity) => Number(id) * 10;
const price = ({ id }: TestEntity, n = 0) => Number(id) * 7 + n;
const hidden = ({ id }: TestEntity) => Number(id) * 3;

/** A value of an interface object depends on the id only, because it does not know the concrete type. */
const MEDIA_VALUES = INDEXES.map((index) => ({
  [`stars${index}`]: ({ id }: TestEntity, { n }: { n?: number }) => (id === '3' ? null : Number(id) + (n ?? 0)),
  [`fans${index}`]: ({ id }: TestEntity) => (id === '4' ? null : [{ __typename: 'E0', id }, null]),
}));

const COMMON_VALUES: FixedValues = {
  id: ({ id }) => id,
  code: ({ id }) => ({ __typename: 'Code', id }),
  'Code.value': ({ id }) => `code-${id}`,
  base,
  price: (thing, { n }) => price(thing, n ?? 0),
  hidden,
  place: ({ id }) => ({ __typename: 'Place', id }),
  'Place.zip': base,
  mark: base,
  ...Object.assign({}, ...MEDIA_VALUES),
};

/** NaN, which is an error, if a required field was not sent. */
const makeRequiringValues = (complete: (thing: EntityWithRequirements) => EntityWithRequirements): FixedValues => {
  const fields = INDEXES.map((index) => ({
    [`sum${index}`]: (thing: EntityWithRequirements) => Number(complete(thing).base) + 1,
    [`area${index}`]: (thing: EntityWithRequirements) =>
      Number(complete(thing).base) + Number(complete(thing).place?.zip),
    [`offer${index}`]: (thing: EntityWithRequirements) => Number(complete(thing).base) + Number(complete(thing).price),
    [`veil${index}`]: (thing: EntityWithRequirements, { n }: { n?: number }) =>
      Number(complete(thing).hidden) + (n ?? 0),
  }));
  return Object.assign({}, ...fields);
};

/** Values of a subgraph that depend on a key or a requirement. */
export const SUBGRAPH_VALUES: FixedValues = { ...COMMON_VALUES, ...makeRequiringValues((entity) => entity) };

/** The graph has fields of islands that no subgraph can answer. */
const throwPlanningFailed = () => {
  throw new GraphQLError('no way', { extensions: { code: 'QUERY_PLANNING_FAILED' } });
};

/** The same, without a fetch before. */
export const MONOLITH_VALUES: FixedValues = {
  ...COMMON_VALUES,
  'Island.shore': throwPlanningFailed,
  'Island.coast': throwPlanningFailed,
  'Island.area': throwPlanningFailed,
  ...makeRequiringValues((thing) => ({
    ...thing,
    base: base(thing),
    price: price(thing, 3),
    hidden: hidden(thing),
    place: { zip: base(thing) },
  })),
};
