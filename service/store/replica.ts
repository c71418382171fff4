/** Reads from a standby of PostgreSQL, while it follows the primary closely. */
import type pg from 'pg';

/** How far a standby may be behind, and the listener that is called when reads go to it or stop going to it. */
export interface ReplicaOptions {
  /** In milliseconds. */
  readonly maxLagMs: number;
  /** Called after the first look at the standby, when reads go to it from now on, and when they no longer do. */
  readonly onChange: (isUsed: boolean) => void;
}

/** Whether a standby may be read. */
export interface ReplicaWatch {
  /** Whether the standby has everything that the primary had committed `maxLagMs` ago. */
  readonly isFresh: () => boolean;
  /** Stops reads until the standby was found fresh again. */
  readonly suspend: () => void;
  readonly stop: () => void;
}

/** A position in the log of the primary, and when the primary was there. */
interface LogMark {
  readonly at: number;
  readonly position: number;
}

const INTERVAL_MS = 500;

const readPosition = async (pool: pg.Pool, expression: string): Promise<number | undefined> => {
  const { rows } = await pool.query<{ position: string | null }>(`select ${expression} - '0/0' as position`);
  const position = rows[0]?.position;
  return position === null || position === undefined ? undefined : Number(position);
};

const PRIMARY_POSITION = 'pg_current_wal_lsn()';

/** Null on a server that is not a standby, such as one that was promoted. */
const REPLAYED_POSITION = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end';

/**
 * Watches how far a standby is behind. Its own clock is not used: a standby that lost its primary considers itself up to date.
 */
export const watchReplica = (
  primary: pg.Pool,
  standby: pg.Pool,
  { maxLagMs, onChange }: ReplicaOptions,
): ReplicaWatch => {
  let marks: LogMark[] = [];
  let freshAt = Number.NEGATIVE_INFINITY;
  let wasFresh: boolean | undefined;
  const isFresh = () => performance.now() - freshAt <= maxLagMs;
  const report = () => {
    const now = isFresh();
    if (now !== wasFresh) onChange(now);
    wasFresh = now;
  };
  const check = async () => {
    const at = performance.now();
    const position = await readPosition(primary, PRIMARY_POSITION);
    const replayed = await readPosition(standby, REPLAYED_POSITION);
    if (position === undefined || replayed === undefined) throw new Error('The server is not a standby.');
    marks = [...marks.filter((mark) => at - mark.at <= maxLagMs), { at, position }];
    freshAt = marks.findLast((mark) => mark.position <= replayed)?.at ?? freshAt;
  };
  const suspend = () => {
    freshAt = Number.NEGATIVE_INFINITY;
    marks = [];
    report();
  };
  let isChecking = false;
  const tick = () => {
    if (isChecking) return;
    isChecking = true;
    const ended = () => {
      isChecking = false;
      report();
    };
    check().catch(suspend).finally(ended);
  };
  tick();
  const timer = setInterval(tick, INTERVAL_MS);
  timer.unref();
  return { isFresh, suspend, stop: () => clearInterval(timer) };
};
