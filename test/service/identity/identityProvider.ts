/** What stands outside the service: a server that takes POSTs, remembers them, and answers as it is told. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What to answer to a POST; a promise that never settles is a server that hangs. */
export type Reply = (body: unknown) => Replied | Promise<Replied>;

interface Replied {
  readonly status: number;
  readonly body?: unknown;
}

export interface IdentityProvider extends AsyncDisposable {
  readonly url: string;
  /** Bodies that came in, oldest first. */
  readonly received: Record<string, unknown>[];
  /** The paths they were sent to. */
  readonly paths: () => string[];
}

export const startIdentityProvider = async (reply: Reply = () => ({ status: 204 })): Promise<IdentityProvider> => {
  const received: Record<string, unknown>[] = [];
  const paths: string[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = (await json(request)) as Record<string, unknown>;
    received.push(body);
    paths.push(request.url ?? '');
    const answer = await reply(body);
    response.writeHead(answer.status).end(answer.body === undefined ? '' : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    paths: () => paths,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
