import { Counter, Gauge, type Registry } from 'prom-client';
import { clientError, type GatewayErrorCode } from '../engine/errors/clientError.ts';
import { beginInTurn } from '../exchange/fairQueue.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import { endStaggered } from './endStaggered.ts';

/** Who opens a stream, verified: streams that count for a forged name would lock its owner out. */
export interface StreamCaller {
  readonly user: string;
  readonly domain: string | undefined;
}

/**
 * Most streams at a time. Streams of callers that nobody has verified count for their address, which may have as many as a
 * domain. Together they take half of the process, so that there is always capacity for the others.
 */
export interface StreamBounds {
  readonly user: number;
  readonly domain: number;
  readonly process: number;
}

/** Ends a stream for a reason that its client gets. */
type EndStream = (reason: ReturnType<typeof clientError>) => void;

/** A stream among the open ones. */
export interface StreamEntry {
  /** Whether it counts for its caller. It always will. */
  readonly isVerified: boolean;
  /**
   * Counts the stream for its caller, or for its address as long as none is known.
   *
   * @throws {HttpRefusal} 429 TOO_MANY_STREAMS
   */
  countFor(caller: StreamCaller | undefined): void;
  /** Removes the stream. It may be called again. */
  leave(): void;
}

/** The open streams of a process. */
export interface Streams {
  /**
   * Adds a stream that starts.
   *
   * @param end called when the server shuts down
   * @param endsAlone whether it may end before others do, as it has a connection of its own
   * @throws {HttpRefusal} 429 TOO_MANY_STREAMS; 503 SERVER_SHUTDOWN
   */
  enter(address: string | undefined, end: EndStream, endsAlone: boolean): StreamEntry;
  /**
   * Calls a function once a connection of streams that begins now has reached its age limit, which is random, so that connections that
   * began together do not end together. Returns a function that cancels this.
   */
  onExpiry(expire: () => void): () => void;
  /** Counts an event that was sent. */
  countEvent(): void;
  /** Counts a stream that ended: its code, or none. */
  countEnd(code: string): void;
  /** Counts a WebSocket that the server closed, by its code. */
  countClosed(code: number): void;
  /**
   * Ends the streams one after the other in a random order, and then refuses new ones.
   *
   * @param overMs time until all have ended, in milliseconds. 0: at once
   */
  close(overMs: number): void;
  registerMetrics(registry: Registry): void;
}

const UNBOUNDED: StreamBounds = {
  user: Number.POSITIVE_INFINITY,
  domain: Number.POSITIVE_INFINITY,
  process: Number.POSITIVE_INFINITY,
};

/**
 * Creates the streams of a process.
 *
 * @param lifeMs connections of streams last this long, or up to twice as long, in milliseconds. Undefined: forever
 */
export const createStreams = (bounds: StreamBounds = UNBOUNDED, lifeMs?: number): Streams => {
  const open = new Map<EndStream, { readonly endsAlone: boolean }>();
  const counts = createOpenStreamCounts(bounds);
  const [ends, closed] = [new Map<string, number>(), new Map<string, number>()];
  let events = 0;
  let isClosing = false;
  return {
    enter: (address, end, endsAlone) => {
      if (isClosing) throw shutdownRefusal();
      if (open.size >= bounds.process) throw tooManyStreams('The server', bounds.process);
      open.set(end, { endsAlone });
      let counted: CountedStream | undefined;
      return {
        get isVerified() {
          return counted?.isVerified ?? false;
        },
        countFor: (caller) => {
          // The caller of a stream stays the same.
          if (!open.has(end) || (counted !== undefined && (counted.isVerified || caller === undefined))) return;
          const fresh = caller ? counts.ofCaller(caller) : counts.ofAddress(address ?? '');
          counted?.remove();
          counted = fresh;
        },
        leave: () => {
          if (!open.delete(end)) return;
          counted?.remove();
        },
      };
    },
    countEvent: () => {
      events++;
    },
    countEnd: (code) => ends.set(code, (ends.get(code) ?? 0) + 1),
    countClosed: (code) => closed.set(`${code}`, (closed.get(`${code}`) ?? 0) + 1),
    onExpiry: (expire) => {
      if (lifeMs === undefined) return () => {};
      const timer = setTimeout(expire, lifeMs * (1 + Math.random())).unref();
      return () => clearTimeout(timer);
    },
    close: (overMs) => {
      const end = (one: EndStream) => open.has(one) && one(shutdownError());
      const endAll = () => {
        isClosing = true;
        for (const one of [...open.keys()]) beginInTurn(one, () => end(one));
      };
      const alone = [...open].flatMap(([one, { endsAlone }]) => (endsAlone ? [() => end(one)] : []));
      endStaggered(overMs, alone, endAll);
    },
    registerMetrics: (registry) => registerStreamMetrics(registry, () => ({ open: open.size, events, ends, closed })),
  };
};

