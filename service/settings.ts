/** Settings of the service; `app/config/index.ts` reads them from the environment. */
export interface ServiceSettings {
  /**
   * Base URL under which others reach the service, without a trailing slash. Webhook URLs and callbacks begin with it.
   */
  readonly baseUrl: string;
  /** At least 32 characters; undefined: there is no internal caller (semantics 4.7.1). */
  readonly internalToken: string | undefined;
  /** Permits listening to changes and nothing else. At least 32 characters; undefined: only the internal token does. */
  readonly changesToken: string | undefined;
  /** URL to which notifications are POSTed (semantics 3.19.11); undefined: they are not sent. */
  readonly notificationSinkUrl: string | undefined;
  /** Largest body of a call that writes, in bytes. Calls of the directory and reads have a limit of their own. */
  readonly maxWriteBytes: number;
  /** Most values in the body of a call that writes. Calls of the directory, reads and events have limits of their own. */
  readonly maxWriteValues: number;
}
