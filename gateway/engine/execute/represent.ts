import type { RowMeter } from '../base/requestBudget.ts';
import type { ResponseData } from '../base/responseData.ts';
import type { Variables } from '../document/conditions.ts';
import { findEntities } from './path.ts';
import type { PlanRun } from './planRun.ts';
import type { EntityTarget } from './planSteps.ts';
import type { PlainKey } from './requires.ts';
import { applyRewrites } from './rewrites.ts';

/** The entities that one target found, by path. */
export interface TargetEntities {
  readonly target: EntityTarget;
  readonly paths: readonly PathEntities[];
}

/** The entities at one path, and for each the index of its representation; -1 if it has none. */
interface PathEntities {
  readonly entities: readonly ResponseData[];
  readonly indexes: readonly number[];
}

/** The response data so far, and the objects that occur in many places of it. */
type ResponseState = Pick<PlanRun<unknown>, 'data' | 'shared' | 'budget'>;

/** The representations of one variable. An entity is sent once, however often it is in the response. */
interface RepresentationList {
  readonly list: ResponseData[];
  readonly index: Map<string, number>;
  /** Indexes by type and value of a plain key. */
  readonly plain: Map<string, Map<unknown, number>>;
}

/**
 * Finds the entities of a fetch and puts their representations into its variables.
 *
 * @returns undefined if there are no entities to fetch
 * @throws {GraphQLError} the refusal of the budget
 */
export const collectEntities = (
  targets: readonly EntityTarget[],
  variables: Variables,
  response: ResponseState,
): readonly TargetEntities[] | undefined => {
  const listsByVariable = new Map<string, RepresentationList>();
  const rows = response.budget.meter();
  const work = targets.map((target) =>
    collectTargetEntities(target, response, getRepresentationList(listsByVariable, target.variable), rows),
  );
  let isEmpty = true;
  for (const [name, { list }] of listsByVariable) {
    variables[name] = list;
    if (list.length > 0) isEmpty = false;
  }
  return isEmpty ? undefined : work;
};

/**
 * Puts the representations of the given entities into the variable of a target.
 *
 * @returns undefined if none of them can be represented
 */
export const representEntities = (
  target: EntityTarget,
  entities: readonly ResponseData[],
  variables: Variables,
): readonly TargetEntities[] | undefined => {
  const representations: RepresentationList = { list: [], index: new Map(), plain: new Map() };
  const indexes = entities.map(createIndexer(target, representations));
  if (representations.list.length === 0) return undefined;
  variables[target.variable] = representations.list;
  return [{ target, paths: [{ entities, indexes }] }];
};

const getRepresentationList = (
  listsByVariable: Map<string, RepresentationList>,
  variable: string,
): RepresentationList => {
  const known = listsByVariable.get(variable);
  if (known !== undefined) return known;
  const representations = { list: [], index: new Map(), plain: new Map() };
  listsByVariable.set(variable, representations);
  return representations;
};

const collectTargetEntities = (
  target: EntityTarget,
  { data, shared }: ResponseState,
  representations: RepresentationList,
  rows: RowMeter,
): TargetEntities => {
  const indexOfEntity = createIndexer(target, representations);
  const paths = target.paths.map((path) => {
    const entities = findEntities(data, path, { shared, rows });
    return { entities, indexes: entities.map(indexOfEntity) };
  });
  return { target, paths };
};

const createIndexer = (
  target: EntityTarget,
  representations: RepresentationList,
): ((entity: ResponseData) => number) => {
  const { plainKey } = target;
  return plainKey
    ? (entity) => indexByPlainKey(entity, plainKey, representations)
    : (entity) => indexByRepresentation(entity, target, representations);
};

/** Fast path for an entity with a plain key: builds a representation only for its first occurrence. */
const indexByPlainKey = (
  entity: ResponseData,
  { types, name }: PlainKey,
  { list, plain }: RepresentationList,
): number => {
  const { __typename: typeName, [name]: value } = entity;
  if (typeof typeName !== 'string' || !types.has(typeName) || value === undefined) return -1;
  let known = plain.get(typeName);
  if (known === undefined) {
    known = new Map();
    plain.set(typeName, known);
  }
  let index = known.get(value);
  if (index === undefined) {
    index = list.push({ __typename: typeName, [name]: value }) - 1;
    known.set(value, index);
  }
  return index;
};

const indexByRepresentation = (
  entity: ResponseData,
  target: EntityTarget,
  { list, index }: RepresentationList,
): number => {
  const representation = target.represent(entity);
  if (representation === null) return -1;
  applyRewrites(representation, target.inputRewrites);
  const identity = JSON.stringify(representation);
  const known = index.get(identity);
  if (known !== undefined) return known;
  list.push(representation);
  index.set(identity, list.length - 1);
  return list.length - 1;
};
