/** A body that cannot be converted to events. The message explains why, for users. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** The events of a body that was understood and requires nothing, such as of a monitor in maintenance. */
export const NO_EVENTS: readonly unknown[] = [];
