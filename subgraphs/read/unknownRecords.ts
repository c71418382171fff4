/** Records that upstream does not return, known only by a reference to them. */

const unknownRows = new WeakSet<object>();

/** Marks a row as known only by its identifier, although more members were requested. */
export const markUnknown = <Row extends object>(row: Row): Row => {
  unknownRows.add(row);
  return row;
};

/** A value; the default where upstream omitted it; null where only the identifier of the row is known. */
export const valueOrDefault = <Value, Default>(
  row: object,
  value: Value | undefined,
  defaultValue: Default,
): Value | Default | null => value ?? (unknownRows.has(row) ? null : defaultValue);
