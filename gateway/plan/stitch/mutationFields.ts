import type * as Library from '@graphql-tools/federation';

type StitchingOptions = ReturnType<typeof Library.getStitchingOptionsFromSupergraphSdl>;
type Candidates = Parameters<StitchingOptions['typeMergingOptions']['fieldConfigMerger']>[0];

/**
 * The library makes two schemas of a subgraph that requires fields: first one with the fields that do, and then one with all
 * others. It has a mutation's fields in both, and would ask the first, where the requirement does not come along.
 */
export function fetchWithRequirements({ typeMergingOptions }: StitchingOptions): void {
  const { fieldConfigMerger } = typeMergingOptions;
  typeMergingOptions.fieldConfigMerger = (candidates) =>
    fieldConfigMerger(candidates[0]?.type.name === 'Mutation' ? lastOfEachSubgraph(candidates) : candidates);
}

function lastOfEachSubgraph(candidates: Candidates): Candidates {
  return [...new Map(candidates.map((candidate) => [nameOf(candidate.subschema), candidate])).values()];
}

function nameOf(subschema: Candidates[number]['subschema']): unknown {
  return subschema !== undefined && 'name' in subschema ? subschema.name : subschema;
}
