import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Connections are checked this often. One that does not answer until the next check is cut. */
const HEARTBEAT_MS = 12_000;

/** Most bytes of an unfinished message that may wait for longer than two checks. */
const UNFINISHED_BYTES = 64 * 1024;

/** Length of the head of a frame with up to 125 bytes. */
const HEAD_BYTES = 6;

/**
 * Cuts connections whose other end has vanished, and those that keep a long message unfinished. Those that are not read at
 * present have a time limit for what waits for them instead.
 */
export const startHeartbeat = (webSocket: WebSocket, socket: Socket): void => {
  let isAnswered = true;
  let unfinishedChecks = 0;
  let finishedAt = socket.bytesRead;
  webSocket.on('message', () => {
    finishedAt = socket.bytesRead;
    unfinishedChecks = 0;
  });
  const onControl = (data: Buffer) => {
    finishedAt += HEAD_BYTES + data.length;
  };
  webSocket.on('ping', onControl);
  webSocket.on('pong', (data: Buffer) => {
    onControl(data);
    isAnswered = true;
  });
  const timer = setInterval(() => {
    if (webSocket.isPaused) return;
    unfinishedChecks = socket.bytesRead - finishedAt > UNFINISHED_BYTES ? unfinishedChecks + 1 : 0;
    if (!isAnswered || unfinishedChecks > 2) return webSocket.terminate();
    isAnswered = false;
    webSocket.ping();
  }, HEARTBEAT_MS);
  webSocket.on('close', () => clearInterval(timer));
};
