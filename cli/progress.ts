/** Progress of commands that read many bytes, on standard error. */
import { SingleBar } from 'cli-progress';

/** Shows how much has been read. */
interface Progress {
  readonly add: (bytes: number) => void;
  readonly stop: () => void;
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

const progressBar = (totalBytes: number): Progress => {
  const bar = new SingleBar({
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    format: 'Reading {bar} {percentage} % of {value} MB, {eta} s left',
    formatValue: (value, _options, type) => (type === 'value' ? megabytes(totalBytes) : String(value)),
  });
  bar.start(totalBytes, 0);
  return { add: (bytes) => bar.increment(bytes), stop: () => bar.stop() };
};

/** Interval of lines, where there is no terminal. */
const LINE_MS = 10_000;

/**
 * Writes a line every ten seconds.
 *
 * @param write takes a line
 */
export const progressLines = (totalBytes: number, write: (line: string) => void): Progress => {
  let read = 0;
  const startedAt = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    write(`${megabytes(read)} of ${megabytes(totalBytes)} MB read after ${seconds} s.\n`);
  }, LINE_MS);
  timer.unref();
  return {
    add: (bytes) => {
      read += bytes;
    },
    stop: () => clearInterval(timer),
  };
};

/** A progress bar on stderr, or a line every ten seconds where stderr is not a terminal. */
export const progressOf = (totalBytes: number): Progress =>
  process.stderr.isTTY ? progressBar(totalBytes) : progressLines(totalBytes, (line) => process.stderr.write(line));