/** A stream that is counted. */
interface CountedStream {
  readonly isVerified: boolean;
  remove(): void;
}

/** Counts streams within their bounds. Both functions throw TOO_MANY_STREAMS. */
const createOpenStreamCounts = (bounds: StreamBounds) => {
  const [users, domains, addresses] = [new OpenStreamCounts(), new OpenStreamCounts(), new OpenStreamCounts()];
  const mostUnverified = Math.ceil(bounds.process / 2);
  let unverified = 0;
  return {
    ofCaller: ({ user, domain }: StreamCaller): CountedStream => {
      if (users.get(user) >= bounds.user) throw tooManyStreams('The user', bounds.user);
      if (domains.get(domain) >= bounds.domain) throw tooManyStreams('The domain', bounds.domain);
      const add = (change: number) => {
        users.add(user, change);
        domains.add(domain, change);
      };
      add(1);
      return { isVerified: true, remove: () => add(-1) };
    },
    ofAddress: (address: string): CountedStream => {
      if (addresses.get(address) >= bounds.domain)
        throw tooManyStreams('The address, without a verified user,', bounds.domain);
      if (unverified >= mostUnverified) throw tooManyStreams('The server, without a verified user,', mostUnverified);
      const add = (change: number) => {
        addresses.add(address, change);
        unverified += change;
      };
      add(1);
      return { isVerified: false, remove: () => add(-1) };
    },
  };
};

/** Numbers of streams by user, domain or address. */
class OpenStreamCounts {
  readonly #counts = new Map<string, number>();

  get(key: string | undefined): number {
    return (key !== undefined && this.#counts.get(key)) || 0;
  }

  add(key: string | undefined, change: number): void {
    if (key === undefined) return;
    const count = this.get(key) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}

const tooManyStreams = (who: string, max: number): HttpRefusal => {
  const code: GatewayErrorCode = 'TOO_MANY_STREAMS';
  return new HttpRefusal(429, `${who} has ${max} streams open, the most allowed.`, code, ['retry-after', '10']);
};

/** The reason of an operation that ends with the server. */
export const shutdownError = () => clientError('SERVER_SHUTDOWN', 'The server shuts down: connect again.');

/** Refuses a stream that has not begun when the server shuts down. */
export const shutdownRefusal = (): HttpRefusal =>
  new HttpRefusal(503, 'The server shuts down: connect again.', 'SERVER_SHUTDOWN', ['retry-after', '1']);

interface StreamStats {
  readonly open: number;
  readonly events: number;
  readonly ends: ReadonlyMap<string, number>;
  readonly closed: ReadonlyMap<string, number>;
}

const registerStreamMetrics = (registry: Registry, read: () => StreamStats): void => {
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
  const countByCode = (name: string, help: string, counts: () => ReadonlyMap<string, number>) =>
    new Counter({
      name,
      help,
      labelNames: ['code'],
      registers,
      collect() {
        this.reset();
        for (const [code, count] of counts()) this.inc({ code }, count);
      },
    });
  countByCode(
    'graphql_streams_ended_total',
    'Streams that ended, by the code of the error that ended them. NONE: by the client, or complete.',
    () => read().ends,
  );
  countByCode(
    'graphql_websockets_closed_total',
    'WebSockets that the server closed, by the code of the closure.',
    () => read().closed,
  );
};
