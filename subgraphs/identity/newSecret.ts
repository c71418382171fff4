/** What a record has beside its members where its secret was just made. */
export type WithNewSecret = { readonly newSecret?: string };

/**
 * A record as the answer of the mutation that made its secret: there, and only there, the secret can be read.
 *
 * @param secret as upstream sent it
 */
export const withNewSecret = <Row extends object>(
  row: Row | null,
  secret: string | undefined,
): (Row & WithNewSecret) | null => row && { ...row, ...(secret ? { newSecret: secret } : {}) };
