import { Gauge, type Registry } from 'prom-client';
import type { Redis } from './connect.ts';

/** Registers whether Redis is connected. Without `REDIS_URL` the metric does not exist. */
export const registerRedisMetrics = (registry: Registry, redis: Redis): void => {
  new Gauge({
    name: 'redis_connected',
    help: '1 if Redis is connected and answers, 0 if this process works alone.',
    registers: [registry],
    collect() {
      this.set(redis.isConnected() ? 1 : 0);
    },
  });
};
