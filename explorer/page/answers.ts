import { type Fetcher, formatError, formatResult, type Observable, type SyncExecutionResult } from '@graphiql/toolkit';
import type { ExecutionResult } from 'graphql';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { fillPlaceholders } from './environments.ts';
import type { Explanation } from './explanation.ts';
import type { GraphAnswer, GraphRequest, ReceivedAnswer } from './request.ts';
import { sendSignedIn } from './session.ts';
import type { StreamedAnswer } from './streamedAnswers.ts';
import { findStreamKind } from './streamKind.ts';

/** An answer of the explorer, and what is known of it. */
export interface LastAnswer extends ReceivedAnswer {
  readonly request: GraphRequest;
  /** Undefined if the server does not explain its answers. */
  readonly explanation: Explanation | undefined;
}

/** What a tab shows of its last request. */
export interface TabState {
  readonly isRunning: boolean;
  /** The last answer, also while the next request is in progress, or what has arrived of a stream; null if there is none. */
  readonly answer: LastAnswer | StreamedAnswer | null;
  /** Text of an answer that came while another tab was open, and that its own tab has yet to show. */
  readonly lateText: string | null;
}

/** An answer that can be compared with others. */
export interface KeptAnswer {
  /** Name of the operation, and when the answer came. */
  readonly title: string;
  /** As the editor shows it. */
  readonly text: string;
}

/** Answers that can be compared. */
const MAX_KEPT = 20;

const EMPTY: TabState = { isRunning: false, answer: null, lateText: null };

/** A tab of the editor. */
interface Tab {
  readonly id: string;
}

/** The answers of the explorer by tab. */
export class TabAnswers {
  readonly #states = new Map<string, TabState>();
  readonly #listeners = new Set<() => void>();
  /** The last request of each tab: an answer to an earlier one is not shown. */
  readonly #requests = new Map<string, object>();
  /** Closes the stream of a tab. */
  readonly #streams = new Map<string, () => void>();
  #activeTab = '';
  #kept: readonly KeptAnswer[] = [];

