import type { ExecutionResult } from 'graphql';
import { boundMessages } from '../errors/boundMessages.ts';
import { printInTurns } from '../http/printInTurns.ts';
import { HttpRefusal } from '../http/refusal.ts';
import { lengthOf, type Responder } from '../http/respond.ts';
import { isLargeAnswer } from '../operation/answer.ts';

/**
 * Prints a result of a stream in UTF-8, a large one without holding the event loop.
 *
 * @param isMutation its client must learn what became of it, even if there is no room for the answer
 * @throws {HttpRefusal} 503 OVERLOADED: too many bytes wait for readers that do not take them
 * @throws {TypeError} a custom scalar has a value that JSON cannot print
 */
export const printResult = async (
  result: ExecutionResult,
  { hasRoom }: Pick<Responder, 'hasRoom'>,
  isMutation: boolean,
): Promise<readonly Buffer[]> => {
  const bounded = boundMessages(result);
  const printed = isLargeAnswer(bounded) ? await printInTurns(bounded) : [Buffer.from(JSON.stringify(bounded))];
  if (!isMutation && !hasRoom(lengthOf(printed))) throw noRoom();
  return printed;
};

const noRoom = (): HttpRefusal => {
  const message = 'Too many answers wait for clients that do not take them. Try again later.';
  return new HttpRefusal(503, message, 'OVERLOADED', ['retry-after', '1']);
};
