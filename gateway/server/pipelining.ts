import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { beginInTurn } from '../exchange/fairQueue.ts';

/** Most requests of a connection in progress. Their answers come in their order, so that more would only wait. */
const MAX_UNDER_WAY = 16;

/** The requests of a connection. */
interface Pipeline {
  underWay: number;
  /** Those that came with others, in their order. Nothing more is read from the connection meanwhile. */
  readonly waiting: (() => void)[];
}

/**
 * Begins requests in iterations of the event loop, however many come at once: those of one connection one after the other, and at most 16 of
 * them before the first is answered.
 */
export const beginPipelined = (route: RequestListener): RequestListener => {
  const pipelines = new WeakMap<Socket, Pipeline>();
  const begin = (pipeline: Pipeline, request: IncomingMessage, response: ServerResponse) => {
    pipeline.underWay++;
    response.once('close', () => {
      pipeline.underWay--;
      continueWith(pipeline, request.socket);
    });
    beginInTurn(request.socket, () => route(request, response));
  };
  return (request, response) => {
    const { socket } = request;
    const pipeline = pipelines.get(socket) ?? { underWay: 0, waiting: [] };
    pipelines.set(socket, pipeline);
    if (pipeline.underWay < MAX_UNDER_WAY) return begin(pipeline, request, response);
    if (pipeline.waiting.push(() => begin(pipeline, request, response)) === 1) holdSocket(pipeline, socket);
  };
};

/** Node resumes a connection whenever a request that came on it was read. */
const holdSocket = ({ waiting }: Pipeline, socket: Socket): void => {
  const pauseAgain = () => {
    if (waiting.length > 0) socket.pause();
    else socket.off('resume', pauseAgain);
  };
  socket.on('resume', pauseAgain).pause();
};

const continueWith = ({ waiting }: Pipeline, socket: Socket): void => {
  const next = waiting.shift();
  if (next !== undefined) next();
  else if (socket.isPaused()) socket.resume();
};
