import type { ExecutionResult } from 'graphql';
import { printAnswer } from '../exchange/printAnswer.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import { buffersOf, lengthOf, type Responder } from '../exchange/respond.ts';

/**
 * Prints a result of a stream in UTF-8.
 *
 * @param isMutation its client must learn what became of it, even if there is no room for the answer
 * @throws {HttpRefusal} 503 OVERLOADED: too many bytes wait for readers that do not take them
 * @throws {TypeError} a custom scalar has a value that JSON cannot print
 */
export const printResult = (
  result: ExecutionResult,
  { hasRoom }: Pick<Responder, 'hasRoom'>,
  isMutation: boolean,
): readonly Buffer[] => {
  const printed = buffersOf(printAnswer(result));
  if (!isMutation && !hasRoom(lengthOf(printed))) throw noRoom();
  return printed;
};

const noRoom = (): HttpRefusal => {
  const message = 'Too many answers wait for clients that do not take them. Try again later.';
  return new HttpRefusal(503, message, 'OVERLOADED', ['retry-after', '1']);
};
