/** How streams of results are written over HTTP. */
import type { ExecutionResult } from 'graphql';
import type { StreamedResult } from '../operation/subscribe.ts';

/** Writes the results of a stream into the body of a response. */
export interface Framing {
  readonly contentType: string;
  /** @param startId identifies the place before the first event, if streams resume */
  start(startId: string | undefined): string;
  /** Sent when nothing else is, so that proxies keep the connection open. */
  readonly heartbeat: string;
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
const EVENT_STREAM = 'text/event-stream';

/** Time after which browsers connect again, in milliseconds. */
const RETRY_MS = 1_000;

const idLine = (id: string | undefined): string => (id === undefined ? '' : `id: ${id}\n`);

/** GraphQL over Server-Sent Events, with a connection per operation ("distinct connections mode"). */
const serverSentEvents: Framing = {
  contentType: `${EVENT_STREAM}; charset=utf-8`,
  start: (startId) => `retry: ${RETRY_MS}\n${idLine(startId)}:\n\n`,
  heartbeat: ':\n\n',
  content: ({ result }) => result,
  before: ({ id }) => `${idLine(id)}event: next\ndata: `,
  after: () => '\n\n',
  // Clients connect again to a stream that is not complete.
  end: (isInterrupted) => (isInterrupted ? '' : 'event: complete\ndata:\n\n'),
};

/** The delimiter of the boundary `-`. It follows each part at once: clients read a part only when they have seen its end. */
const DELIMITER = '\r\n---';
const PART = '\r\ncontent-type: application/json\r\n\r\n';

/** The multipart protocol of Apollo for subscriptions. An error that ends the stream is none of an event, so it has no payload. */
const multipartSubscription: Framing = {
  contentType: 'multipart/mixed;boundary="-";subscriptionSpec=1.0',
  start: () => DELIMITER,
  heartbeat: `${PART}{}${DELIMITER}`,
  content: ({ result, isEnd }) => (isEnd ? Object.assign({ payload: null }, result) : result),
  before: ({ isEnd }) => (isEnd ? PART : `${PART}{"payload":`),
  after: ({ isEnd }) => (isEnd ? DELIMITER : `}${DELIMITER}`),
  end: () => '--\r\n',
};

/** The framing of a subscription or live query, by the `Accept` header. Undefined if the client accepts no stream. */
export const framingOf = (accept: string | undefined): Framing | undefined => {
  if (accept === undefined) return undefined;
  if (accept.includes(EVENT_STREAM)) return serverSentEvents;
  const isMultipart = accept
    .split(',')
    .some((range) => /^\s*multipart\/mixed\s*;.*subscriptionSpec="?1\.0/i.test(range));
  return isMultipart ? multipartSubscription : undefined;
};
