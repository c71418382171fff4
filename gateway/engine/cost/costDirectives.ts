import { type DirectiveNode, type DocumentNode, type FieldDefinitionNode, Kind } from 'graphql';
import { readPlainArguments } from '../base/directiveArguments.ts';
import type { InputWeights } from './inputCost.ts';

/** The number of items of a list field, from `@listSize` of the cost specification. */
export interface ListSize {
  /** Size if no slicing argument is given. */
  readonly assumedSize: number | undefined;
  /** Arguments that bound the list, integers or lists, or paths into them. The largest value given counts. */
  readonly slicingArguments: readonly string[];
  /** Fields of the field's type that are the list. Empty if the field itself is the list. */
  readonly sizedFields: ReadonlySet<string>;
}

/** The `@cost` and `@listSize` directives of a supergraph. */
export interface CostDirectives extends InputWeights {
  /** Weights by type name. */
  readonly typeWeights: ReadonlyMap<string, number>;
  /** Weights by `Type.field`. */
  readonly fieldWeights: ReadonlyMap<string, number>;
  /** List sizes by `Type.field`. */
  readonly listSizes: ReadonlyMap<string, ListSize>;
}

/** Reads the directives of https://specs.apollo.dev/cost under the names by which the supergraph links them. */
export const readCostDirectives = (supergraph: DocumentNode): CostDirectives => {
  const names = findDirectiveNames(supergraph);
  const typeWeights = new Map<string, number>();
  const fieldWeights = new Map<string, number>();
  const argumentWeights = new Map<string, number>();
  const inputFieldWeights = new Map<string, number>();
  const listSizes = new Map<string, ListSize>();
  for (const definition of supergraph.definitions) {
    if (!('directives' in definition && 'name' in definition && definition.name)) continue;
    const typeName = definition.name.value;
    addWeight(typeName, definition.directives, names.cost, typeWeights);
    if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
      for (const { name, directives } of definition.fields ?? [])
        addWeight(`${typeName}.${name.value}`, directives, names.cost, inputFieldWeights);
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    for (const field of definition.fields ?? []) {
      const coordinate = `${typeName}.${field.name.value}`;
      addWeight(coordinate, field.directives, names.cost, fieldWeights);
      for (const { name, directives } of field.arguments ?? [])
        addWeight(`${coordinate}(${name.value}:)`, directives, names.cost, argumentWeights);
      const listSize = readListSize(field, names.listSize);
      if (listSize !== undefined) listSizes.set(coordinate, listSize);
    }
  }
  return { typeWeights, fieldWeights, listSizes, argumentWeights, inputFieldWeights };
};

type DirectiveNodes = readonly DirectiveNode[] | undefined;

const addWeight = (of: string, directives: DirectiveNodes, directive: string, weights: Map<string, number>): void => {
  const weight = findArguments(directives, directive)?.weight;
  if (typeof weight === 'number' && weight >= 0) weights.set(of, weight);
};

const readListSize = ({ directives }: FieldDefinitionNode, directive: string): ListSize | undefined => {
  const given = findArguments(directives, directive);
  if (given === undefined) return undefined;
  const { assumedSize, slicingArguments, sizedFields } = given;
  return {
    assumedSize: typeof assumedSize === 'number' ? Math.max(0, assumedSize) : undefined,
    slicingArguments: readNames(slicingArguments),
    sizedFields: new Set(readNames(sizedFields)),
  };
};

const readNames = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

const findArguments = (directives: DirectiveNodes, directive: string): Record<string, unknown> | undefined => {
  const found = directives?.find(({ name }) => name.value === directive);
  return found && readPlainArguments(found);
};

const COST_SPECIFICATION = /\/\/specs\.apollo\.dev\/cost\/v[\d.]+$/;

/** Names imported by a `@link`: `"@cost"`, or `{name: "@cost", as: "@weight"}`. Names not imported have a prefix. */
const findDirectiveNames = ({ definitions }: DocumentNode) => {
  const links = definitions
    .flatMap((definition) => (definition.kind === Kind.SCHEMA_DEFINITION ? (definition.directives ?? []) : []))
    .map(readPlainArguments);
  const link = links.find(({ url }) => typeof url === 'string' && COST_SPECIFICATION.test(url));
  const prefix = typeof link?.as === 'string' ? link.as : 'cost';
  const imported = new Map((Array.isArray(link?.import) ? link.import : []).map(readImportedName));
  return {
    // The main directive of a specification has the name of the specification.
    cost: imported.get('@cost') ?? prefix,
    listSize: imported.get('@listSize') ?? `${prefix}__listSize`,
  };
};

const readImportedName = (entry: unknown): readonly [string, string] => {
  if (typeof entry === 'string') return [entry, entry.slice(1)];
  const { name, as } = Object(entry);
  return [String(name), String(as ?? name).slice(1)];
};
