import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import type { FormattedExecutionResult } from 'graphql';
import type { ExplanationReport } from '../engine/explain/explanation.ts';
import type { PlanTree } from '../engine/explain/planTree.ts';
import type { Incoming } from '../exchange/exchange.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import { createGraphqlCalls } from './graphqlCalls.ts';
import type { McpParts } from './options.ts';
import { refusal, resultOf, structured } from './results.ts';
import { searchSchema } from './searchSchema.ts';

/** Calls a tool with the headers of a request. */
export type CallTool = (
  request: Incoming,
  given: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<CallToolResult>;

/** A tool that is no operation of a document. */
export interface ExploreTool {
  readonly listed: Tool;
  readonly call: CallTool;
}

/** Creates the tools for whoever writes queries: search the schema, check a query without running it, run a query. */
export const createExploreTools = <Context>(parts: McpParts<Context>): ReadonlyMap<string, ExploreTool> => {
  const tools = [searchTool(parts), checkTool(parts), runTool(parts)];
  return new Map(tools.map((tool) => [tool.listed.name, tool]));
};

const READ_ONLY = { annotations: { readOnlyHint: true, openWorldHint: false } };

const QUERY = {
  query: { type: 'string', description: 'A GraphQL document with one operation.' },
  variables: { type: 'object', description: 'Values of its variables.' },
};

const searchTool = <Context>({ engine }: McpParts<Context>): ExploreTool => ({
  listed: {
    name: 'search_schema',
    description:
      'Finds types, fields, arguments and values of the GraphQL schema whose name or description has all words. The name of a type alone prints the type.',
    inputSchema: {
      type: 'object',
      properties: { words: { type: 'string', description: 'Words, such as `budget limit`, or the name of a type.' } },
      required: ['words'],
      additionalProperties: false,
    },
    ...READ_ONLY,
  },
  call: async (_, { words }) =>
    typeof words === 'string' && engine.apiSchema !== undefined
      ? structured(searchSchema(engine.apiSchema, words))
      : refusal('BAD_USER_INPUT', 'Argument "words": expected a text.'),
});

const checkTool = <Context>({ options, responder, receiveTimeoutMs }: McpParts<Context>): ExploreTool => {
  const admit = () => {
    throw new HttpRefusal(200, CHECKED, 'REQUEST_STOPPED');
  };
  const send = createGraphqlCalls({ ...options, admit, mayExplain: () => true }, responder, receiveTimeoutMs);
  return {
    listed: {
      name: 'check_query',
      description:
        'Checks a GraphQL query or mutation without running it: whether it is valid, its cost, and what it fetches from which subgraph.',
      inputSchema: { type: 'object', properties: QUERY, required: ['query'], additionalProperties: false },
      ...READ_ONLY,
    },
    call: withQuery(async (request, operation, signal) =>
      structured(checked((await send(request, { ...operation, isExplained: true }, signal)).result)),
    ),
  };
};

const CHECKED = 'The operation was checked, and is not run.';

const checked = ({ errors, extensions }: FormattedExecutionResult): Record<string, unknown> => {
  const { cost, plan } = (extensions?.explain ?? {}) as Partial<ExplanationReport>;
  const isValid = errors?.length === 1 && errors[0]?.message === CHECKED;
  if (!isValid) return { valid: false, errors };
  return { valid: true, cost: cost?.predicted, fetches: plan ? fetchesIn(plan) : [] };
};

/** The fetches of a plan in their order, with the paths of the entities that they are for. */
const fetchesIn = (plan: PlanTree, paths?: readonly string[]): readonly object[] => {
  if ('steps' in plan) return plan.steps.flatMap((step) => fetchesIn(step));
  if ('step' in plan) return fetchesIn(plan.step, plan.paths);
  const { subgraph, selection } = plan;
  return [{ subgraph, selection, ...(paths && { for: paths }) }];
};

const runTool = <Context>({ engine, options, responder, receiveTimeoutMs }: McpParts<Context>): ExploreTool => {
  const send = createGraphqlCalls(options, responder, receiveTimeoutMs);
  return {
    listed: {
      name: 'run_query',
      description: 'Runs a GraphQL query with the permissions of the caller. Mutations are refused.',
      inputSchema: { type: 'object', properties: QUERY, required: ['query'], additionalProperties: false },
      ...READ_ONLY,
    },
    call: withQuery(async (request, operation, signal) => {
      const prepared = engine.prepare({ text: operation.query });
      if ('type' in prepared && prepared.type !== 'query')
        return refusal('BAD_REQUEST', `Argument "query": expected a query, not a ${prepared.type}.`);
      return resultOf(await send(request, operation, signal));
    }),
  };
};

/** An operation that a caller wrote. */
interface GivenOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const withQuery =
  (call: (...given: [Parameters<CallTool>[0], GivenOperation, AbortSignal]) => ReturnType<CallTool>): CallTool =>
  async (request, { query, variables = {} }, signal) => {
    if (typeof query !== 'string') return refusal('BAD_USER_INPUT', 'Argument "query": expected a text.');
    if (typeof variables !== 'object' || variables === null || Array.isArray(variables))
      return refusal('BAD_USER_INPUT', 'Argument "variables": expected an object.');
    return call(request, { query, variables: { ...variables } }, signal);
  };
