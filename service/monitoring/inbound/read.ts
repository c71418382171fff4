/** Converts a body to events: semantics 3.17.9, 3.17.10, 3.17.12. */
import type { Static } from 'typebox';
import { InboundEvent as InboundEventSchema } from '../../../contract/monitoring/webhook.ts';
import { invalid, ServiceError } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { shapeReader } from '../../values/request.ts';
import { readFormat } from './formats.ts';
import { parseByPlugin } from './parser.ts';
import { Unreadable } from './unreadable.ts';

/** One event, as declared in the contract. */
export type InboundEvent = Static<typeof InboundEventSchema>;

/** An event with the part of the body it was parsed from. */
export interface IncomingEvent {
  readonly event: InboundEvent;
  readonly body: unknown;
}

/** The members of a webhook that parsing needs. */
export interface Target {
  readonly name: string;
  readonly plugin_info: { readonly plugin_id: string; readonly options: Readonly<Record<string, unknown>> };
}

const readEvent = shapeReader(InboundEventSchema);

const eventOf = (candidate: unknown, at: string): InboundEvent => {
  const event = readEvent(candidate, at) as InboundEvent;
  for (const member of ['event_key', 'title'] as const) {
    if (event[member] === '') throw invalid(`${at}.${member}`, 'must not be empty');
  }
  return event;
};

/** An event that creates an alert in state ERROR. Its key is unique, so that it joins no other alert. */
const unreadableEvent = ({ name }: Target, reasons: readonly string[]): InboundEvent => ({
  event_key: newId('event-'),
  event_type: 'ERROR',
  severity: 'CRITICAL',
  title: `Unreadable event from webhook ${name}`,
  description: reasons.join('\n'),
});

const candidatesOf = (body: unknown, { plugin_info }: Target, parserUrl: string | undefined) =>
  parserUrl ? parseByPlugin(parserUrl, plugin_info.options, body) : readFormat(plugin_info.plugin_id, body);

/** Most events of one body. They are stored in one transaction, which blocks other events of the workspace. */
export const MAX_EVENTS = 500;

const checkEventCount = (candidates: readonly unknown[]) => {
  if (candidates.length <= MAX_EVENTS) return candidates;
  const message = `The body holds ${candidates.length} events, more than ${MAX_EVENTS}; none of them was taken.`;
  throw new ServiceError('ERROR_REQUEST_TOO_LARGE', message, 'events');
};

/** The valid events, and a reason for each invalid candidate. */
const validateEvents = (candidates: readonly unknown[]) => {
  const incoming: IncomingEvent[] = [];
  const reasons: string[] = [];
  for (const [index, body] of candidates.entries()) {
    try {
      incoming.push({ event: eventOf(body, `events.${index}`), body });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      reasons.push(error.message);
    }
  }
  if (candidates.length === 0) reasons.push('The body holds no event.');
  return { incoming, reasons };
};

/**
 * The events of a body in their order. Everything that cannot be parsed is reported in one last event of type ERROR, so
 * that nothing is lost.
 *
 * @param plugin entry of the directory; its `parser_url` takes precedence over the built-in formats
 * @throws {ServiceError} ERROR_REQUEST_TOO_LARGE for more than 500 events
 */
export const readBody = async (
  body: unknown,
  target: Target,
  plugin: { readonly parser_url?: string } | undefined,
): Promise<readonly IncomingEvent[]> => {
  try {
    const { incoming, reasons } = validateEvents(checkEventCount(await candidatesOf(body, target, plugin?.parser_url)));
    return reasons.length === 0 ? incoming : [...incoming, { event: unreadableEvent(target, reasons), body }];
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return [{ event: unreadableEvent(target, [error.message]), body }];
  }
};
