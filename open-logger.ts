/** The log of a process: JSON, one object per line, on standard error. */
import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

/** Lines that are collected before they are passed on: the stream's own work per write costs as much as the line. */
const LINES = 128;

/** Longest time that a line waits, in milliseconds. */
const FLUSH_MS = 200;

/** Creates the logger. Lines are written in the background; those that wait are written when the process exits. */
export const openLogger = ({ logLevel: level }: Pick<Config, 'logLevel'>, name: string): Logger => {
  const destination = pino.destination({ dest: 2, sync: false });
  let lines: string[] = [];
  const passOn = () => {
    if (lines.length === 0) return;
    destination.write(lines.join(''));
    lines = [];
  };
  setInterval(passOn, FLUSH_MS).unref();
  process.once('exit', () => {
    passOn();
    destination.flushSync();
  });
  return pino({ level, name }, { write: (line) => void (lines.push(line) >= LINES && passOn()) });
};
