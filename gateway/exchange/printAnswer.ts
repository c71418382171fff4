import type { ExecutionResult } from 'graphql';
import { boundMessages } from '../engine/errors/boundMessages.ts';
import { getPrintedData } from '../engine/operation/limitAnswerSize.ts';
import type { AnswerBody } from './responder.ts';

/**
 * Prints an answer, or a payload of one, whose data may have been printed already.
 *
 * @throws {TypeError} a custom scalar has a value that JSON cannot print
 */
export const printAnswer = (result: ExecutionResult): AnswerBody => {
  const bounded = boundMessages(result);
  const printed = getPrintedData(bounded);
  if (printed === undefined) return JSON.stringify(bounded);
  const { data, ...others } = bounded;
  const members = JSON.stringify(others).slice(1, -1);
  return [Buffer.from(`{${members}${members === '' ? '' : ','}"data":`), ...printed, Buffer.from('}')];
};
