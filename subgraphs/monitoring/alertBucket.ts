/** A bucket of time. Its counts are fetched when a field reads them, for all buckets together. */
export interface AlertBucketRow {
  readonly start: string;
  /** Number of alerts created in it. */
  opened(): Promise<number>;
  /** Number of alerts resolved in it. */
  resolved(): Promise<number>;
}
