/** Lines of the log for a person at a terminal. */
import { styleText } from 'node:util';
import pino from 'pino';

/** A line of the log, as JSON has it. */
interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly pid: number;
  readonly hostname: string;
  readonly name?: string;
  readonly msg?: string;
  readonly err?: { readonly stack?: string };
}

/** Lines of the log as they are written to standard error: JSON, readable if that is a terminal. */
export const formatForStderr = (lines: string): string => (process.stderr.isTTY ? formatLines(lines) : lines);

/**
 * Makes lines of JSON readable: local time, level, name and message, then the other members as `member=value`, and the
 * stack of an error below. Control characters and those that change the direction of text are left out: values may come
 * from clients.
 *
 * @param lines complete lines, each an object of JSON
 */
const formatLines = (lines: string): string =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => `${formatLine(JSON.parse(line))}\n`)
    .join('');

const formatLine = ({ level, time, pid: _pid, hostname: _hostname, name, msg, err, ...members }: LogLine): string => {
  const rest = Object.entries(members).map(([member, value]) => `${member}=${JSON.stringify(value)}`);
  const stack = err?.stack === undefined ? [] : [`\n${err.stack}`];
  const text = [`${name}:`, msg ?? '', ...rest, ...stack].join(' ').replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, '');
  return `${new Date(time).toTimeString().slice(0, 'HH:MM:SS'.length)} ${formatLevel(level)} ${text}`;
};

const COLORS: Readonly<Record<string, 'yellow' | 'red'>> = { warn: 'yellow', error: 'red', fatal: 'red' };

const formatLevel = (level: number): string => {
  const { [level]: label = '' } = pino.levels.labels;
  return styleText(COLORS[label] ?? 'green', label.toUpperCase(), { stream: process.stderr });
};
