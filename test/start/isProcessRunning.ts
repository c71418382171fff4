/** Whether a process runs; of a negative number: whether any process of that group does. */
export const isProcessRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
