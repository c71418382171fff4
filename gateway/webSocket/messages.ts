/** The messages of `graphql-transport-ws`. */
import { type Message, MessageType, validateMessage } from 'graphql-ws';
import type { PrintedResult } from '../delivery/printResult.ts';
import { parseBoundedJson } from '../exchange/boundedJson.ts';
import { buffersOf } from '../exchange/respond.ts';

export { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL as PROTOCOL, MessageType, type SubscribePayload } from 'graphql-ws';

/**
 * Reads a message of a client.
 *
 * @param maxValues most values in it, which are counted before it is parsed
 * @returns undefined if it is none of the protocol
 */
export const readMessage = (data: Buffer, maxValues: number): Message | undefined => {
  try {
    return validateMessage(parseBoundedJson(data.toString(), maxValues));
  } catch {
    return undefined;
  }
};

const START = Buffer.from('{"id":');
const AS_NEXT = Buffer.from(`,"type":"${MessageType.Next}","payload":`);
const END = Buffer.from('}');

/** The message with a result that is printed. */
export const nextMessage = (id: string, { body }: PrintedResult): Buffer =>
  Buffer.concat([START, Buffer.from(JSON.stringify(id)), AS_NEXT, ...buffersOf(body), END]);
