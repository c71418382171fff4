/** A record of which nothing is known but its identifier: what lives elsewhere, or was not asked about. */
export type Reference = { readonly id: string };

/**
 * Names a record by its identifier; costs no call.
 *
 * @returns null where there is none, or where it is `*`: every one (semantics 0.2.2)
 */
export const referenceTo = (id: string | undefined): Reference | null => (id && id !== '*' ? { id } : null);

/** Names the records of a list of identifiers. */
export const referencesTo = (ids: readonly string[] | undefined): Reference[] => (ids ?? []).map((id) => ({ id }));
