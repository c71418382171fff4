/** What each format is: a function from a body to candidates for events. */
import type { IncomingHttpHeaders } from 'node:http';

/** The events of a body, before they are checked. */
export type EventCandidates = readonly unknown[];

/** What a format may need in addition to the body. */
export interface FormatContext {
  /** The body as it came, which signatures are about. */
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
  /** Settings of the plugin. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Nothing is sent, such as the confirmation of a subscription. */
  readonly isTrial: boolean;
}

/**
 * Parses a body into candidates for events, whose members are validated later.
 *
 * @returns undefined where the body has another format
 * @throws {Unreadable} where the body has the format but contains no valid event
 */
export type BodyFormat = (
  body: unknown,
  context: FormatContext,
) => EventCandidates | Promise<EventCandidates> | undefined;
