/** How streams of results are written over HTTP. */
import type { ExecutionResult } from 'graphql';
import type { IncrementalFormat } from '../engine/incremental/payloads.ts';
import type { StreamedResult } from '../engine/operation/subscribe.ts';

/** Writes the results of a stream into the body of a response. */
export interface Framing {
  readonly contentType: string;
  /** @param startId identifies the place before the first event, if streams resume */
  start(startId: string | undefined): string;
  /** Sent when nothing else is, so that proxies keep the connection open. Undefined: nothing. */
  readonly heartbeat: string | undefined;
  /** What is printed of a result. */
  content(result: StreamedResult): ExecutionResult;
  /** What stands before it. */
  before(result: StreamedResult): string;
  /** What stands after it. */
  after(result: StreamedResult): string;
  /** @param isInterrupted whether clients may continue the stream elsewhere, or later */
  end(isInterrupted: boolean): string;
}

/** The media type of server-sent events. */
export const EVENT_STREAM = 'text/event-stream';

/** Browsers connect again after this time, or up to twice as long, so that those that were cut off together do not come together. */
const RETRY_MS = 1_000;
const RETRY_SPREAD_MS = 3_000;

/** Says when a browser should connect again: a random time, at least so many milliseconds from the end of the stream. */
export const printRetryField = (leastMs: number): string =>
  `retry: ${leastMs + Math.floor(Math.random() * RETRY_SPREAD_MS)}\n\n`;

const printIdLine = (id: string | undefined): string => (id === undefined ? '' : `id: ${id}\n`);

/** GraphQL over Server-Sent Events, with a connection per operation ("distinct connections mode"). */
const serverSentEvents: Framing = {
  contentType: `${EVENT_STREAM}; charset=utf-8`,
  start: (startId) => `${printRetryField(RETRY_MS)}${printIdLine(startId)}:\n\n`,
  heartbeat: ':\n\n',
  content: ({ result }) => result,
  before: ({ id }) => `${printIdLine(id)}event: next\ndata: `,
  after: () => '\n\n',
  // Clients connect again to a stream that is not complete.
  end: (isInterrupted) => (isInterrupted ? '' : 'event: complete\ndata:\n\n'),
};

/** The delimiter of the boundary `-`. It follows each part at once: clients read a part only when they have seen its end. */
const DELIMITER = '\r\n---';
const PART_HEADER = '\r\ncontent-type: application/json\r\n\r\n';

/** The multipart protocol of Apollo for subscriptions. An error that ends the stream does not belong to an event, so it has no payload. */
const multipartSubscription: Framing = {
  contentType: 'multipart/mixed;boundary="-";subscriptionSpec=1.0',
  start: () => DELIMITER,
  heartbeat: `${PART_HEADER}{}${DELIMITER}`,
  content: ({ result, isEnd }) => (isEnd ? Object.assign({ payload: null }, result) : result),
  before: ({ isEnd }) => (isEnd ? PART_HEADER : `${PART_HEADER}{"payload":`),
  after: ({ isEnd }) => (isEnd ? DELIMITER : `}${DELIMITER}`),
  end: () => '--\r\n',
};

/** The parts of an answer. All of it comes within the deadline, so that nothing need keep the connection open. */
const createMultipartAnswer = (contentType: string): Framing => ({
  contentType,
  start: () => DELIMITER,
  heartbeat: undefined,
  content: ({ result }) => ('hasNext' in result ? result : Object.assign({ hasNext: false }, result)),
  before: () => PART_HEADER,
  after: () => DELIMITER,
  end: () => '--\r\n',
});

/** How the client of a request takes streams. */
export interface AcceptedStreams {
  /** Of subscriptions and live queries. */
  readonly events: Framing | undefined;
  /** Of incremental answers. */
  readonly parts: { readonly framing: Framing; readonly format: IncrementalFormat } | undefined;
}

const INCREMENTAL = { framing: createMultipartAnswer('multipart/mixed;boundary="-"'), format: 'draft' } as const;

const INCREMENTAL_OF_2022 = {
  framing: createMultipartAnswer('multipart/mixed;boundary="-";deferSpec=20220824'),
  format: '20220824',
} as const;

/**
 * Reads from an `Accept` header which streams the client takes. Undefined if none. Parts have the format of the current draft, or
 * that of `deferSpec=20220824` if it is asked for, and for urql, which names no format.
 */
export const readAcceptedStreams = (accept: string | undefined): AcceptedStreams | undefined => {
  if (accept === undefined) return undefined;
  if (accept.includes(EVENT_STREAM)) {
    const isOf2022 = DEFER_SPEC.test(accept) || (accept.includes(URQL_TYPE) && !INCREMENTAL_SPEC.test(accept));
    const format = isOf2022 ? '20220824' : 'draft';
    return { events: serverSentEvents, parts: { framing: serverSentEvents, format } };
  }
  if (!accept.includes(MULTIPART)) return undefined;
  const ranges = accept.split(',').filter((range) => range.trim().startsWith(MULTIPART));
  const ofEvents = ranges.find((range) => SUBSCRIPTION_SPEC.test(range));
  const ofParts = ranges.find((range) => range !== ofEvents);
  const parts = ofParts === undefined || !DEFER_SPEC.test(ofParts) ? INCREMENTAL : INCREMENTAL_OF_2022;
  return {
    events: ofEvents === undefined ? undefined : multipartSubscription,
    parts: ofParts === undefined ? undefined : parts,
  };
};

const MULTIPART = 'multipart/mixed';
const SUBSCRIPTION_SPEC = /;\s*subscriptionSpec="?1\.0/i;
const INCREMENTAL_SPEC = /;\s*incrementalSpec=/i;
/**
 * A media type that urql alone accepts, in all versions since 4. They read both formats of deferred fragments, but put streamed
 * items of the draft into the object around their list.
 */
const URQL_TYPE = 'application/graphql+json';
const DEFER_SPEC = /;\s*deferSpec="?20220824/i;
