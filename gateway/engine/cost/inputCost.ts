import {
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { findUsedVariables } from '../base/usedVariables.ts';
import type { Variables } from '../document/conditions.ts';

/** Weights of arguments by `Type.field(argument:)`, and of input fields by `Input.field`. */
export interface InputWeights {
  readonly argumentWeights: ReadonlyMap<string, number>;
  readonly inputFieldWeights: ReadonlyMap<string, number>;
}

/** An argument that costs something when it is given. */
export interface PricedArgument {
  readonly name: string;
  readonly weight: number;
  /** The cost of a value, without the weight of the argument. */
  readonly computeCost: (value: unknown) => number;
}

/** An argument of an operation, whose cost depends on variables. */
export interface VariableArgument {
  readonly argument: PricedArgument;
  readonly node: ValueNode;
}

/** The arguments of a field that may cost something. Usually none. */
export const findPricedArguments = (
  typeName: string,
  { name, args }: GraphQLField<unknown, unknown>,
  { argumentWeights, inputFieldWeights }: InputWeights,
): readonly PricedArgument[] => {
  if (argumentWeights.size === 0 && inputFieldWeights.size === 0) return [];
  return args.flatMap((argument) => {
    const weight = argumentWeights.get(`${typeName}.${name}(${argument.name}:)`) ?? 0;
    const hasPrice = inputFieldWeights.size > 0 && hasPricedField(argument.type, inputFieldWeights);
    const computeCost = hasPrice
      ? (value: unknown) => computeValueCost(value, argument.type, inputFieldWeights)
      : () => 0;
    return weight > 0 || hasPrice ? [{ name: argument.name, weight, computeCost }] : [];
  });
};

/** Whether a value of this type may have a field that costs something. */
const hasPricedField = (
  type: GraphQLInputType,
  weights: ReadonlyMap<string, number>,
  seen = new Set<GraphQLInputType>(),
): boolean => {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named)) return false;
  seen.add(named);
  return Object.values(named.getFields()).some(
    (field) => (weights.get(`${named.name}.${field.name}`) ?? 0) > 0 || hasPricedField(field.type, weights, seen),
  );
};

/** What a field gives its priced arguments: a cost that is fixed, and what depends on variables. */
export const splitArgumentCosts = (node: FieldNode, priced: readonly PricedArgument[]) => {
  const given = priced.flatMap((argument) => {
    const value = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
    return value === undefined ? [] : [{ argument, node: value }];
  });
  const dependent = given.filter((one) => findUsedVariables(one.node).size > 0);
  const fixed = given
    .filter((one) => !dependent.includes(one))
    .reduce((sum, one) => sum + computeArgumentCost(one, {}), 0);
  return { fixed, dependent };
};

/** The cost of an argument for the variables of a request. Nothing if its variable is absent. */
export const computeArgumentCost = ({ argument, node }: VariableArgument, variables: Variables): number => {
  const value: unknown = valueFromASTUntyped(node, variables);
  return value === undefined ? 0 : argument.weight + argument.computeCost(value);
};

const computeValueCost = (value: unknown, type: GraphQLInputType, weights: ReadonlyMap<string, number>): number => {
  if (isNonNullType(type)) return computeValueCost(value, type.ofType, weights);
  if (isListType(type)) {
    const items = Array.isArray(value) ? value : [value];
    return items.reduce<number>((sum, item) => sum + computeValueCost(item, type.ofType, weights), 0);
  }
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return 0;
  const fields = type.getFields();
  let cost = 0;
  for (const [name, inner] of Object.entries(value)) {
    const field = fields[name];
    if (field === undefined || inner === undefined) continue;
    cost += (weights.get(`${type.name}.${name}`) ?? 0) + computeValueCost(inner, field.type, weights);
  }
  return cost;
};
