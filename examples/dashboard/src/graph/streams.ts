import type { DocumentNode } from 'graphql';
import { createClient } from 'graphql-sse';
import { stringifyDocument } from 'urql';
import { endpoint } from './client.ts';
import { csrfHeaders } from './session.ts';

/** `ended`: by the server, or the library has given up after five attempts with growing waits. */
export type StreamState = 'connecting' | 'open' | 'ended';

interface StreamObserver {
  readonly onState: (state: StreamState) => void;
  readonly onEvent: () => void;
}

/** Server-sent events, with a connection for each subscription. The browser sends the cookie of the session. */
const streams = createClient({ url: endpoint, headers: csrfHeaders });

/** Values of the variables of a subscription. */
export type StreamVariables = Readonly<Record<string, unknown>>;

/**
 * Opens the stream of a subscription. The document is sent as text, which a gateway with
 * `TRUSTED_DOCUMENTS` finds in its manifest.
 *
 * @returns a function that closes the stream, after which the listener is not called
 */
export const openStream = (
  document: DocumentNode,
  variables: StreamVariables,
  { onState, onEvent }: StreamObserver,
): (() => void) => {
  let isClosed = false;
  const tell = (state: StreamState) => () => {
    if (!isClosed) onState(state);
  };
  const close = streams.subscribe(
    { query: stringifyDocument(document), variables: { ...variables } },
    { next: onEvent, error: tell('ended'), complete: tell('ended') },
    { connecting: tell('connecting'), connected: tell('open') },
  );
  return () => {
    isClosed = true;
    close();
  };
};
