/** A subgraph of its own, in whatever language: here a schema of Apollo’s. */
import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse } from 'graphql';

export const productsSdl = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])

  type Query {
    products: [Product!]!
  }

  type Product @key(fields: "sku") {
    sku: ID!
    name: String!
  }
`;

const PRODUCTS = [
  { sku: 'lamp', name: 'Lamp' },
  { sku: 'rug', name: 'Rug' },
];

export const products = buildSubgraphSchema([
  {
    typeDefs: parse(productsSdl),
    resolvers: {
      Query: { products: () => PRODUCTS },
      Product: { __resolveReference: ({ sku }: { sku: string }) => PRODUCTS.find((product) => product.sku === sku) },
    },
  },
]);
