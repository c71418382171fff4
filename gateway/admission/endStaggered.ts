/**
 * Ends streams or connections one after the other, at random times, so that their clients do not all connect again at once.
 *
 * @param overMs time until `endAll`, in milliseconds. 0: at once
 * @param endAll ends those that are left, and refuses new ones
 */
export const endStaggered = (overMs: number, ends: readonly (() => void)[], endAll: () => void): void => {
  if (overMs === 0) {
    endAll();
    return;
  }
  for (const end of ends) setTimeout(end, Math.random() * overMs);
  setTimeout(endAll, overMs);
};
