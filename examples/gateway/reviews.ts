import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse } from 'graphql';

export const reviewsSdl = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])

  type Query {
    reviews: [Review!]!
  }

  type Mutation {
    addReview(sku: ID!, text: String!): Review!
  }

  type Product @key(fields: "sku") {
    sku: ID!
    reviews: [Review!]!
  }

  type Review {
    text: String!
    author: String
    product: Product!
  }
`;

/** What the gateway’s `createContext` creates. */
interface ReviewsContext {
  readonly authorization: string | undefined;
}

interface Review {
  readonly sku: string;
  readonly text: string;
  readonly author: string | undefined;
}

const REVIEWS: Review[] = [{ sku: 'lamp', text: 'Bright.', author: 'ada' }];

const addReview = (_: unknown, { sku, text }: Pick<Review, 'sku' | 'text'>, { authorization }: ReviewsContext) => {
  const review = { sku, text, author: authorization?.replace('Bearer ', '') };
  REVIEWS.push(review);
  return review;
};

export const reviews = buildSubgraphSchema([
  {
    typeDefs: parse(reviewsSdl),
    resolvers: {
      Query: { reviews: () => REVIEWS },
      Mutation: { addReview },
      Product: { reviews: ({ sku }: Review) => REVIEWS.filter((review) => review.sku === sku) },
      Review: { product: ({ sku }: Review) => ({ sku }) },
    },
  },
]);
