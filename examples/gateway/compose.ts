/** Writes `supergraph.graphql`: `node examples/gateway/compose.ts`. Any composition of Federation 2 will do. */
import { writeFileSync } from 'node:fs';
import { composeServices } from '@theguild/federation-composition';
import { parse } from 'graphql';
import { productsSdl } from './products.ts';
import { reviewsSdl } from './reviews.ts';

/** Composes both subgraphs. */
export const compose = (): string => {
  const { supergraphSdl, errors } = composeServices([
    { name: 'products', url: 'http://127.0.0.1:4101/graphql', typeDefs: parse(productsSdl) },
    { name: 'reviews', typeDefs: parse(reviewsSdl) },
  ]);
  if (supergraphSdl === undefined) throw new AggregateError(errors ?? [], 'The subgraphs cannot be composed.');
  return supergraphSdl;
};

if (import.meta.main) writeFileSync(new URL('supergraph.graphql', import.meta.url), compose());
