import type { Operation } from '../../contract/resource.ts';
import { matchesContract } from './answerShape.ts';

interface LoggedAnswer {
  readonly operation: Operation;
  readonly body: unknown;
  /** Undefined until the answer is checked. */
  fits: boolean | undefined;
}

/** The upstream answers of one request. When a field cannot be resolved from them, the log finds the invalid one. */
export class AnswerLog {
  readonly #answers: LoggedAnswer[] = [];

  add(operation: Operation, body: unknown): void {
    this.#answers.push({ operation, body, fits: undefined });
  }

  /** The operation of the first answer that violates the contract. Each answer is checked at most once. */
  findInvalid(): Operation | undefined {
    return this.#answers.find((answer) => {
      answer.fits ??= matchesContract(answer.operation, answer.body);
      return !answer.fits;
    })?.operation;
  }

  /** The last operation that matches a condition. */
  findLast(isWanted: (operation: Operation) => boolean): Operation | undefined {
    return this.#answers.findLast(({ operation }) => isWanted(operation))?.operation;
  }
}
