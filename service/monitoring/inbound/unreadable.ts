/** A body that no events can be made of; the message tells people why. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
