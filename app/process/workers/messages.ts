/** Messages between the supervisor and the processes of a group. */
import type { ListenAddress } from '../../../gateway/index.ts';

/** Where a process of a group listens. */
export interface ListenAddresses {
  readonly url: string;
  /** URL of the second server, if there is one. */
  readonly adminUrl?: string | undefined;
}

/** Why a port cannot be opened. */
export interface ListenFailure {
  readonly message: string;
  readonly code: string | undefined;
  readonly syscall: string | undefined;
}

/** From a process. All processes of a group run the same program, so its `server`s have the same numbers in each. */
export type WorkerMessage =
  /** It listens, on all its servers. */
  | { readonly type: 'skein:ready'; readonly listening: ListenAddresses }
  /** It wants the metrics of the group. */
  | { readonly type: 'skein:metrics'; readonly id: number }
  /** It wants connections of a server. */
  | { readonly type: 'skein:listen'; readonly server: number; readonly place: ListenAddress }
  /** It took the connection that it was sent, or did not, because the server has closed. */
  | { readonly type: 'skein:answered'; readonly server: number; readonly isTaken: boolean }
  /** It wants no more connections of a server. */
  | { readonly type: 'skein:closed'; readonly server: number };

/** To a process. */
export type SupervisorMessage =
  /** Finish what is in progress and end. */
  | { readonly type: 'skein:retire' }
  /** The metrics. They are undefined if a process did not send its own. */
  | { readonly type: 'skein:metrics'; readonly id: number; readonly text: string | undefined }
  /** The answer to `skein:listen`. */
  | { readonly type: 'skein:listening'; readonly server: number; readonly port: number }
  | { readonly type: 'skein:refused'; readonly server: number; readonly failure: ListenFailure }
  /** A connection, which comes with the message. */
  | { readonly type: 'skein:connection'; readonly server: number };
