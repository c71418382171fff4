import type {
  FragmentDefinitionNode,
  GraphQLFieldResolver,
  GraphQLResolveInfo,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import { compileSource } from '../../base/compileSource.ts';
import type { ArgumentValues, ReadFieldArguments } from './compileArguments.ts';
import type { SelectedField } from './selectedField.ts';

/** The operation and its execution context. */
export interface FetchOperation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Wraps the resolvers that are called. */
  readonly wrap?: WrapResolver | undefined;
}

/** Wraps a resolver in another one. */
export type WrapResolver = (resolve: GraphQLFieldResolver<unknown, unknown>) => GraphQLFieldResolver<unknown, unknown>;

interface TableField extends SelectedField {
  readonly args: ArgumentValues | ReadFieldArguments;
  readonly path: GraphQLResolveInfo['path'];
}

/** The fields of a fetch by number, and the `info` of their resolvers. */
export class FieldTable {
  readonly fetch: FetchOperation;
  readonly #fields: TableField[] = [];
  readonly #writers = new Map<string, (fields: unknown) => unknown>();

  constructor(fetch: FetchOperation) {
    this.fetch = fetch;
  }

  /** @returns the field's number */
  add(field: SelectedField, args: ArgumentValues | ReadFieldArguments): number {
    const { type, nodes } = field;
    const key = (nodes[0].alias ?? nodes[0].name).value;
    return this.#fields.push({ ...field, args, path: { prev: undefined, key, typename: type.name } }) - 1;
  }

  /**
   * The function of a source. Selections under several aliases have the same source: it is compiled once per type, so that
   * each call site still calls the resolvers of one type only.
   */
  writerOf(typeName: string, source: string): (fields: unknown) => unknown {
    const key = `${typeName} ${source}`;
    const known = this.#writers.get(key) ?? compileSource('fields', source);
    this.#writers.set(key, known);
    return known;
  }

  /** The same object for all rows, so its path has no list indexes. */
  infoOf(number: number, variableValues: Record<string, unknown>): GraphQLResolveInfo {
    const { type, field, nodes, path } = this.#at(number);
    // Lists the properties one by one: object spread would make this object ten times as large.
    const { schema, operation, fragments } = this.fetch;
    const info: Partial<GraphQLResolveInfo> = {
      schema,
      operation,
      fragments,
      fieldName: field.name,
      fieldNodes: nodes,
      returnType: field.type,
      parentType: type,
      path,
      rootValue: undefined,
      variableValues,
    };
    // Complete as of graphql-js 16. @graphql-tools/utils declares properties of later versions.
    return info as GraphQLResolveInfo;
  }

  /** @throws {GraphQLError} a variable does not fit the argument */
  argsOf(number: number, variables: ArgumentValues): ArgumentValues {
    const { args } = this.#at(number);
    return typeof args === 'function' ? args(variables) : args;
  }

  #at(number: number) {
    const field = this.#fields[number];
    if (field === undefined) throw new RangeError(`There is no field ${number}.`);
    return field;
  }
}
