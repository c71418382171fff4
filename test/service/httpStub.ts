/** An HTTP server outside the service. It records the POSTs it receives and sends the configured response. */
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from '../listen.ts';

/** The response to a POST. A promise that never resolves makes the server hang. */
export type StubReply = (body: unknown) => StubHttpReply | Promise<StubHttpReply>;

interface StubHttpReply {
  readonly status: number;
  readonly body?: unknown;
}

export interface HttpStub extends AsyncDisposable {
  readonly url: string;
  /** Received bodies, oldest first. */
  readonly received: Record<string, unknown>[];
  /** The paths of the received requests. */
  readonly paths: () => string[];
}

export const startHttpStub = async (reply: StubReply = () => ({ status: 204 })): Promise<HttpStub> => {
  const received: Record<string, unknown>[] = [];
  const paths: string[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = (await json(request)) as Record<string, unknown>;
    received.push(body);
    paths.push(request.url ?? '');
    const answer = await reply(body);
    response.writeHead(answer.status).end(answer.body === undefined ? '' : JSON.stringify(answer.body));
  });
  const { url, close } = await listen(server);
  return {
    url,
    received,
    paths: () => paths,
    [Symbol.asyncDispose]: close,
  };
};
