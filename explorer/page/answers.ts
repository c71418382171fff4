import type { Fetcher, SyncExecutionResult } from '@graphiql/toolkit';
import type { Explanation } from './explanation.ts';
import type { GraphAnswer, GraphRequest, ReceivedAnswer } from './request.ts';
import { sendSignedIn } from './session.ts';
import type { StreamedAnswer } from './streamedAnswers.ts';
import { streamKindOf } from './streamKind.ts';

/** The last answer of the explorer, and what is known of it. */
export interface LastAnswer extends ReceivedAnswer {
  readonly request: GraphRequest;
  /** Undefined if the server does not explain its answers. */
  readonly explanation: Explanation | undefined;
}

let last: LastAnswer | StreamedAnswer | null = null;
let sent = 0;
const listeners = new Set<() => void>();

/** The last answer, or what has come of a stream; null before the first one and while a request is under way. */
export const lastAnswer = (): LastAnswer | StreamedAnswer | null => last;

/** Calls `listener` after each change. Returns a function that unsubscribes it. */
export const onAnswer = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Forgets the last answer, whose query is no longer shown. */
export const forgetAnswer = (): void => {
  sent++;
  setLast(null);
};

const setLast = (next: LastAnswer | StreamedAnswer | null): void => {
  if (last === next) return;
  last = next;
  for (const listener of listeners) listener();
};

/**
 * Sends the requests of the explorer, and asks for their explanation. The explanation is shown apart from the answer,
 * unless the user asked for it. Subscriptions and live queries are answered by streams, which are not explained.
 */
export const fetchExplained: Fetcher = async (request, options) => {
  const headers = options?.headers ?? {};
  // GraphiQL's own query for the schema.
  if (request.operationName === 'IntrospectionQuery')
    return (await sendSignedIn(request, headers)).answer as SyncExecutionResult;
  const number = ++sent;
  setLast(null);
  const kind = streamKindOf(request.query, request.operationName);
  if (kind !== undefined) {
    const { streamedAnswers } = await import('./streamedAnswers.ts');
    return streamedAnswers({ request, kind, headers }, (streamed) => {
      if (number === sent) setLast(streamed);
    });
  }
  const received = await sendSignedIn(request, { 'x-explain': '1', ...headers });
  const { explanation, shown } = withoutExplanation(received.answer);
  if (number === sent) setLast({ ...received, answer: shown, request, explanation });
  const isAsked = Object.keys(headers).some((name) => name.toLowerCase() === 'x-explain');
  // GraphiQL declares errors as instances of graphql-js's class, but only prints them as JSON.
  return (isAsked ? received.answer : shown) as SyncExecutionResult;
};

const withoutExplanation = (answer: GraphAnswer) => {
  const { extensions, ...rest } = answer;
  const { explain, ...others } = extensions ?? {};
  const shown: GraphAnswer = Object.keys(others).length > 0 ? { ...rest, extensions: others } : rest;
  return { explanation: explain?.refused === undefined ? explain : undefined, shown };
};
