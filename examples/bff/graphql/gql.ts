/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query ProjectSummary($id: ID!) {\n    project(id: $id) {\n      id\n      name\n      alertCounts(filter: { state: { in: [TRIGGERED, ACKNOWLEDGED] } }) {\n        total\n      }\n      budgets(first: 50) {\n        nodes {\n          id\n          name\n          spent\n          remaining\n        }\n      }\n    }\n  }\n": typeof types.ProjectSummaryDocument,
    "\n  query OpenAlerts($project: ID!, $after: String) {\n    project(id: $project) {\n      alerts(first: 200, after: $after, filter: { state: { in: [TRIGGERED, ACKNOWLEDGED] } }) {\n        nodes {\n          id\n          title\n          urgency\n          createdAt\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.OpenAlertsDocument,
    "\n  mutation Acknowledge($id: ID!) {\n    alertAcknowledge(input: { id: $id }) {\n      alert {\n        id\n        state\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AcknowledgeDocument,
};
const documents: Documents = {
    "\n  query ProjectSummary($id: ID!) {\n    project(id: $id) {\n      id\n      name\n      alertCounts(filter: { state: { in: [TRIGGERED, ACKNOWLEDGED] } }) {\n        total\n      }\n      budgets(first: 50) {\n        nodes {\n          id\n          name\n          spent\n          remaining\n        }\n      }\n    }\n  }\n": types.ProjectSummaryDocument,
    "\n  query OpenAlerts($project: ID!, $after: String) {\n    project(id: $project) {\n      alerts(first: 200, after: $after, filter: { state: { in: [TRIGGERED, ACKNOWLEDGED] } }) {\n        nodes {\n          id\n          title\n          urgency\n          createdAt\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.OpenAlertsDocument,
    "\n  mutation Acknowledge($id: ID!) {\n    alertAcknowledge(input: { id: $id }) {\n      alert {\n        id\n        state\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n": types.AcknowledgeDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProjectSummary($id: ID!) {\n    project(id: $id) {\n      id\n      name\n      alertCounts(filter: { state: { in: [TRIGGERED, ACKNOWLEDGED] } }) {\n        total\n      }\n      budgets(first: 50) {\n        nodes {\n          id\n          name\n          spent\n          remaining\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProjectSummary($id: ID!) {\n    project(id: $id) {\n      id\n      name\n      alertCounts(filter: { state: { in: [TRIGGERED, ACKNOWLEDGED] } }) {\n        total\n      }\n      budgets(first: 50) {\n        nodes {\n          id\n          name\n          spent\n          remaining\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenAlerts($project: ID!, $after: String) {\n    project(id: $project) {\n      alerts(first: 200, after: $after, filter: { state: { in: [TRIGGERED, ACKNOWLEDGED] } }) {\n        nodes {\n          id\n          title\n          urgency\n          createdAt\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpenAlerts($project: ID!, $after: String) {\n    project(id: $project) {\n      alerts(first: 200, after: $after, filter: { state: { in: [TRIGGERED, ACKNOWLEDGED] } }) {\n        nodes {\n          id\n          title\n          urgency\n          createdAt\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Acknowledge($id: ID!) {\n    alertAcknowledge(input: { id: $id }) {\n      alert {\n        id\n        state\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Acknowledge($id: ID!) {\n    alertAcknowledge(input: { id: $id }) {\n      alert {\n        id\n        state\n      }\n      userErrors {\n        code\n        message\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;