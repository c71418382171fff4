import type * as Library from '@graphql-tools/federation';

type StitchingOptions = ReturnType<typeof Library.getStitchingOptionsFromSupergraphSdl>;
type Candidates = Parameters<StitchingOptions['typeMergingOptions']['fieldConfigMerger']>[0];

/**
 * The library creates two schemas for a subgraph with `@requires`: the first with the fields that have requirements,
 * the second with all others. Both have the mutation fields, and the library would use the first, which ignores the
 * requirements.
 */
export const fetchWithRequirements = ({ typeMergingOptions }: StitchingOptions): void => {
  const { fieldConfigMerger } = typeMergingOptions;
  typeMergingOptions.fieldConfigMerger = (candidates) =>
    fieldConfigMerger(candidates[0]?.type.name === 'Mutation' ? lastOfEachSubgraph(candidates) : candidates);
};

const lastOfEachSubgraph = (candidates: Candidates): Candidates => [
  ...new Map(candidates.map((candidate) => [nameOf(candidate.subschema), candidate])).values(),
];

const nameOf = (subschema: Candidates[number]['subschema']): unknown =>
  subschema !== undefined && 'name' in subschema ? subschema.name : subschema;
