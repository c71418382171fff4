/** Parses notifications of Uptime Kuma: a heartbeat of a monitor, or a text alone, as of a test or of a certificate. */
import {
  type BodyObject,
  dropEmptyMembers,
  firstText,
  toList,
  toObject,
  toResources,
  toText,
  toTime,
} from './bodyValues.ts';
import { NO_EVENTS } from './unreadableError.ts';

/** States of heartbeats: a monitor in maintenance makes no alert. */
const membersByStatus: ReadonlyMap<unknown, BodyObject> = new Map<unknown, BodyObject>([
  [0, { event_type: 'ALERT', severity: 'CRITICAL' }],
  [1, { event_type: 'RECOVERY' }],
  [2, { event_type: 'ALERT', severity: 'WARNING' }],
]);

const formatTags = ({ tags }: BodyObject) =>
  toList(tags)
    .map(toObject)
    .map(({ name, value }) => [toText(name), toText(value)].filter(Boolean).join(': '));

/** What is monitored. Monitors without an address have only the scheme. */
const listResources = ({ type, url, hostname, name }: BodyObject) => {
  const address = /^https?:\/\/$/.test(toText(url)) ? '' : toText(url);
  return toResources(toText(type), [firstText(hostname, address, name)]);
};

const toHeartbeatEvents = (heartbeat: BodyObject, monitor: BodyObject, msg: string): readonly unknown[] => {
  const state = membersByStatus.get(heartbeat.status);
  if (!state) return NO_EVENTS;
  const { status, duration, ping, timezone } = heartbeat;
  const { url, type, description, pathName, port } = monitor;
  const event = {
    event_key: `uptime-kuma-${firstText(monitor.id, heartbeat.monitorID, monitor.name)}`,
    title: firstText(monitor.name, msg),
    description: firstText(heartbeat.msg, msg),
    resources: listResources(monitor),
    rule: firstText(pathName, monitor.name),
    additional_info: dropEmptyMembers({
      ...{ url, type, port, description, duration, ping, timezone, tags: formatTags(monitor), status, msg },
    }),
    occurred_at: toTime(heartbeat.time),
    ...state,
  };
  return [event];
};

/** Texts without a heartbeat: a test, or a certificate that expires. Numbers in them, such as of days, change. */
const toMessageEvent = (msg: string): BodyObject => ({
  event_key: `uptime-kuma-${msg.replaceAll(/\d+/g, '0')}`,
  title: firstText(msg, 'Message of Uptime Kuma'),
  severity: /\btest/i.test(msg) ? 'INFO' : 'WARNING',
});

/**
 * Parses a body of Uptime Kuma. A monitor that is down becomes an ALERT, one that is up a RECOVERY with the same key.
 *
 * @returns undefined where the body has another format
 */
export const readUptimeKuma = (body: unknown): readonly unknown[] | undefined => {
  const given = toObject(body);
  if (!('heartbeat' in given && 'monitor' in given && typeof given.msg === 'string')) return undefined;
  const heartbeat = toObject(given.heartbeat);
  if (heartbeat.status === undefined) return [toMessageEvent(toText(given.msg))];
  return toHeartbeatEvents(heartbeat, toObject(given.monitor), toText(given.msg));
};
