import { Counter, Gauge, type Registry } from 'prom-client';
import { clientError, type ErrorCode } from '../errors.ts';
import { HttpRefusal } from '../http/refusal.ts';

/** Who opens a stream. */
export interface StreamCaller {
  readonly user: string;
  readonly domain: string | undefined;
}

/** Most streams at a time. */
export interface StreamBounds {
  readonly user: number;
  readonly domain: number;
  readonly process: number;
}

/** The open streams of a process. */
export interface Streams {
  /**
   * Adds a stream.
   *
   * @param end called when the server shuts down
   * @returns a function that removes it
   * @throws {HttpRefusal} 429 TOO_MANY_STREAMS; 503 SERVER_SHUTDOWN
   */
  enter(caller: StreamCaller | undefined, end: (reason: ReturnType<typeof clientError>) => void): () => void;
  /** Counts an event that was sent. */
  countEvent(): void;
  /** Counts a stream that ended: its code, or none. */
  countEnd(code: string): void;
  /** Ends all streams, and refuses new ones. */
  close(): void;
  registerMetrics(registry: Registry): void;
}

const UNBOUNDED: StreamBounds = {
  user: Number.POSITIVE_INFINITY,
  domain: Number.POSITIVE_INFINITY,
  process: Number.POSITIVE_INFINITY,
};

/** Creates the streams of a process. */
export function createStreams(bounds: StreamBounds = UNBOUNDED): Streams {
  const open = new Set<(reason: ReturnType<typeof clientError>) => void>();
  const [users, domains] = [new Counts(), new Counts()];
  const ends = new Map<string, number>();
  let events = 0;
  let isClosing = false;
  return {
    enter: (caller, end) => {
      if (isClosing) throw shuttingDown();
      if (open.size >= bounds.process) throw tooMany('The server', bounds.process);
      if (users.of(caller?.user) >= bounds.user) throw tooMany('The user', bounds.user);
      if (domains.of(caller?.domain) >= bounds.domain) throw tooMany('The domain', bounds.domain);
      open.add(end);
      users.add(caller?.user, 1);
      domains.add(caller?.domain, 1);
      return () => {
        if (!open.delete(end)) return;
        users.add(caller?.user, -1);
        domains.add(caller?.domain, -1);
      };
    },
    countEvent: () => {
      events++;
    },
    countEnd: (code) => ends.set(code, (ends.get(code) ?? 0) + 1),
    close: () => {
      isClosing = true;
      for (const end of [...open]) end(clientError('SERVER_SHUTDOWN', 'The server shuts down: connect again.'));
    },
    registerMetrics: (registry) => registerMetrics(registry, () => ({ open: open.size, events, ends })),
  };
}

/** Numbers of streams by user or domain. */
class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string | undefined): number {
    return (key !== undefined && this.#counts.get(key)) || 0;
  }

  add(key: string | undefined, change: number): void {
    if (key === undefined) return;
    const count = this.of(key) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}

function tooMany(who: string, most: number): HttpRefusal {
  const code: ErrorCode = 'TOO_MANY_STREAMS';
  return new HttpRefusal(429, `${who} has ${most} streams open, the most allowed.`, code, ['retry-after', '10']);
}

function shuttingDown(): HttpRefusal {
  return new HttpRefusal(503, 'The server shuts down: connect again.', 'SERVER_SHUTDOWN', ['retry-after', '1']);
}

interface StreamStats {
  readonly open: number;
  readonly events: number;
  readonly ends: ReadonlyMap<string, number>;
}

function registerMetrics(registry: Registry, read: () => StreamStats): void {
  const registers = [registry];
  new Gauge({
    name: 'graphql_streams',
    help: 'Streams that are open.',
    registers,
    collect() {
      this.set(read().open);
    },
  });
  new Counter({
    name: 'graphql_stream_events_total',
    help: 'Events sent by streams.',
    registers,
    collect() {
      this.reset();
      this.inc(read().events);
    },
  });
  new Counter({
    name: 'graphql_streams_ended_total',
    help: 'Streams that ended, by the code of the error that ended them. NONE: by the client, or complete.',
    labelNames: ['code'],
    registers,
    collect() {
      this.reset();
      for (const [code, count] of read().ends) this.inc({ code }, count);
    },
  });
}
