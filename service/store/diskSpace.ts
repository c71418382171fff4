/** Reserves disk space for the log of the embedded store. */
import { statfsSync } from 'node:fs';
import { StoreFull } from './errors.ts';

/** Two segments of the write-ahead log, whose size depends on the release that made the store. */
const RESERVED_BYTES = 2 * 16 * 1024 * 1024;

const WRITE_PATTERN = /\b(?:insert|update|delete|merge)\b/i;

const isWrite = (text: string) => !/^\s*select\b/i.test(text) && WRITE_PATTERN.test(text);

/**
 * A check of statements before they are sent. PostgreSQL ends, and the service with it, if it cannot extend its log: writes are
 * refused before. Reads continue.
 *
 * @param directory of the store
 * @returns throws {StoreFull} for a write that may not fit on the disk; it queries the file system, which takes some µs
 */
export const createDiskSpaceCheck =
  (directory: string) =>
  (text: string): void => {
    if (!isWrite(text)) return;
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize < RESERVED_BYTES) throw new StoreFull(`less than ${RESERVED_BYTES} bytes of its disk are free`);
  };
