import type { AlertCountResolvers } from '../generated.ts';

export const AlertCount: AlertCountResolvers = {
  // In upper case in services, in lower case in their older form.
  high: (count) => Number(count.HIGH ?? count.high ?? 0),
  low: (count) => Number(count.LOW ?? count.low ?? 0),
};
