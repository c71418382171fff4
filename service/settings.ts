/** What the service is told at its start; `config.ts` reads it from the environment. */
export interface Settings {
  /** Address others reach the service at, without a trailing slash: webhook URLs and callbacks begin so. */
  readonly baseUrl: string;
  /** At least 32 characters; undefined: no internal caller exists (semantics 4.7.1). */
  readonly internalToken: string | undefined;
  /** Where notifications are POSTed (semantics 3.19.11); undefined: they are not sent. */
  readonly notificationSinkUrl: string | undefined;
}
