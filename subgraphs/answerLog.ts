import type { Operation } from '../contract/resource.ts';
import { matchesContract } from './answerShape.ts';

interface LoggedAnswer {
  readonly operation: Operation;
  readonly body: unknown;
  /** Undefined until it is looked at. */
  fits: boolean | undefined;
}

/** The answers that a request had from upstream, to find the one at fault when a field cannot be answered from them. */
export class AnswerLog {
  readonly #answers: LoggedAnswer[] = [];

  add(operation: Operation, body: unknown): void {
    this.#answers.push({ operation, body, fits: undefined });
  }

  /** The operation of the first answer that is not what the contract says; each is looked through once. */
  invalid(): Operation | undefined {
    return this.#answers.find((answer) => {
      answer.fits ??= matchesContract(answer.operation, answer.body);
      return !answer.fits;
    })?.operation;
  }

  /** The last operation that meets a condition. */
  last(isWanted: (operation: Operation) => boolean): Operation | undefined {
    return this.#answers.findLast(({ operation }) => isWanted(operation))?.operation;
  }
}
