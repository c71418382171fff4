/** Reads bodies of any shape by JSON pointers that the webhook has for the members of events (`plugin_info.options.mapping`). */
import { Pointer } from 'typebox/value';
import { InboundEvent } from '../../../contract/monitoring/webhook.ts';
import { invalid } from '../../errors.ts';
import { isObject } from '../../values/jsonObject.ts';
import { type Members, nonEmptyMembers, textOf, timeOf } from './members.ts';
import { severityOfWord } from './severity.ts';

const MEMBERS = Object.keys(InboundEvent.properties);
const REQUIRED = ['event_key', 'title'];
const POINTER = /^(?:\/(?:[^~/]|~[01])*)*$/;

/** The path of the setting in a request, for errors. */
const KEY = 'plugin_info.options.mapping';

/**
 * Checks a mapping when it is given.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for a mapping without key or title, for an unknown member, and for what is no JSON pointer
 */
export const checkMapping = ({ mapping }: Members): void => {
  if (mapping === undefined || mapping === null) return;
  if (!isObject(mapping)) throw invalid(KEY, 'an object of JSON pointers by member of an event');
  for (const [member, pointer] of Object.entries(mapping)) {
    if (!MEMBERS.includes(member)) throw invalid(`${KEY}.${member}`, `one of ${MEMBERS.join(', ')}`);
    if (typeof pointer !== 'string' || !POINTER.test(pointer))
      throw invalid(`${KEY}.${member}`, 'a JSON pointer, such as /alert/name');
  }
  const lacking = REQUIRED.find((member) => !(member in mapping));
  if (lacking) throw invalid(`${KEY}.${lacking}`, 'a JSON pointer, such as /alert/name');
};

/** Words by which senders tell that the cause has ended. */
const RECOVERY = /^(?:recovery|recovered|resolved?|ok|okay|closed?|up|normal|inactive|cleared|success|fixed|0|false)$/i;

const typeOf = (value: unknown) => {
  const word = typeof value === 'boolean' ? String(value) : textOf(value);
  if (word.toUpperCase() === 'ERROR') return 'ERROR';
  return RECOVERY.test(word) ? 'RECOVERY' : 'ALERT';
};

/** How members that are no plain texts are read. */
const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  event_type: typeOf,
  severity: (value) => severityOfWord(value),
  resource: (value) => (isObject(value) ? value : { name: textOf(value) }),
  resources: (value) => (Array.isArray(value) ? value : [value]),
  additional_info: (value) => (isObject(value) ? value : { value }),
  occurred_at: timeOf,
};

const textFrom = (value: unknown) => (isObject(value) || Array.isArray(value) ? JSON.stringify(value) : textOf(value));

/**
 * Reads a body by the mapping of its webhook.
 *
 * @returns undefined where there is no mapping, or the body has no key or title at its pointers
 */
export const readMapped = (body: unknown, { mapping }: Members): readonly unknown[] | undefined => {
  if (!isObject(mapping)) return undefined;
  const values = Object.entries(mapping).map(([member, pointer]) => {
    const value = Pointer.Get(body, textOf(pointer));
    return [member, value === undefined || value === null ? '' : (readers[member] ?? textFrom)(value)];
  });
  const event = nonEmptyMembers(Object.fromEntries(values));
  return REQUIRED.every((member) => event[member]) ? [event] : undefined;
};
