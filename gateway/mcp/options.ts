import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { GatewayParts } from '../admission/gatewayParts.ts';
import type { Variables } from '../engine/document/conditions.ts';

/** What the endpoint serves. */
export interface McpOptions {
  /**
   * Documents whose operations are the tools: all queries with a name, and mutations that are marked by `@tool`. They are read
   * again when the function returns another list.
   */
  readonly documents: () => readonly string[];
  /** Whether there are tools that search the schema, check queries and run them. Default false. */
  readonly explore?: boolean | undefined;
}

/** What the tools know of the graph. */
export interface ToolGraph {
  readonly apiSchema?: GraphQLSchema | undefined;
  /** The static cost of an operation. */
  readonly estimateCost?: ((document: DocumentNode, variables: Variables) => number) | undefined;
}

/** What the endpoint shares with the other paths of its server. */
export interface McpParts<Context> extends GatewayParts<Context> {
  readonly graph: ToolGraph;
  readonly logger: Logger;
}
