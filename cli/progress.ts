/** Progress of commands that read many bytes, on standard error. */

/** Shows how much has been read. */
interface ByteProgress {
  readonly add: (bytes: number) => void;
  readonly stop: () => void;
}

type WriteText = (text: string) => unknown;

const formatMegabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

/** Calls `show` with the bytes and seconds so far, at an interval. */
const watchProgress = (intervalMs: number, show: (read: number, seconds: number) => void): ByteProgress => {
  let read = 0;
  const startedAt = performance.now();
  const timer = setInterval(() => show(read, (performance.now() - startedAt) / 1_000), intervalMs);
  timer.unref();
  return {
    add: (bytes) => {
      read += bytes;
    },
    stop: () => clearInterval(timer),
  };
};

/** Interval of lines, where there is no terminal. */
const LINE_MS = 10_000;

/**
 * Writes a line every ten seconds.
 *
 * @param write takes a line
 */
export const progressLines = (totalBytes: number, write: WriteText): ByteProgress =>
  watchProgress(LINE_MS, (read, seconds) =>
    write(`${formatMegabytes(read)} of ${formatMegabytes(totalBytes)} MB read after ${Math.round(seconds)} s.\n`),
  );

const BAR_MS = 100;
const BAR_LENGTH = 40;
const CLEAR_LINE = '\r\x1b[K';

/**
 * Draws a bar with the time left ten times a second, and removes it at the end.
 *
 * @param write takes text and control sequences of a terminal
 */
export const progressBar = (totalBytes: number, write: WriteText): ByteProgress => {
  const { add, stop } = watchProgress(BAR_MS, (read, seconds) => {
    const share = Math.min(read / totalBytes, 1);
    const full = Math.round(share * BAR_LENGTH);
    const bar = '█'.repeat(full) + '░'.repeat(BAR_LENGTH - full);
    const left = share === 0 ? '' : `, ${Math.ceil(seconds / share - seconds)} s left`;
    write(`${CLEAR_LINE}Reading ${bar} ${Math.floor(share * 100)} % of ${formatMegabytes(totalBytes)} MB${left}`);
  });
  return {
    add,
    stop: () => {
      stop();
      write(CLEAR_LINE);
    },
  };
};

/** A progress bar on stderr, or a line every ten seconds where stderr is not a terminal. */
export const showProgress = (totalBytes: number): ByteProgress =>
  (process.stderr.isTTY ? progressBar : progressLines)(totalBytes, (text) => process.stderr.write(text));
