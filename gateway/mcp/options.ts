import type { Logger } from 'pino';
import type { ServedEngine } from '../engine/index.ts';
import type { Responder } from '../exchange/respond.ts';
import type { PartOptions } from '../http/options.ts';

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

/** What the endpoint shares with the other paths of its server. */
export interface McpParts<Context> {
  readonly engine: ServedEngine<Context>;
  readonly options: PartOptions<Context>;
  readonly responder: Responder;
  readonly logger: Logger;
  readonly receiveTimeoutMs: number;
}
