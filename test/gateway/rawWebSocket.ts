/** WebSockets byte by byte, for what no library sends. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A frame of a client, whose mask is zero. Default: text. */
export const encodeFrame = (payload: string, opcode = 1, isFinal = true): Buffer => {
  const data = Buffer.from(payload);
  const length = Buffer.alloc(data.length < 126 ? 0 : data.length < 65_536 ? 2 : 8);
  if (length.length === 2) length.writeUInt16BE(data.length);
  if (length.length === 8) length.writeBigUInt64BE(BigInt(data.length));
  const short = length.length === 0 ? data.length : length.length === 2 ? 126 : 127;
  return Buffer.concat([Buffer.from([(isFinal ? 0x80 : 0) | opcode, 0x80 | short]), length, Buffer.alloc(4), data]);
};

export const encodeMessage = (value: object): Buffer => encodeFrame(JSON.stringify(value));

/** Opens a WebSocket at `/graphql`. It is not started. */
export const openRawWebSocket = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const key = randomBytes(16).toString('base64');
  const head = ['GET /graphql HTTP/1.1', `host: ${hostname}`, 'connection: Upgrade', 'upgrade: websocket'];
  const own = [`sec-websocket-key: ${key}`, 'sec-websocket-version: 13'];
  socket.write([...head, ...own, 'sec-websocket-protocol: graphql-transport-ws', '', ''].join('\r\n'));
  const [answer] = await once(socket, 'data');
  if (!String(answer).startsWith('HTTP/1.1 101')) throw new Error(String(answer));
  return socket;
};

/** Opens a WebSocket, and starts it. */
export const startRawWebSocket = async (url: string, payload?: object): Promise<Socket> => {
  const socket = await openRawWebSocket(url);
  socket.write(encodeMessage({ type: 'connection_init', payload }));
  await once(socket, 'data');
  return socket;
};

/** The code with which the server closes a WebSocket. Reads all that comes. */
export const readCloseCode = async (socket: Socket): Promise<number | undefined> => {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (let length = readFrameLength(rest); length <= rest.length; length = readFrameLength(rest)) {
      if (((rest[0] ?? 0) & 15) === CLOSE_OPCODE) resolve(rest.readUInt16BE(2));
      rest = rest.subarray(length);
    }
  });
  socket.on('close', () => resolve(undefined));
  return promise;
};

const CLOSE_OPCODE = 8;

/** Length of the frame at the start, as servers write them. Infinity if it is not known yet. */
const readFrameLength = (bytes: Buffer): number => {
  const [, short] = bytes;
  if (short === undefined) return Number.POSITIVE_INFINITY;
  if (short < 126) return 2 + short;
  if (bytes.length < 10) return Number.POSITIVE_INFINITY;
  return short === 126 ? 4 + bytes.readUInt16BE(2) : 10 + Number(bytes.readBigUInt64BE(2));
};
