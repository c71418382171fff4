import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FormattedExecutionResult } from 'graphql';
import { clientError, type GatewayErrorCode } from '../engine/errors/clientError.ts';

/** The answer to an operation. */
interface CallAnswer {
  readonly result: FormattedExecutionResult;
  readonly requestId: string;
  /** Seconds after which the same call may succeed. */
  readonly retryAfter: string | undefined;
}

/** The result of a tool that is an operation: its answer, as data and as text. Any error of the answer makes it an error. */
export const toCallResult = ({ result, requestId, retryAfter }: CallAnswer): CallToolResult => ({
  ...toStructuredResult({ ...result }),
  isError: result.errors !== undefined,
  _meta: {
    [META.requestId]: requestId,
    ...(retryAfter !== undefined && { [META.retryAfterSeconds]: Number(retryAfter) }),
  },
});

/** A result as data, and as text for clients that read no data. */
export const toStructuredResult = (data: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(data) }],
  structuredContent: data,
});

/** A result that says why the tool was not run. */
export const createToolRefusal = (code: GatewayErrorCode, message: string): CallToolResult => ({
  ...toStructuredResult({ errors: [clientError(code, message).toJSON()] }),
  isError: true,
});

/** Names of what tools and results have in addition to the protocol. */
export const META = {
  cost: 'skein/cost',
  requestId: 'skein/requestId',
  retryAfterSeconds: 'skein/retryAfterSeconds',
} as const;
