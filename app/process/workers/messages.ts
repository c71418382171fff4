/** Messages between the supervisor and the processes of a group. */

/** Where a process of a group listens. */
export interface Listening {
  readonly url: string;
  /** URL of the second server, if there is one. */
  readonly adminUrl?: string | undefined;
}

/** From a process: it listens, or it wants the metrics of the group. */
export type FromWorker =
  | { readonly type: 'skein:ready'; readonly listening: Listening }
  | { readonly type: 'skein:metrics'; readonly id: number };

/** To a process: finish what is under way and end, or the metrics. They are undefined if a process did not send its own. */
export type ToWorker =
  | { readonly type: 'skein:retire' }
  | { readonly type: 'skein:metrics'; readonly id: number; readonly text: string | undefined };
