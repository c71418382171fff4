/** Errors of one fetch, and of one answer, with stack traces. Collecting the traces of all would take most of the time. */
export const MAX_STACK_TRACES = 10;

/** Runs code whose errors have no stack traces. */
export const withoutStackTraces = <Result>(run: () => Result): Result => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};
