/** Generated worlds: a supergraph from a row of choices, with data in which there are mishaps. */
import fc from 'fast-check';
import { makeEntityData } from './entityData.ts';
import { guardExternals } from './externals.ts';
import { type FederateOptions, type Federation, federate } from './federate.ts';
import { IN_SUBGRAPH } from './resolvedValues.ts';
import { writePlainSupergraph } from './writePlainSupergraph.ts';
import { cutOffIslands, writeSupergraph } from './writeSupergraph.ts';

/** Maximum number of queries for one supergraph: composition takes longer than a query. */
export const QUERIES = 10;

export const MISHAPS = { nulls: 12, errors: 4, hidden: { Mood: 'SECRET' } };

/** Choices that a supergraph or a query is written by. */
export const choices = (maxLength: number) => fc.array(fc.nat(1000), { minLength: 5, maxLength, size: 'max' });

/** The makes of supergraphs, with the planner of each. */
export const MAKES = [
  { make: 'any', planner: 'rust', write: writeSupergraph, compileAfter: Number.POSITIVE_INFINITY },
  { make: 'plain', planner: 'plain', write: writePlainSupergraph, compileAfter: 1 },
] as const;

export type Make = (typeof MAKES)[number];

/** Starts a world. */
export const startWorld = (
  row: readonly number[],
  { write, planner, compileAfter }: Make,
  options: FederateOptions = {},
): Federation =>
  federate(write(row), {
    planner,
    compileAfter,
    validates: true,
    edit: cutOffIslands,
    makeEntityData: (schema) => guardExternals(makeEntityData(schema, IN_SUBGRAPH, MISHAPS)),
    ...options,
  });
