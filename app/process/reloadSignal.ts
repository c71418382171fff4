/** SIGHUP means two things: a service reads its files again, and a program in a terminal ends with it. */

/** Calls a function at each SIGHUP, unless this process runs in a terminal, whose closing sends the signal, too. */
export const reloadOnSignal = (reload: () => void): void => {
  if (!process.stdin.isTTY) process.on('SIGHUP', reload);
};
