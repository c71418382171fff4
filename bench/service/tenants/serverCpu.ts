/** Processor time of the PostgreSQL servers of a store, on this machine. */
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Clock ticks per second of Linux. */
const TICKS = 100;

/** Parent, and ticks used: its own and those of its children that have ended. */
const readProcess = (pid: string): { parent: string; own: number; ended: number } | undefined => {
  try {
    // The name of a process, in brackets, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number) as [number, number, number, number];
    return { parent: fields[1] ?? '', own: user + system, ended: childUser + childSystem };
  } catch {
    return undefined;
  }
};

/** Ids of the main processes of the servers: that of the connection, and with Citus those of the workers. */
const findMainProcesses = async (pool: pg.Pool): Promise<string[]> => {
  const { rows: found } = await pool.query("select 1 from pg_extension where extname = 'citus'");
  const onWorkers = "union all select result from run_command_on_workers('select pg_backend_pid()')";
  const { rows } = await pool.query<{ pid: string }>(
    `select pg_backend_pid()::text as pid ${found.length > 0 ? onWorkers : ''}`,
  );
  return rows.map(({ pid }) => readProcess(pid)?.parent ?? '');
};

/** Creates a reader of the processor time that the servers of a store have used so far, in milliseconds. */
export const makeCpuReader = async (pool: pg.Pool): Promise<() => number> => {
  const mains = new Set(await findMainProcesses(pool));
  return () => {
    let ticks = 0;
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const used = readProcess(pid);
      if (used && mains.has(pid)) ticks += used.own + used.ended;
      else if (used && mains.has(used.parent)) ticks += used.own;
    }
    return (ticks * 1000) / TICKS;
  };
};
