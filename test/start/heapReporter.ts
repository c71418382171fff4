/** Loaded into a gateway's process by tests: answers each message of its parent with the heap in use. */
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