  /** Sets which tabs are open. GraphiQL calls it with each change of a tab, before it sends a request. */
  readonly showTabs = ({
    tabs,
    activeTabIndex,
  }: {
    readonly tabs: readonly Tab[];
    readonly activeTabIndex: number;
  }) => {
    const ids = new Set(tabs.map(({ id }) => id));
    for (const id of this.#states.keys()) if (!ids.has(id)) this.#forget(id);
    const active = tabs[activeTabIndex]?.id ?? '';
    if (active === this.#activeTab) return;
    this.#activeTab = active;
    this.#notify();
  };

  /** The state of the open tab; the same object until it changes. */
  readonly current = (): TabState => this.#states.get(this.#activeTab) ?? EMPTY;

  /** Calls `listener` after each change. Returns a function that unsubscribes it. */
  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The last answers of all tabs, the newest first. */
  readonly kept = (): readonly KeptAnswer[] => this.#kept;

  /** Forgets the answer of the open tab, whose query is no longer shown. */
  readonly clear = (): void => {
    this.#forget(this.#activeTab);
    this.#notify();
  };

  /** Whether the open tab has a stream that is not over. */
  readonly isStreaming = (): boolean => this.#streams.has(this.#activeTab);

  /** Stops the stream of the open tab. */
  readonly stopStream = (): void => this.#streams.get(this.#activeTab)?.();

  /** Stops the streams of all tabs. */
  readonly stopStreams = (): void => {
    for (const stop of [...this.#streams.values()]) stop();
  };

  /** Takes the text of an answer that came while another tab was open; null if there is none. */
  readonly takeLateText = (): string | null => {
    const { lateText } = this.current();
    if (lateText !== null) this.#update(this.#activeTab, { lateText: null });
    return lateText;
  };

  /**
   * Sends the requests of the explorer, and asks for their explanation. The explanation is shown apart from the answer,
   * unless the user asked for it. `{{name}}` in variables and headers is replaced by the value of the environment. Subscriptions and live queries are answered by streams, which are not explained.
   */
  readonly fetch: Fetcher = async (asked, options) => {
    const given = options?.headers ?? {};
    // GraphiQL's own query for the schema.
    if (asked.operationName === 'IntrospectionQuery')
      return (await sendSignedIn(asked, { headers: given })).answer as SyncExecutionResult;
    const filled = fillRequest(asked, given);
    if ('errors' in filled) return filled as SyncExecutionResult;
    const { request, headers } = filled;
    const tab = this.#activeTab;
    this.#streams.get(tab)?.();
    const number = {};
    this.#requests.set(tab, number);
    this.#update(tab, { isRunning: true, lateText: null });
    const update = (change: Partial<TabState>) => {
      if (this.#requests.get(tab) === number) this.#update(tab, change);
    };
    const kind = findStreamKind(request.query, request.operationName);
    if (kind === undefined) return this.#answerOnce(tab, request, headers, update);
    const { observeStream: streamedAnswers } = await import('./streamedAnswers.ts');
    const streamed = streamedAnswers({ request, kind, headers }, (answer) => update({ answer, isRunning: false }));
    return this.#answerByStream(tab, streamed, (lateText) => update({ lateText }));
  };

  /** The results of a stream. While another tab is open, the stream goes on, and its results are kept for its own. */
  #answerByStream(
    tab: string,
    streamed: Observable<ExecutionResult>,
    keep: (lateText: string) => void,
  ): Observable<ExecutionResult> {
    return {
      subscribe: (given) => {
        const observer = given as Observer;
        let isLeft = false;
        const { unsubscribe } = streamed.subscribe({
          next: (shown: object) => (isLeft ? keep(formatResult(shown)) : observer.next(shown)),
          complete: () => {
            this.#streams.delete(tab);
            if (!isLeft) observer.complete();
          },
          error: observer.error,
        });
        const close = () => {
          if (this.#streams.get(tab) !== close) return;
          this.#streams.delete(tab);
          unsubscribe();
        };
        this.#streams.set(tab, close);
        return {
          unsubscribe: () => {
            isLeft = true;
            // GraphiQL leaves the stream of a tab just before it opens another one.
            setTimeout(() => {
              if (this.#activeTab === tab || !this.#requests.has(tab)) close();
            });
          },
        };
      },
    };
  }

  /** The answer to a request. If another tab opens meanwhile, it is kept for its own; a request that is stopped is aborted. */
  #answerOnce(
    tab: string,
    request: GraphRequest,
    headers: Readonly<Record<string, string>>,
    update: (change: Partial<TabState>) => void,
  ): Observable<ExecutionResult> {
    return {
      subscribe: (given) => {
        const observer = given as Observer;
        const abort = new AbortController();
        let isLeft = false;
        sendExplained(request, headers, abort.signal).then(
          ({ printed, ...answer }) => {
            this.#keep(request.operationName ?? 'Query', formatResult(printed));
            update({ isRunning: false, answer, ...(isLeft && { lateText: formatResult(printed) }) });
            if (isLeft) return;
            observer.next(printed);
            observer.complete();
          },
          (error) => {
            update({
              isRunning: false,
              answer: null,
              ...(isLeft && !abort.signal.aborted && { lateText: formatError(toMessage(error) as Error) }),
            });
            if (!isLeft) observer.error(toMessage(error));
          },
        );
        return {
          unsubscribe: () => {
            isLeft = true;
            // GraphiQL stops the request of a tab just before it opens another one.
            setTimeout(() => {
              if (this.#activeTab === tab || !this.#requests.has(tab)) abort.abort();
            });
          },
        };
      },
    };
  }

  #keep(name: string, text: string): void {
    const title = `${name}, ${new Date().toLocaleTimeString('en-GB')}`;
    this.#kept = [{ title, text }, ...this.#kept].slice(0, MAX_KEPT);
  }

  #forget(tab: string): void {
    this.#streams.get(tab)?.();
    this.#states.delete(tab);
    this.#requests.delete(tab);
  }

  #update(tab: string, change: Partial<TabState>): void {
    this.#states.set(tab, { ...(this.#states.get(tab) ?? EMPTY), ...change });
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** A request with the values of the environment, or an answer that says which one is missing. */
const fillRequest = (request: GraphRequest, headers: Readonly<Record<string, unknown>>) => {
  try {
    const texts = Object.entries(fillPlaceholders(headers)).map(([name, value]) => [name, String(value)] as const);
    return {
      request: { ...request, variables: fillPlaceholders(request.variables) },
      headers: Object.fromEntries(texts) as Readonly<Record<string, string>>,
    };
  } catch (error) {
    return { errors: [toMessage(error)] };
  }
};

/** An error without its stack, which GraphiQL would show. */
const toMessage = (error: unknown) => ({ message: error instanceof Error ? error.message : String(error) });

/** As GraphiQL observes an answer; the toolkit declares it as a union of two forms. */
interface Observer {
  readonly next: (printed: object) => void;
  readonly error: (error: unknown) => void;
  readonly complete: () => void;
}

/** Sends a request. `printed` is what the editor shows. */
const sendExplained = async (
  request: GraphRequest,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<LastAnswer & { readonly printed: object }> => {
  const received = await sendSignedIn(request, { headers: { 'x-explain': '1', ...headers }, signal });
  const { explanation, shown } = splitExplanation(received.answer);
  const isAsked = Object.keys(headers).some((name) => name.toLowerCase() === 'x-explain');
  return { ...received, answer: shown, request, explanation, printed: isAsked ? received.answer : shown };
};

const splitExplanation = (answer: GraphAnswer) => {
  const { extensions, ...rest } = answer;
  const { explain, ...others } = extensions ?? {};
  const shown: GraphAnswer = Object.keys(others).length > 0 ? { ...rest, extensions: others } : rest;
  return { explanation: explain?.refused === undefined ? explain : undefined, shown };
};

/** The answers of the explorer that is shown. */
export const Answers = createContext(new TabAnswers());

/** The state of the open tab. */
export const useTabState = (): TabState => {
  const answers = useContext(Answers);
  return useSyncExternalStore(answers.onChange, answers.current);
};
