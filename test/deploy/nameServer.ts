/** A name server (DNS) whose answers change. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
/** A response, to a question that asked for recursion, with one question and one answer. */
const ANSWER = [0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0];
/** The name of the question, type A, class IN, a day to live, four bytes. */
const RECORD = [0xc0, HEADER_BYTES, 0, 1, 0, 1, 0, 1, 0x51, 0x80, 0, 4];

/** The labels of the question of a message. */
const readLabels = (message: Buffer, at = HEADER_BYTES): string[] => {
  const length = message[at] ?? 0;
  const next = at + 1 + length;
  return length === 0 ? [] : [message.toString('latin1', at + 1, next), ...readLabels(message, next)];
};

const encodeAnswer = (message: Buffer, addresses: ReadonlyMap<string, string>): Buffer => {
  const labels = readLabels(message);
  const questionEnd = HEADER_BYTES + labels.reduce((bytes, label) => bytes + 1 + label.length, 1) + 4;
  const address = addresses.get(labels.join('.')) ?? '127.0.0.1';
  const question = message.subarray(HEADER_BYTES, questionEnd);
  const bytes = [...ANSWER, ...question, ...RECORD, ...address.split('.').map(Number)];
  return Buffer.concat([message.subarray(0, 2), Buffer.from(bytes)]);
};

/** A running name server; `using` stops it. */
export interface NameServer extends Disposable {
  /** Address and port. */
  readonly address: string;
  /** What names stand for. Others stand for 127.0.0.1. */
  readonly addresses: Map<string, string>;
}

/** Starts a name server on this machine. Its answers may be kept for a day. */
export const startNameServer = async (): Promise<NameServer> => {
  const addresses = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => socket.send(encodeAnswer(message, addresses), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = `127.0.0.1:${socket.address().port}`;
  return { address, addresses, [Symbol.dispose]: () => socket.close() };
};
