import { join } from 'node:path';
import protobuf from 'protobufjs';

const messages = protobuf.loadSync(join(import.meta.dirname, 'otlp.proto'));

/** The message at each path of OTLP over HTTP. */
const MESSAGES: Readonly<Record<string, string>> = { '/v1/traces': 'otlp.Traces', '/v1/metrics': 'otlp.Metrics' };

/** Decodes a body in protobuf to what the same body in JSON would be. */
export const decodeProtobuf = (path: string, body: Buffer): object => {
  const message = messages.lookupType(MESSAGES[path] ?? '');
  const decoded = message.toObject(message.decode(body), { longs: String, arrays: true });
  return JSON.parse(JSON.stringify(decoded, toHex));
};

/** Identifiers of traces and spans are bytes in protobuf, and hexadecimal in JSON. */
function toHex(this: Readonly<Record<string, unknown>>, key: string, value: unknown) {
  const given = this[key];
  return given instanceof Uint8Array ? Buffer.from(given).toString('hex') : value;
}
