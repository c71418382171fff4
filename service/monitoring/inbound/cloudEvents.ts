/** Opens envelopes of CloudEvents 1.0, in which any sender may send its bodies. */
import { parseJsonValue } from '../../values/body.ts';
import { isObject } from '../../values/jsonObject.ts';
import { type BodyObject, toText } from './bodyValues.ts';

const isEnvelope = (value: unknown): value is BodyObject =>
  isObject(value) &&
  toText(value.specversion).startsWith('1.') &&
  'source' in value &&
  'type' in value &&
  'id' in value;

const parseOrKeep = (text: string): unknown => {
  try {
    return parseJsonValue(text);
  } catch {
    return text;
  }
};

/** The data in an envelope, which may be text or base64; the value itself where it is not an envelope. */
export const openCloudEvent = (value: unknown): unknown => {
  if (!isEnvelope(value)) return value;
  if (typeof value.data_base64 === 'string') return parseOrKeep(Buffer.from(value.data_base64, 'base64').toString());
  return typeof value.data === 'string' ? parseOrKeep(value.data) : value.data;
};
