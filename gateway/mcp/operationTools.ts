import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import type { Logger } from 'pino';
import { type OperationTool, readDocumentTools } from './documentTools.ts';
import type { ToolGraph } from './options.ts';
import { createToolRefusal, META } from './results.ts';

/** The tools that the operations of documents are. */
export interface OperationTools {
  /** As clients see them. */
  readonly listed: readonly Tool[];
  readonly byName: ReadonlyMap<string, OperationTool>;
}

/** What the tools are read from. */
interface ToolSource {
  readonly graph: ToolGraph;
  /** The documents. Another object is returned once they have changed. */
  readonly documents: () => readonly string[];
  readonly logger: Pick<Logger, 'warn'>;
}

/** Reads the tools. They are read again when documents or schema have changed. Logs why operations are not tools. */
export const createOperationTools = ({ graph, documents, logger }: ToolSource): (() => OperationTools) => {
  let known: { readonly from: readonly unknown[]; readonly tools: OperationTools } | undefined;
  return () => {
    const { apiSchema } = graph;
    const texts = documents();
    if (apiSchema === undefined) return NO_TOOLS;
    if (known?.from[0] === texts && known.from[1] === apiSchema) return known.tools;
    const { tools, problems } = readDocumentTools(texts, apiSchema);
    for (const problem of problems) logger.warn({ problem }, 'an operation is not a tool');
    const listed = tools.map((tool) => toListedTool(tool, graph));
    known = { from: [texts, apiSchema], tools: { listed, byName: new Map(tools.map((tool) => [tool.name, tool])) } };
    return known.tools;
  };
};

const NO_TOOLS: OperationTools = { listed: [], byName: new Map() };

const toListedTool = (tool: OperationTool, graph: ToolGraph): Tool => ({
  ...{ name: tool.name, inputSchema: tool.inputSchema as Tool['inputSchema'] },
  ...(tool.description !== undefined && { description: tool.description }),
  annotations: { readOnlyHint: !tool.isMutation, openWorldHint: false },
  _meta: { [META.cost]: estimateToolCost(tool, graph) },
});

/** The cost with the defaults of the variables. */
const estimateToolCost = ({ inputSchema, document }: OperationTool, { estimateCost }: ToolGraph) => {
  const defaults = Object.entries(inputSchema.properties).map(([argument, schema]) => [argument, schema.default]);
  try {
    return estimateCost?.(document, Object.fromEntries(defaults));
  } catch {
    // The operation is too large: its calls are refused, and say so.
    return undefined;
  }
};

/** Refuses arguments that an operation does not have: GraphQL would ignore them. */
export const refuseUnknownArguments = (
  { properties }: OperationTool['inputSchema'],
  given: Readonly<Record<string, unknown>>,
): CallToolResult | undefined => {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(properties, name));
  if (unknown === undefined) return undefined;
  const known = Object.keys(properties).join(', ') || 'none';
  return createToolRefusal('BAD_USER_INPUT', `There is no argument "${unknown.slice(0, 100)}". Arguments: ${known}.`);
};
