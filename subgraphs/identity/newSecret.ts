/** The secret of a record, present only in the answer of the mutation that created it. */
export type WithNewSecret = { readonly newSecret?: string };

/**
 * Adds a new secret to a record, for the answer of the mutation that created it. No other answer contains the secret.
 *
 * @param secret as upstream sent it; undefined where it sent none
 */
export const addNewSecret = <Row extends object>(
  row: Row | null,
  secret: string | undefined,
): (Row & WithNewSecret) | null => row && { ...row, ...(secret ? { newSecret: secret } : {}) };
