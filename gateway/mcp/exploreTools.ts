import type { Tool } from '@modelcontextprotocol/server';
import { EnteredOperation } from '../admission/gate.ts';
import type { PlanTree } from '../engine/explain/planTree.ts';
import type { McpParts } from './options.ts';
import { readJsonText } from './readArguments.ts';
import { createToolRefusal, toStructuredResult } from './results.ts';
import { type CallTool, createParams, runOperation } from './runOperation.ts';
import { searchSchema } from './searchSchema.ts';

/** A tool that is not an operation of a document. */
export interface ExploreTool<Context> {
  readonly listed: Tool;
  readonly call: CallTool<Context>;
}

/** Creates the tools for whoever writes queries: search the schema, check a query without running it, run a query. */
export const createExploreTools = <Context>(parts: McpParts<Context>): ReadonlyMap<string, ExploreTool<Context>> => {
  const tools = [createSearchTool(parts), createCheckTool(parts), createRunTool(parts)];
  return new Map(tools.map((tool) => [tool.listed.name, tool]));
};

const READ_ONLY = { annotations: { readOnlyHint: true, openWorldHint: false } };

const QUERY = {
  query: { type: 'string', description: 'A GraphQL document with one operation.' },
  variables: { type: 'object', description: 'Values of its variables.' },
};

/** A call that was refused for one of its arguments. */
const refuseCall = (name: string, ...given: Parameters<typeof createToolRefusal>) => ({
  result: createToolRefusal(...given),
  operation: { type: 'tool', name, result: {}, status: 400 },
});

/** Longest text of a search. */
const MAX_WORDS_LENGTH = 200;

const createSearchTool = <Context>({ graph }: McpParts<Context>): ExploreTool<Context> => {
  const name = 'search_schema';
  return {
    listed: {
      name,
      description:
        'Finds types, fields, arguments and values of the GraphQL schema whose name or description has all words. The name of a type alone prints the type.',
      inputSchema: {
        type: 'object',
        properties: {
          words: {
            type: 'string',
            maxLength: MAX_WORDS_LENGTH,
            description: 'Words, such as `budget limit`, or the name of a type.',
          },
        },
        required: ['words'],
        additionalProperties: false,
      },
      ...READ_ONLY,
    },
    call: async (_, { words }) => {
      if (typeof words !== 'string' || words.length > MAX_WORDS_LENGTH || graph.apiSchema === undefined)
        return refuseCall(
          name,
          'BAD_USER_INPUT',
          `Argument "words": expected a text of at most ${MAX_WORDS_LENGTH} characters.`,
        );
      const found = await searchSchema(graph.apiSchema, words);
      return { result: toStructuredResult(found), operation: { type: 'tool', name, result: {} } };
    },
  };
};

const createCheckTool = <Context>({ gate, maxValues }: McpParts<Context>): ExploreTool<Context> => {
  const name = 'check_query';
  return {
    listed: {
      name,
      description:
        'Checks a GraphQL query or mutation without running it: whether it is valid, its cost, and what it fetches from which subgraph.',
      inputSchema: { type: 'object', properties: QUERY, required: ['query'], additionalProperties: false },
      ...READ_ONLY,
    },
    call: withQuery({ name, maxValues }, async (request, { query, variables }) => {
      const found = await gate.find(request, createParams(query, variables));
      const planned = found instanceof EnteredOperation ? await request.open.untilEnd(found.explainPlan()) : found;
      const operation = { type: 'tool', name, result: 'plan' in planned ? {} : planned };
      if (!('plan' in planned))
        return { result: toStructuredResult({ valid: false, errors: planned.errors }), operation };
      const { cost, plan } = planned;
      const checked = { valid: true, cost: cost?.predicted, fetches: plan ? listPlanFetches(plan) : [] };
      return { result: toStructuredResult(checked), operation };
    }),
  };
};

/** The fetches of a plan in their order, with the paths of the entities that they are for. */
const listPlanFetches = (plan: PlanTree, paths?: readonly string[]): readonly object[] => {
  if ('steps' in plan) return plan.steps.flatMap((step) => listPlanFetches(step));
  if ('step' in plan) return listPlanFetches(plan.step, plan.paths);
  const { subgraph, selection } = plan;
  return [{ subgraph, selection, ...(paths && { for: paths }) }];
};

const createRunTool = <Context>({ gate, maxValues }: McpParts<Context>): ExploreTool<Context> => {
  const name = 'run_query';
  return {
    listed: {
      name,
      description: 'Runs a GraphQL query with the permissions of the caller. Mutations are refused.',
      inputSchema: { type: 'object', properties: QUERY, required: ['query'], additionalProperties: false },
      ...READ_ONLY,
    },
    call: withQuery({ name, maxValues }, (request, { query, variables }) =>
      runOperation({ request, query, variables, isRead: true }, gate),
    ),
  };
};

/** An operation that a caller wrote. */
interface GivenOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type ToolRequest<Context> = Parameters<CallTool<Context>>[0];

const withQuery =
  <Context>(
    { name, maxValues }: { readonly name: string; readonly maxValues: number },
    call: (request: ToolRequest<Context>, operation: GivenOperation) => ReturnType<CallTool<Context>>,
  ): CallTool<Context> =>
  async (request, { query, variables: given = {} }) => {
    const variables = typeof given === 'string' ? readJsonText(given, maxValues) : given;
    if (typeof query !== 'string') return refuseCall(name, 'BAD_USER_INPUT', 'Argument "query": expected a text.');
    if (typeof variables !== 'object' || variables === null || Array.isArray(variables))
      return refuseCall(name, 'BAD_USER_INPUT', 'Argument "variables": expected an object.');
    return call(request, { query, variables: { ...variables } });
  };
