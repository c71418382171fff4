import { randomBytes, randomUUID } from 'node:crypto';
import type { Resource } from '../contract/resource.ts';

/** Creates an identifier: the prefix and 12 lower-case hexadecimal digits (semantics 1.4.1). */
export const newId = (prefix: string): string =>
  // The end of a UUID is random too, and Node fetches the randomness of many UUIDs at once.
  `${prefix}${randomUUID().slice(-12)}`;

/** Creates an identifier for a record of a resource. */
export const newRecordId = (resource: Resource): string => newId(resource.idPrefix ?? '');

/** Creates an access key for a webhook URL or a callback: 32 lower-case hexadecimal digits (semantics 1.4.3). */
export const newAccessKey = (): string => randomBytes(16).toString('hex');
