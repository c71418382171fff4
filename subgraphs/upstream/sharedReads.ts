import type { Operation } from '../../contract/resource.ts';
import type { Call } from './call.ts';
import type { Answer } from './httpExchange.ts';

/** A read in flight. */
interface SharedRead {
  /** When its caller gives up, in milliseconds since 1970. */
  readonly deadline: number;
  readonly answer: Promise<Answer>;
}

/**
 * How much later than its own caller a read may give up that is shared, in milliseconds: requests that arrive together are
 * not handled in their order. It is less than the time that a request keeps for its own answer after its reads.
 */
const MAX_LATER_MS = 100;

/**
 * Lets equal reads of one caller share a POST while it is in flight. Callers never share: the credential and all headers
 * that are sent on are part of what must be equal, and reads without a credential are not shared. Each read parses the
 * answer for itself, so that no record is shared.
 */
export class SharedReads {
  readonly #inFlight = new Map<string, SharedRead>();

  /**
   * The answer to a read: that of an equal one in flight which ends in time, or else that of its own POST. It also sends
   * its own where the other one ends without an answer, for example because the client of that one left.
   */
  answerTo(operation: Operation, body: string, call: Call, send: () => Promise<Answer>): Promise<Answer> {
    const { authorization, furtherHeaders, deadline } = call;
    if (authorization === undefined) return send();
    const further = furtherHeaders === undefined ? '' : JSON.stringify(furtherHeaders);
    const key = `${operation.id}\n${authorization}\n${further}\n${body}`;
    const known = this.#inFlight.get(key);
    if (known === undefined || known.deadline - deadline > MAX_LATER_MS) return this.#send(key, deadline, send);
    return known.answer.catch(() => this.#send(key, deadline, send));
  }

  /** After a write, reads must not get an answer from before it. */
  forget(): void {
    this.#inFlight.clear();
  }

  #send(key: string, deadline: number, send: () => Promise<Answer>): Promise<Answer> {
    const read = { deadline, answer: send() };
    this.#inFlight.set(key, read);
    const end = () => {
      if (this.#inFlight.get(key) === read) this.#inFlight.delete(key);
    };
    read.answer.then(end, end);
    return read.answer;
  }
}
