/** A record of which only the identifier is known: it is managed elsewhere, or no other member is selected. */
export type Reference = { readonly id: string };

/**
 * References a record by its identifier, without a call.
 *
 * @returns null where there is no identifier, or where it is `*`, which means all (semantics 0.2.2)
 */
export const toReference = (id: string | undefined): Reference | null => (id && id !== '*' ? { id } : null);

/** Reads an identifier. Null where it is not set: null, an empty string or `*` on the wire (semantics 0.2.2). */
export const readReferenceId = (value: unknown): string | null =>
  typeof value === 'string' ? (toReference(value)?.id ?? null) : null;

/** References the records of a list of identifiers. */
export const toReferences = (ids: readonly string[] | undefined): Reference[] => (ids ?? []).map((id) => ({ id }));
