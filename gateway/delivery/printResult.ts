import type { ExecutionResult } from 'graphql';
import { type ErrorLog, maskThrown } from '../engine/errors/mask.ts';
import { printAnswer } from '../exchange/printAnswer.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import { type AnswerBody, countBodyBytes, type Responder } from '../exchange/responder.ts';

/** A result, and what is sent of it. */
export interface PrintedResult {
  readonly body: AnswerBody;
  readonly bytes: number;
}

/**
 * Prints a result.
 *
 * @throws {TypeError} a custom scalar has a value that JSON cannot print
 */
export const printResult = (result: ExecutionResult): PrintedResult => {
  const body = printAnswer(result);
  return { body, bytes: countBodyBytes(body) };
};

/** Prints a result. In place of one that JSON cannot print, an internal error is printed. */
export const printOrMask = (result: ExecutionResult, requestId: string, log: ErrorLog): PrintedResult => {
  try {
    return printResult(result);
  } catch (thrown) {
    return printResult({ errors: [maskThrown(thrown, requestId, log)] });
  }
};

/**
 * The refusal in place of a result that does not fit into memory, since too many others wait for their readers. Undefined if there is, and
 * for mutations: their clients must learn what became of their writes.
 */
export const findMemoryRefusal = (
  bytes: number,
  operations: readonly { readonly type: string }[],
  responder: Pick<Responder, 'hasRoom'>,
): HttpRefusal | undefined => {
  if (operations.some(({ type }) => type === 'mutation') || responder.hasRoom(bytes)) return undefined;
  const message = 'Too many answers wait for clients that do not take them. Try again later.';
  return new HttpRefusal(503, message, 'OVERLOADED', ['retry-after', '1']);
};
