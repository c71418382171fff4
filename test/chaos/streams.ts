/** Streams of changes as browsers keep them: each continues after its last event when it ends. One in ten reads slowly. */
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What happened to all streams. */
export interface StreamTally {
  /** Attempts by how they were answered: a status, or why there was none. */
  readonly attempts: Readonly<Record<string, number>>;
  /** Longest time for which a stream was not open, in milliseconds. */
  readonly longestAwayMs: number;
}

/** Streams that are kept open. */
export interface OpenStreams {
  readonly tally: StreamTally;
  /** How many are open. */
  open(): number;
  /** How many events the streams have not got, of the creation of these alerts. */
  missed(alertIds: readonly string[]): number;
  close(): void;
}

const SUBSCRIPTION = 'subscription { alertChanges { kind alertId } }';

/** One stream in so many reads slowly. */
const SLOW_SHARE = 10;

/** A slow reader takes what has arrived once in this time. */
const SLOW_MS = 1_000;

/** As an `EventSource` does where the server has not said when to come back. */
const RETRY_MS = 3_000;

/** How many streams are opened at first at a time. */
const OPENED_AT_ONCE = 50;

interface StreamFigures {
  attempts: Record<string, number>;
  longestAwayMs: number;
  open: number;
  isClosed: boolean;
}

/** One stream. */
class ReconnectingStream {
  readonly #url: URL;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #counts: StreamFigures;
  readonly #isSlow: boolean;
  readonly #seen = new Set<string>();
  #lastEventId = '';
  #retryMs = RETRY_MS;
  #awaySince = performance.now();

  constructor(url: string, token: string, counts: StreamFigures, isSlow: boolean) {
    this.#url = new URL(`${url}/graphql?query=${encodeURIComponent(SUBSCRIPTION)}`);
    this.#headers = { accept: 'text/event-stream', authorization: `Bearer ${token}`, 'x-csrf': '1' };
    this.#counts = counts;
    this.#isSlow = isSlow;
  }

  get seen(): ReadonlySet<string> {
    return this.#seen;
  }

  /** Keeps the stream open until all are closed. `onOpen` is called when it is open for the first time. */
  async keep(agent: Agent, onOpen: () => void): Promise<void> {
    while (!this.#counts.isClosed) {
      const answer = await this.#connect(agent);
      if (answer instanceof Object && answer.statusCode === 200) await this.#read(answer, onOpen);
      else if (answer instanceof Object) answer.resume();
      await sleep(this.#retryMs);
    }
  }

  #connect(agent: Agent): Promise<IncomingMessage | string> {
    const headers = { ...this.#headers, ...(this.#lastEventId ? { 'last-event-id': this.#lastEventId } : {}) };
    return new Promise<IncomingMessage | string>((resolve) => {
      const request = get(this.#url, { headers, agent }, resolve);
      request.on('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message));
    }).then((answer) => {
      const what = answer instanceof Object ? `${answer.statusCode}` : answer;
      this.#counts.attempts[what] = (this.#counts.attempts[what] ?? 0) + 1;
      return answer;
    });
  }

  async #read(answer: IncomingMessage, onOpen: () => void): Promise<void> {
    let rest = '';
    let isOpen = false;
    const ended = new Promise<void>((resolve) => answer.on('close', resolve).on('error', () => {}));
    answer.setEncoding('utf8').on('data', (text: string) => {
      const events = (rest + text).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) this.#take(event);
      if (!isOpen && this.#lastEventId) {
        isOpen = true;
        this.#opened();
        onOpen();
      }
      if (this.#isSlow) answer.pause();
    });
    const timer = this.#isSlow ? setInterval(() => answer.resume(), SLOW_MS) : undefined;
    await ended;
    clearInterval(timer);
    if (!isOpen) return;
    this.#counts.open--;
    this.#awaySince = performance.now();
  }

  #opened(): void {
    this.#counts.open++;
    this.#counts.longestAwayMs = Math.max(this.#counts.longestAwayMs, performance.now() - this.#awaySince);
  }

  #take(event: string): void {
    this.#retryMs = Number(/^retry: (\d+)$/m.exec(event)?.[1] ?? this.#retryMs);
    this.#lastEventId = /^id: (.*)$/m.exec(event)?.[1] ?? this.#lastEventId;
    const alertId = /"kind":"CREATED","alertId":"([^"]+)"/.exec(event)?.[1];
    if (alertId) this.#seen.add(alertId);
  }
}

/** Opens streams, and waits until all are open. */
export const openStreams = async (url: string, token: string, count: number): Promise<OpenStreams> => {
  const counts: StreamFigures = { attempts: {}, longestAwayMs: 0, open: 0, isClosed: false };
  const agent = new Agent({ keepAlive: false });
  const streams = Array.from(
    { length: count },
    (_, at) => new ReconnectingStream(url, token, counts, at % SLOW_SHARE === 0),
  );
  for (let at = 0; at < count; at += OPENED_AT_ONCE) {
    const some = streams.slice(at, at + OPENED_AT_ONCE);
    await Promise.all(some.map((one) => new Promise<void>((resolve) => void one.keep(agent, resolve))));
  }
  Object.assign(counts, { attempts: {}, longestAwayMs: 0 });
  return {
    tally: counts,
    open: () => counts.open,
    missed: (alertIds) => {
      const missedBy = ({ seen }: ReconnectingStream) => alertIds.filter((id) => !seen.has(id)).length;
      return streams.reduce((sum, stream) => sum + missedBy(stream), 0);
    },
    close: () => {
      counts.isClosed = true;
      agent.destroy();
    },
  };
};
