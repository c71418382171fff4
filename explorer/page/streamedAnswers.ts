import type { Observable } from '@graphiql/toolkit';
import type { ExecutionResult } from 'graphql';
import { type AnswerError, type GraphAnswer, type GraphRequest, isOnlyUnauthenticated } from './request.ts';
import { accessToken, renewToken } from './session.ts';
import type { StreamKind } from './streamKind.ts';
import { openStream, type ResultListener } from './streams.ts';

/** An operation that is answered by a stream. */
export interface StreamRequest {
  readonly request: GraphRequest;
  readonly kind: StreamKind;
  readonly headers: Readonly<Record<string, string>>;
}

/** A stream as the strip shows it. */
export interface StreamFacts {
  readonly state: 'connecting' | 'open' | 'ended' | 'stopped';
  /** The code of the error that ended it; empty without one. */
  readonly code: string;
  /** Number of results. */
  readonly events: number;
  /** When the last one came; null before. */
  readonly lastAt: Date | null;
}

/** What is shown of a stream: the last events of a subscription, or the answer to a live query as it is now. */
export interface StreamedAnswer {
  readonly answer: GraphAnswer & { readonly events?: readonly StreamedEvent[] };
  readonly stream: StreamFacts;
}

/** A result of a subscription. */
interface StreamedEvent extends GraphAnswer {
  /** When it came. */
  readonly at: string;
}

/** Events that are shown, the newest first. */
const MAX_SHOWN_EVENTS = 100;

/**
 * The answers of a stream, for the editor: it shows the whole state anew with each result.
 *
 * @param show called whenever a fact has changed
 */
export const observeStream = (
  request: StreamRequest,
  show: (streamed: StreamedAnswer) => void,
): Observable<ExecutionResult> => ({
  subscribe: (given) => {
    const observer = given as { next: (shown: object) => void; complete: () => void };
    const isSubscription = request.kind === 'subscription';
    let { answer, stream } = STARTING;
    const update = (nextAnswer: StreamedAnswer['answer'], facts: Partial<StreamFacts>) => {
      stream = { ...stream, ...facts };
      if (answer !== nextAnswer) observer.next(nextAnswer);
      answer = nextAnswer;
      show({ answer, stream });
    };
    const withEvent = ({ data, errors }: GraphAnswer, lastAt: Date) => {
      const event = { at: lastAt.toISOString(), ...(errors && { errors }), ...(data !== undefined && { data }) };
      return { events: [event, ...(answer.events ?? [])].slice(0, MAX_SHOWN_EVENTS) };
    };
    const close = openSignedInStream(request, {
      onOpen: () => update(isSubscription ? { events: [], ...answer } : answer, { state: 'open' }),
      onResult: (result) => {
        const lastAt = new Date();
        update(isSubscription ? withEvent(result, lastAt) : result, { events: stream.events + 1, lastAt });
      },
      onEnd: (errors) => {
        const isShownAlone = !isSubscription || stream.events === 0;
        const last = isShownAlone ? { errors } : withEvent({ errors }, new Date());
        update(errors.length > 0 ? last : answer, { state: 'ended', code: errors[0]?.extensions?.code ?? '' });
        observer.complete();
      },
    });
    return {
      unsubscribe: () => {
        close();
        update(answer, { state: 'stopped' });
      },
    };
  },
});

const STARTING: StreamedAnswer = { answer: {}, stream: { state: 'connecting', code: '', events: 0, lastAt: null } };

/** Opens a stream with the token of the session, and again when that has expired and can be renewed. */
const openSignedInStream = ({ request, headers }: StreamRequest, listener: ResultListener): (() => void) => {
  let isClosed = false;
  let isRenewed = false;
  let close = () => {};
  const onResult = (result: GraphAnswer) => {
    isRenewed = false;
    listener.onResult(result);
  };
  const onEnd = async (errors: readonly AnswerError[]) => {
    const isExpired = errors.length > 0 && isOnlyUnauthenticated({ errors });
    if (!isExpired || isRenewed || !(await renewToken())) return listener.onEnd(errors);
    isRenewed = true;
    if (!isClosed) open();
  };
  const open = () => {
    const token = accessToken();
    const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
    close = openStream(request, { ...authorization, ...headers }, { ...listener, onResult, onEnd });
  };
  open();
  return () => {
    isClosed = true;
    close();
  };
};
