/** The log of a process: JSON, one object per line, on standard error; readable if that is a terminal. */
import { hostname } from 'node:os';
import pino, { type LogFn, type Logger } from 'pino';
import type { Config } from '../config/index.ts';
import { formatForStderr } from './terminalLog.ts';

/** Lines that are collected before they are passed on: the stream's own work per write costs as much as the line. */
const MAX_BUFFERED_LINES = 128;

/** Longest time that a line waits, in milliseconds. */
const FLUSH_MS = 200;

/** Members that are never printed. */
const REDACTED = ['headers.authorization', 'req.headers.authorization'];

/** Records whose printing is left to pino: it prints errors with their stack, and redacts headers. */
const isPlain = (record: object): boolean => !('err' in record || 'headers' in record || 'req' in record);

/** A line that was logged but not printed yet. */
interface WaitingLine {
  readonly logger: Logger;
  readonly level: number;
  readonly time: number;
  readonly record: object;
  readonly message: string;
  /** The method of pino that logs it. */
  readonly log: LogFn;
}

/** What all loggers of this process write to. */
interface LogOutput {
  /** Collects a line, to be printed and written in the background. */
  readonly add: (line: WaitingLine) => void;
  /** Lets pino print a record at once, after those that wait. */
  readonly printNow: (print: () => void) => void;
  /** Takes a line that pino printed. */
  readonly write: (line: string) => void;
  /** The time of the line that is being printed, in milliseconds since 1970. */
  readonly time: () => number;
}

const openOutput = (): LogOutput => {
  const destination = pino.destination({ dest: 2, sync: false });
  let waiting: WaitingLine[] = [];
  let printed = '';
  let collected = 0;
  let loggedAt: number | undefined;
  const print = (line: WaitingLine) => {
    try {
      printed += shortenTexts(printLine(line));
    } catch {
      loggedAt = line.time; // A circular value, or a number of any size.
      line.log.call(line.logger, line.record, line.message);
      loggedAt = undefined;
    }
  };
  const printWaiting = () => {
    const lines = waiting;
    waiting = [];
    lines.forEach(print);
  };
  const passOn = () => {
    printWaiting();
    if (printed !== '') destination.write(formatForStderr(printed));
    printed = '';
    collected = 0;
  };
  const count = () => {
    if (++collected >= MAX_BUFFERED_LINES) passOn();
  };
  setInterval(passOn, FLUSH_MS).unref();
  process.once('exit', () => {
    passOn();
    destination.flushSync();
  });
  return {
    add: (line) => {
      waiting.push(line);
      count();
    },
    printNow: (printRecord) => {
      printWaiting();
      printRecord();
      count();
    },
    write: (line) => {
      printed += shortenTexts(line);
    },
    time: () => loggedAt ?? Date.now(),
  };
};

/** One for the process, which has one standard error. */
let output: LogOutput | undefined;

/**
 * Creates a logger. Records with a message are printed and written in the background, those that wait when the process
 * exits: do not change a record after it was logged. Errors may change, so they are printed at once, and written with the
 * others. Authorization headers are redacted.
 */
export const openLogger = ({ logLevel: level }: Pick<Config, 'logLevel'>, name: string): Logger => {
  output ??= openOutput();
  const { add, printNow, write, time } = output;
  const logMethod = function (this: Logger, args: Parameters<LogFn>, log: LogFn, level: number) {
    const [record, message] = args as readonly unknown[];
    if (typeof record === 'object' && record !== null && isPlain(record) && typeof message === 'string')
      add({ logger: this, level, time: Date.now(), record, message, log });
    else printNow(() => log.apply(this, args));
  };
  const timestamp = () => `,"time":${time()}`;
  return pino({ level, name, timestamp, redact: REDACTED, hooks: { logMethod } }, { write });
};

/**
 * Prints a line as pino does. Many in a row cost a quarter of what each of them costs among other work, and
 * `JSON.stringify` takes half the time of pino's printer, which concatenates the parts.
 *
 * @throws {TypeError} the record is circular or has a BigInt
 */
const printLine = ({ logger, level, time, record, message }: WaitingLine): string => {
  const members = JSON.stringify(record).slice(1, -1);
  return `{"level":${level},"time":${time},${printBindings(logger)},${members}${members && ','}"msg":${JSON.stringify(message)}}\n`;
};

/** Longest line that is printed as it is, in characters. */
const MAX_LINE_LENGTH = 16_384;

/** Longest text in a line that is longer, in characters: enough for the stack of an error. */
const MAX_TEXT_LENGTH = 4_000;

/** Shortens the texts of a line that is too long: messages of errors may contain whole files, or what clients have sent. */
const shortenTexts = (line: string): string => {
  if (line.length <= MAX_LINE_LENGTH) return line;
  const shortened = (_: string, value: unknown) =>
    typeof value === 'string' && value.length > MAX_TEXT_LENGTH
      ? `${value.slice(0, MAX_TEXT_LENGTH)}…`.toWellFormed()
      : value;
  return `${JSON.stringify(JSON.parse(line), shortened)}\n`;
};

/** The members that all lines of a logger have, without the braces. Pino keeps those of the process to itself. */
const bindings = new WeakMap<Logger, string>();

const printBindings = (logger: Logger): string => {
  const known = bindings.get(logger);
  if (known !== undefined) return known;
  const members = JSON.stringify({ pid: process.pid, hostname: hostname(), ...logger.bindings() }).slice(1, -1);
  bindings.set(logger, members);
  return members;
};
