/** Records of which upstream tells nothing but that something names them. */

const unknown = new WeakSet<object>();

/** Marks a row of which nothing but the identifier is known, though more was asked for. */
export const asUnknown = <Row extends object>(row: Row): Row => {
  unknown.add(row);
  return row;
};

/** A value; where upstream left it out, its default, or null where nothing is known of the row. */
export const orDefault = <Value, Default>(
  row: object,
  value: Value | undefined,
  whenLeftOut: Default,
): Value | Default | null => value ?? (unknown.has(row) ? null : whenLeftOut);
