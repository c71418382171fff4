/** CPU time and memory of processes, such as a contestant's child processes, from /proc. Zero on systems without it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

const readProc = (path: string) => {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
};

const listThreads = (process: string) =>
  existsSync(`/proc/${process}/task`) ? readdirSync(`/proc/${process}/task`) : [];

const listChildren = (process: string): string[] =>
  listThreads(process).flatMap((thread) => readProc(`${process}/task/${thread}/children`).split(' ').filter(Boolean));

/** CPU time of all threads, in nanoseconds. */
const readCpuNs = (process: string) =>
  listThreads(process).reduce(
    (sum, thread) => sum + Number.parseInt(readProc(`${process}/task/${thread}/schedstat`) || '0', 10),
    0,
  );

/** CPU time of the main threads of a process and its descendants, in milliseconds. */
export const readMainThreadsCpuMs = (pid: number | string): number =>
  listChildren(String(pid)).reduce(
    (sum, child) => sum + readMainThreadsCpuMs(child),
    Number.parseInt(readProc(`${pid}/task/${pid}/schedstat`) || '0', 10) / 1e6,
  );

/** Total CPU time of all children, in milliseconds, and their resident memory, in bytes. */
export const readChildrenUsage = (): { readonly cpuMs: number; readonly rss: number } => {
  const children = listChildren('self');
  return {
    cpuMs: children.reduce((sum, child) => sum + readCpuNs(child), 0) / 1e6,
    rss: children.reduce((sum, child) => sum + Number(readProc(`${child}/statm`).split(' ')[1] ?? 0), 0) * PAGE_BYTES,
  };
};

/** CPU time of a process and its descendants, in milliseconds. */
export const readTreeCpuMs = (pid: number | string): number =>
  listChildren(String(pid)).reduce((sum, child) => sum + readTreeCpuMs(child), readCpuNs(String(pid)) / 1e6);
