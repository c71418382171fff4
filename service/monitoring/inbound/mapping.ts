/** Reads bodies of any shape by JSON pointers that the webhook has for the members of events (`plugin_info.options.mapping`). */
import { Pointer } from 'typebox/value';
import { InboundEvent } from '../../../contract/monitoring/webhook.ts';
import { invalidParameterError } from '../../errors.ts';
import { isObject } from '../../values/jsonObject.ts';
import { type BodyObject, dropEmptyMembers, toText, toTime } from './bodyValues.ts';
import { parseSeverity } from './severity.ts';

const EVENT_MEMBERS = Object.keys(InboundEvent.properties);
const REQUIRED_MEMBERS = ['event_key', 'title'];
const POINTER_PATTERN = /^(?:\/(?:[^~/]|~[01])*)*$/;

/** The path of the setting in a request, for errors. */
const SETTING_PATH = 'plugin_info.options.mapping';

/**
 * Checks a mapping when it is given.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for a mapping without key or title, for an unknown member, and for an invalid JSON pointer
 */
export const checkMapping = ({ mapping }: BodyObject): void => {
  if (mapping === undefined || mapping === null) return;
  if (!isObject(mapping)) throw invalidParameterError(SETTING_PATH, 'an object of JSON pointers by member of an event');
  for (const [member, pointer] of Object.entries(mapping)) {
    if (!EVENT_MEMBERS.includes(member))
      throw invalidParameterError(`${SETTING_PATH}.${member}`, `one of ${EVENT_MEMBERS.join(', ')}`);
    if (typeof pointer !== 'string' || !POINTER_PATTERN.test(pointer))
      throw invalidParameterError(`${SETTING_PATH}.${member}`, 'a JSON pointer, such as /alert/name');
  }
  const lacking = REQUIRED_MEMBERS.find((member) => !(member in mapping));
  if (lacking) throw invalidParameterError(`${SETTING_PATH}.${lacking}`, 'a JSON pointer, such as /alert/name');
};

/** Words by which senders say that the cause has ended. */
const RECOVERY_PATTERN =
  /^(?:recovery|recovered|resolved?|ok|okay|closed?|up|normal|inactive|cleared|success|fixed|0|false)$/i;

const readEventType = (value: unknown) => {
  const word = typeof value === 'boolean' ? String(value) : toText(value);
  if (word.toUpperCase() === 'ERROR') return 'ERROR';
  return RECOVERY_PATTERN.test(word) ? 'RECOVERY' : 'ALERT';
};

/** How members that are not plain texts are read. */
const memberReaders: Readonly<Record<string, (value: unknown) => unknown>> = {
  event_type: readEventType,
  severity: (value) => parseSeverity(value),
  resource: (value) => (isObject(value) ? value : { name: toText(value) }),
  resources: (value) => (Array.isArray(value) ? value : [value]),
  additional_info: (value) => (isObject(value) ? value : { value }),
  occurred_at: toTime,
};

const toMemberText = (value: unknown) =>
  isObject(value) || Array.isArray(value) ? JSON.stringify(value) : toText(value);

/**
 * Reads a body by the mapping of its webhook.
 *
 * @returns undefined where there is no mapping, or the body has no key or title at its pointers
 */
export const readMapped = (body: unknown, { mapping }: BodyObject): readonly unknown[] | undefined => {
  if (!isObject(mapping)) return undefined;
  const values = Object.entries(mapping).map(([member, pointer]) => {
    const value = Pointer.Get(body, toText(pointer));
    return [member, value === undefined || value === null ? '' : (memberReaders[member] ?? toMemberText)(value)];
  });
  const event = dropEmptyMembers(Object.fromEntries(values));
  return REQUIRED_MEMBERS.every((member) => event[member]) ? [event] : undefined;
};
