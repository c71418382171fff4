/** The number of records with a value; UNKNOWN for values that the contract does not have. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}
