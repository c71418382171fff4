/** A body that cannot be converted to events. The message explains why, for users. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
