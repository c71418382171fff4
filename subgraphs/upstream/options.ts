import type { Logger } from 'pino';
import type { GuardLimits } from './areaGuard.ts';
import type { StartPostSpan } from './postSpan.ts';
import type { PathForm } from './routes.ts';
import type { SentPost } from './sentPost.ts';

/** Options of the client for the POST service. Those that are required have the names of the configuration. */
export interface UpstreamOptions extends GuardLimits {
  /** Base URL, e.g. `http://127.0.0.1:4001`; its path is the prefix of every operation's path. */
  readonly upstreamUrl: string;
  /** Longest wait for one POST, headers and body together, in milliseconds; each retry has the full time. */
  readonly upstreamTimeoutMs: number;
  /** Timeout of a query, all its POSTs together, in milliseconds. No POST can take longer. */
  readonly requestTimeoutMs: number;
  /** Largest answer, in bytes. */
  readonly upstreamMaxResponseBytes: number;
  /** Format of the paths. */
  readonly upstreamPaths: PathForm;
  /** Whether POSTs that upstream would refuse to the role type or permissions of the token are not sent. */
  readonly upstreamCheckPermissions: boolean;
  /** Whether what a query needed last time is sent with its first read. */
  readonly upstreamPrefetch: boolean;
  /** Logs why POSTs fail, with details that clients do not get, and when a breaker opens or closes. */
  readonly logger?: Pick<Logger, 'info' | 'warn'>;
  /** Maximum number of retries of a read after transient failures. Default 2. */
  readonly repeats?: number;
  /** Called for every POST that was sent, retries included. */
  readonly observe?: (post: SentPost) => void;
  /** Called before every POST, retries included. */
  readonly startSpan?: StartPostSpan | undefined;
}
