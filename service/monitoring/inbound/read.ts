/** From a body to events: semantics 3.17.9, 3.17.10, 3.17.12. */
import type { Static } from 'typebox';
import { InboundEvent as InboundEventSchema } from '../../../contract/monitoring/webhook.ts';
import { invalid, ServiceError } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { shapeReader } from '../../request.ts';
import { readFormat } from './formats.ts';
import { parseByPlugin } from './parser.ts';
import { Unreadable } from './unreadable.ts';

/** One event, as the contract declares it. */
export type InboundEvent = Static<typeof InboundEventSchema>;

/** An event with the part of the body it came from. */
export interface Incoming {
  readonly event: InboundEvent;
  readonly body: unknown;
}

/** What must be known of the webhook. */
export interface Target {
  readonly name: string;
  readonly plugin_info: { readonly plugin_id: string; readonly options: Readonly<Record<string, unknown>> };
}

const shaped = shapeReader(InboundEventSchema);

const eventOf = (candidate: unknown, at: string): InboundEvent => {
  const event = shaped(candidate, at) as InboundEvent;
  for (const member of ['event_key', 'title'] as const) {
    if (event[member] === '') throw invalid(`${at}.${member}`, 'may not be empty');
  }
  return event;
};

/** Becomes an alert in state ERROR, with a key of its own, so that it joins no other. */
const unreadableEvent = ({ name }: Target, reasons: readonly string[]): InboundEvent => ({
  event_key: newId('event-'),
  event_type: 'ERROR',
  severity: 'CRITICAL',
  title: `Unreadable event from webhook ${name}`,
  description: reasons.join('\n'),
});

const candidatesOf = (body: unknown, { plugin_info }: Target, parserUrl: string | undefined) =>
  parserUrl ? parseByPlugin(parserUrl, plugin_info.options, body) : readFormat(plugin_info.plugin_id, body);

/** Most events of one body: they are stored in one transaction, which holds up the workspace's other events. */
export const EVENTS_MAX = 500;

const limited = (candidates: readonly unknown[]) => {
  if (candidates.length <= EVENTS_MAX) return candidates;
  const message = `The body holds ${candidates.length} events, more than ${EVENTS_MAX}; none of them was taken.`;
  throw new ServiceError('ERROR_REQUEST_TOO_LARGE', message, 'events');
};

/** What is valid, and a reason for each candidate that is not. */
const sorted = (candidates: readonly unknown[]) => {
  const incoming: Incoming[] = [];
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
 * The events of a body, in its order; what cannot be understood is the last of them, of type ERROR. Nothing is lost.
 *
 * @param plugin entry of the directory; its `parser_url` goes before the formats the service knows
 * @throws {ServiceError} ERROR_REQUEST_TOO_LARGE for more than 500 events
 */
export const readBody = async (
  body: unknown,
  target: Target,
  plugin: { readonly parser_url?: string } | undefined,
): Promise<readonly Incoming[]> => {
  try {
    const { incoming, reasons } = sorted(limited(await candidatesOf(body, target, plugin?.parser_url)));
    return reasons.length === 0 ? incoming : [...incoming, { event: unreadableEvent(target, reasons), body }];
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return [{ event: unreadableEvent(target, [error.message]), body }];
  }
};
