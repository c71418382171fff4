/** The messages of `graphql-transport-ws`. */
import { type Message, MessageType, validateMessage } from 'graphql-ws';
import type { PrintedResult } from '../delivery/printResult.ts';
import { parseBoundedJson } from '../exchange/boundedJson.ts';
import { toBuffers } from '../exchange/responder.ts';

export { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL as PROTOCOL, MessageType, type SubscribePayload } from 'graphql-ws';

/**
 * Reads a message of a client.
 *
 * @param maxValues most values in it, which are counted before it is parsed
 * @returns undefined if it is not a message of the protocol
 */
export const readMessage = (data: Buffer, maxValues: number): Message | undefined => {
  try {
    return validateMessage(parseBoundedJson(data.toString(), maxValues));
  } catch {
    return undefined;
  }
};

const MESSAGE_START = Buffer.from('{"id":');
const NEXT_MEMBERS = Buffer.from(`,"type":"${MessageType.Next}","payload":`);
const MESSAGE_END = Buffer.from('}');

/** The message with a result that is printed. */
export const printNextMessage = (id: string, { body }: PrintedResult): Buffer =>
  Buffer.concat([MESSAGE_START, Buffer.from(JSON.stringify(id)), NEXT_MEMBERS, ...toBuffers(body), MESSAGE_END]);
