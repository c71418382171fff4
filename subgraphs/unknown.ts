/** Records that upstream does not return, known only by a reference to them. */

const unknown = new WeakSet<object>();

/** Marks a row as known only by its identifier, although more members were requested. */
export const asUnknown = <Row extends object>(row: Row): Row => {
  unknown.add(row);
  return row;
};

/** A value; where upstream omitted it, its default, or null where only the identifier of the row is known. */
export const orDefault = <Value, Default>(
  row: object,
  value: Value | undefined,
  whenLeftOut: Default,
): Value | Default | null => value ?? (unknown.has(row) ? null : whenLeftOut);
