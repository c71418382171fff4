/** Payloads as Prometheus Alertmanager posts them, from the templates in `alertmanager/`. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface AlertmanagerAlert {
  readonly labels: Readonly<Record<string, string>>;
}

/** A body in version 4 of the format; members not named here are sent unchanged. */
interface AlertmanagerPayload {
  readonly alerts: readonly AlertmanagerAlert[];
}

/** Rules of one group of alerts, by their name (`alertname`). */
export interface AlertGroup {
  /** Name of a file in `alertmanager/`, without its extension. */
  readonly template: string;
  readonly rules: readonly string[];
}

const folder = join(import.meta.dirname, 'alertmanager');

const templates = new Map(
  readdirSync(folder).map((name) => [basename(name, '.json'), readFileSync(join(folder, name), 'utf8')]),
);

/** 16 hexadecimal digits derived from the labels, like Alertmanager's fingerprints. */
const createFingerprint = (labels: AlertmanagerAlert['labels']) =>
  createHash('sha256').update(JSON.stringify(labels)).digest('hex').slice(0, 16);

/**
 * The payload of a group of alerts, which are firing, or resolved where they have an end.
 *
 * @param slug of the project (`slugOf`)
 * @param times when the alerts began and ended, as ISO 8601
 */
export const createPayload = (
  { template, rules }: AlertGroup,
  slug: string,
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt?: string },
): unknown => {
  const payload = JSON.parse((templates.get(template) ?? '').replaceAll('@PROJECT@', slug)) as AlertmanagerPayload;
  const ended = endsAt === undefined ? {} : { status: 'resolved', endsAt };
  const alerts = payload.alerts
    .filter(({ labels: { alertname = '' } }) => rules.includes(alertname))
    .map((alert) => ({ ...alert, startsAt, fingerprint: createFingerprint(alert.labels), ...ended }));
  return { ...payload, ...(endsAt === undefined ? {} : { status: 'resolved' }), alerts };
};
