/**
 * A changed value, as the input of a mutation has it.
 *
 * @param value of the changes of a form; undefined if it is not changed
 * @returns undefined if it is not changed: such members of an input are not sent
 */
export const mapChanged = <Value, Mapped>(
  value: Value | undefined,
  map: (value: Value) => Mapped,
): Mapped | undefined => (value === undefined ? undefined : map(value));
