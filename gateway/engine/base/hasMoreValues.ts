/**
 * Whether a JSON object has more than `max` values: members and elements at any depth, objects and lists included. Stops
 * at that number, and is iterative, so that any value is safe.
 */
export const hasMoreValues = (object: object, max: number): boolean => {
  const open: object[] = [object];
  let count = 0;
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    const values: readonly unknown[] = Array.isArray(holder) ? holder : Object.values(holder);
    count += values.length;
    if (count > max) return true;
    for (const value of values) if (typeof value === 'object' && value !== null) open.push(value);
  }
  return false;
};
