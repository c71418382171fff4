/** CPU time and memory of processes, such as a contestant's child processes, from /proc. Zero on systems without it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

const read = (path: string) => {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
};

const threadsOf = (process: string) =>
  existsSync(`/proc/${process}/task`) ? readdirSync(`/proc/${process}/task`) : [];

const childrenOf = (process: string): string[] =>
  threadsOf(process).flatMap((thread) => read(`${process}/task/${thread}/children`).split(' ').filter(Boolean));

/** CPU time of all threads, in nanoseconds. */
const cpuNs = (process: string) =>
  threadsOf(process).reduce(
    (sum, thread) => sum + Number.parseInt(read(`${process}/task/${thread}/schedstat`) || '0', 10),
    0,
  );

/** CPU time of the main threads of a process and its descendants, in milliseconds. */
export const mainThreadsCpuMs = (pid: number | string): number =>
  childrenOf(String(pid)).reduce(
    (sum, child) => sum + mainThreadsCpuMs(child),
    Number.parseInt(read(`${pid}/task/${pid}/schedstat`) || '0', 10) / 1e6,
  );

/** Total CPU time of all children, in milliseconds, and their resident memory, in bytes. */
export const childrenUsage = (): { readonly cpuMs: number; readonly rss: number } => {
  const children = childrenOf('self');
  return {
    cpuMs: children.reduce((sum, child) => sum + cpuNs(child), 0) / 1e6,
    rss: children.reduce((sum, child) => sum + Number(read(`${child}/statm`).split(' ')[1] ?? 0), 0) * PAGE_BYTES,
  };
};

/** CPU time of a process and its descendants, in milliseconds. */
export const treeCpuMs = (pid: number | string): number =>
  childrenOf(String(pid)).reduce((sum, child) => sum + treeCpuMs(child), cpuNs(String(pid)) / 1e6);
