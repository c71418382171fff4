/** The log of a process: JSON, one object per line, on standard error; readable if that is a terminal. */
import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';
import { forStandardError } from './terminal-log.ts';

/** Lines that are collected before they are passed on: the stream's own work per write costs as much as the line. */
const LINES = 128;

/** Longest time that a line waits, in milliseconds. */
const FLUSH_MS = 200;

/**
 * Creates the logger. Lines are printed and written in the background, those that wait when the process exits: do not
 * change an object after it was logged.
 */
export const openLogger = ({ logLevel: level }: Pick<Config, 'logLevel'>, name: string): Logger => {
  const destination = pino.destination({ dest: 2, sync: false });
  let lines: (string | Line)[] = [];
  const passOn = () => {
    if (lines.length === 0) return;
    destination.write(forStandardError(lines.join('')));
    lines = [];
  };
  setInterval(passOn, FLUSH_MS).unref();
  process.once('exit', () => {
    passOn();
    destination.flushSync();
  });
  return printedLater(pino({ level, name }, { write: (line) => void (lines.push(line) >= LINES && passOn()) }));
};

/** Prints a line: the members of a record, the message, the level, and the time as a member of JSON. */
type Print = (record: object, message: string | undefined, level: number, time: string) => string | Line;

/** The parts of a logger that print a line: its printer, the start of lines by level, and its own members. */
interface Printer {
  [pino.symbols.asJsonSym]: Print;
  readonly [pino.symbols.lsCacheSym]: Readonly<Record<number, string>>;
  readonly [pino.symbols.chindingsSym]: string;
}

/** Has the lines of a logger printed when they are passed on. Errors may change, and are printed at once. */
const printedLater = (logger: Logger): Logger => {
  const printer = logger as unknown as Printer;
  const print = printer[pino.symbols.asJsonSym];
  printer[pino.symbols.asJsonSym] = function (this: Printer, record, message, level, time) {
    const printNow = () => String(print.call(this, record, message, level, time));
    if ('err' in record || message === undefined) return printNow();
    const start = this[pino.symbols.lsCacheSym][level] + time + this[pino.symbols.chindingsSym];
    return new Line(start, record, message, printNow);
  };
  return logger;
};

/**
 * A line that is printed when it is joined with others. Many in a row cost a quarter of what each of them costs among
 * other work, and `JSON.stringify` takes half the time of pino's printer, which concatenates the parts.
 */
class Line {
  readonly #start: string;
  readonly #record: object;
  readonly #message: string;
  readonly #printSafely: () => string;

  constructor(start: string, record: object, message: string, printSafely: () => string) {
    this.#start = start;
    this.#record = record;
    this.#message = message;
    this.#printSafely = printSafely;
  }

  toString(): string {
    try {
      const members = JSON.stringify(this.#record).slice(1, -1);
      return `${this.#start},${members}${members && ','}"msg":${JSON.stringify(this.#message)}}\n`;
    } catch {
      return this.#printSafely(); // A circular value, or a number of any size.
    }
  }
}
