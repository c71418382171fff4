import type { ExecutionResult } from 'graphql';
import { EXPLAIN_HEADER } from '../engine/base/requestHeaders.ts';
import { ExplanationRecorder } from '../engine/explain/explanation.ts';
import type { OpenRequest } from '../exchange/request.ts';

/** Whether a caller may have an answer explained: true, or the reason why not. */
export type MayExplain<Context> = (context: Context) => true | string;

/** An operation whose explanation was asked for. */
export interface RequestedExplanation {
  readonly explanation: ExplanationRecorder;
  /** The result of `MayExplain`. Undefined until the caller is known. */
  verdict: true | string | undefined;
}

/** Starts the explanation of an operation if its request asks for it, and some callers may have it. */
export const startExplanationIfRequested = (
  { headers, startedAt }: OpenRequest,
  mayExplain: MayExplain<never> | undefined,
): RequestedExplanation | undefined => {
  if (mayExplain === undefined || headers[EXPLAIN_HEADER] !== '1') return undefined;
  return { explanation: new ExplanationRecorder(startedAt), verdict: undefined };
};

/** Adds the explanation to an answer, or the reason why the caller does not get it. Neither, if the caller is not known. */
export const addExplanation = (
  result: ExecutionResult,
  { explanation, verdict }: RequestedExplanation,
): ExecutionResult => {
  if (verdict === undefined) return result;
  const explain = verdict === true ? explanation.report() : { refused: verdict };
  return { ...result, extensions: { ...result.extensions, explain } };
};
