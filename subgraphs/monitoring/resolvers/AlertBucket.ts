import type { AlertBucketResolvers } from '../generated.ts';

export const AlertBucket: AlertBucketResolvers = {
  start: (bucket) => bucket.start,
  count: async (bucket) =>
    (await Promise.all([bucket.opened(), bucket.resolved()])).reduce((sum, count) => sum + count),
  opened: (bucket) => bucket.opened(),
  resolved: (bucket) => bucket.resolved(),
};
