/** Payloads as Prometheus Alertmanager posts them, from the templates in `alertmanager/`. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Alert {
  readonly labels: Record<string, string>;
  readonly startsAt: string;
  readonly fingerprint: string;
}

/** A body in version 4 of the format; members not named here are sent unchanged. */
export interface Payload {
  readonly status: string;
  readonly alerts: readonly Alert[];
}

const folder = join(import.meta.dirname, 'alertmanager');

const templates = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(join(folder, name), 'utf8'));

/** 16 hexadecimal digits derived from the labels, like Alertmanager's fingerprints. */
const fingerprintOf = (labels: Record<string, string>) =>
  createHash('sha256').update(JSON.stringify(labels)).digest('hex').slice(0, 16);

const MINUTE_MS = 60_000;

/**
 * The payloads of one project, one per template.
 *
 * @param now the latest alert started shortly before it, each other alert some minutes earlier
 */
export const payloadsOf = (slug: string, now: Date): Payload[] => {
  let minutes = 4;
  return templates.map((template) => {
    const payload = JSON.parse(template.replaceAll('@PROJECT@', slug)) as Payload;
    const alerts = payload.alerts.map((alert) => {
      minutes += 7 + (minutes % 11);
      const startsAt = new Date(now.getTime() - minutes * MINUTE_MS).toISOString();
      return { ...alert, startsAt, fingerprint: fingerprintOf(alert.labels) };
    });
    return { ...payload, alerts };
  });
};

/** The same alerts as resolved. */
export const resolvePayload = (payload: Payload, now: Date): unknown => ({
  ...payload,
  status: 'resolved',
  alerts: payload.alerts.map((alert) => ({ ...alert, status: 'resolved', endsAt: now.toISOString() })),
});
