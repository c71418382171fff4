/** Generated worlds: a supergraph from a row of choices, with data in which there are failures. */
import fc from 'fast-check';
import { makeEntityData } from './entityData.ts';
import { type FederateOptions, type Federation, federate } from './federate.ts';
import { SUBGRAPH_VALUES } from './fixedValues.ts';
import { guardExternals } from './guardExternals.ts';
import { writePlainSupergraph } from './writePlainSupergraph.ts';
import { cutOffIslands, writeSupergraph } from './writeSupergraph.ts';

/** Maximum number of queries for one supergraph: composition takes longer than a query. */
export const MAX_QUERIES = 10;

export const FAILURE_RATES = { nulls: 12, errors: 4, hidden: { Mood: 'SECRET' } };

/** Choices that a supergraph or a query is written by. */
export const choicesArbitrary = (maxLength: number) => fc.array(fc.nat(1000), { minLength: 5, maxLength, size: 'max' });

/** The makes of supergraphs, with the planner of each. */
export const SUPERGRAPH_KINDS = [
  { make: 'any', planner: 'rust', write: writeSupergraph, compileAfter: Number.POSITIVE_INFINITY },
  { make: 'plain', planner: 'plain', write: writePlainSupergraph, compileAfter: 1 },
] as const;

export type SupergraphKind = (typeof SUPERGRAPH_KINDS)[number];

/** Starts a world. */
export const startGeneratedFederation = (
  row: readonly number[],
  { write, planner, compileAfter }: SupergraphKind,
  options: FederateOptions = {},
): Federation =>
  federate(write(row), {
    planner,
    compileAfter,
    validates: true,
    edit: cutOffIslands,
    makeEntityData: (schema) => guardExternals(makeEntityData(schema, SUBGRAPH_VALUES, FAILURE_RATES)),
    ...options,
  });
