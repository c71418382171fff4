import { SingleBar } from 'cli-progress';

/** A progress bar on stderr while files are read; none where stderr is not a terminal. */
export const progressOf = (totalBytes: number): { add: (bytes: number) => void; stop: () => void } => {
  if (!process.stderr.isTTY) return { add: () => {}, stop: () => {} };
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
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
