/** Converts a body to events: semantics 3.17.9, 3.17.10, 3.17.12. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Static } from 'typebox';
import { InboundEvent as InboundEventSchema } from '../../../contract/monitoring/webhook.ts';
import { invalidParameterError, ServiceError } from '../../errors.ts';
import { isObject } from '../../values/jsonObject.ts';
import { createShapeReader } from '../../values/request.ts';
import { explainInvalidEvent } from './explainInvalidEvent.ts';
import { maskBody } from './maskBody.ts';
import { readEventCandidates } from './pluginFormats.ts';
import { parseByPlugin } from './pluginParser.ts';
import { parseSeverity } from './severity.ts';
import { NO_EVENTS, UnreadableError } from './unreadableError.ts';

/** One event, as declared in the contract. */
export type InboundEvent = Static<typeof InboundEventSchema>;

/** An event with the part of the body it was parsed from. */
export interface IncomingEvent {
  readonly event: InboundEvent;
  readonly body: unknown;
  /** The event reports a body that could not be read. Its alert counts them. */
  readonly isUnreadable?: boolean;
}

/** The members of a webhook that parsing needs. */
export interface ParsedWebhook {
  readonly webhook_id: string;
  readonly name: string;
  readonly plugin_info: { readonly plugin_id: string; readonly options: Readonly<Record<string, unknown>> };
}

const shapeEvent = createShapeReader(InboundEventSchema);

/** A body as it was received. */
export interface ReceivedBody {
  /** The JSON value, made acceptable to the store. */
  readonly body: unknown;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
  /** Shows what the body would become: nothing is sent to anybody. */
  readonly isTrial?: boolean;
}

/** Types and severities come in any letter case, severities also by other words. */
const normalizeEvent = (candidate: unknown): unknown => {
  if (!isObject(candidate)) return candidate;
  const { event_type, severity } = candidate;
  return {
    ...candidate,
    ...(typeof event_type === 'string' ? { event_type: event_type.trim().toUpperCase() } : {}),
    ...(typeof severity === 'string' ? { severity: parseSeverity(severity) ?? severity } : {}),
  };
};

const validateEvent = (candidate: unknown): InboundEvent => {
  const event = shapeEvent(normalizeEvent(candidate), '') as InboundEvent;
  for (const member of ['event_key', 'title'] as const) {
    if (event[member] === '') throw invalidParameterError(member, 'must not be empty');
  }
  return event;
};

/** An event of type ERROR with the body. All of one webhook have one key, so that they share an alert. */
const createUnreadableEvent = (
  { webhook_id, name }: ParsedWebhook,
  { body, text, headers }: ReceivedBody,
  reasons: readonly string[],
): IncomingEvent => ({
  event: {
    event_key: `unreadable:${webhook_id}`,
    event_type: 'ERROR',
    severity: 'CRITICAL',
    title: `Unreadable event from webhook ${name}`,
    description: reasons.join('\n'),
    additional_info: { body: maskBody(text), content_type: headers['content-type'] ?? '' },
  },
  body,
  isUnreadable: true,
});

const findCandidates = (
  { body, text, headers, isTrial = false }: ReceivedBody,
  { plugin_info: { plugin_id, options } }: ParsedWebhook,
  parserUrl: string | undefined,
) => {
  if (Array.isArray(body)) checkEventCount(body);
  if (parserUrl) return parseByPlugin(parserUrl, options, body);
  return readEventCandidates(plugin_id, body, { text, headers, options, isTrial });
};

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
      incoming.push({ event: validateEvent(body), body });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      reasons.push(
        candidates.length > 1 ? `Event ${index + 1}: ${explainInvalidEvent(error)}` : explainInvalidEvent(error),
      );
    }
  }
  if (candidates.length === 0 && candidates !== NO_EVENTS) reasons.push('The body holds no event.');
  return { incoming, reasons };
};

/**
 * The events of a body in their order. Everything that cannot be parsed is reported in one last event of type ERROR, so
 * that nothing is lost.
 *
 * @param plugin entry of the directory; its `parser_url` takes precedence over the built-in formats
 * @throws {ServiceError} ERROR_REQUEST_TOO_LARGE for more than 500 events
 */
export const readEvents = async (
  received: ReceivedBody,
  target: ParsedWebhook,
  plugin: { readonly parser_url?: string } | undefined,
): Promise<readonly IncomingEvent[]> => {
  try {
    const { incoming, reasons } = validateEvents(
      checkEventCount(await findCandidates(received, target, plugin?.parser_url)),
    );
    return reasons.length === 0 ? incoming : [...incoming, createUnreadableEvent(target, received, reasons)];
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return [createUnreadableEvent(target, received, [error.message])];
  }
};
