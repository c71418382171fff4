/** Parses notifications of Uptime Kuma: a heartbeat of a monitor, or a text alone, as of a test or of a certificate. */
import {
  firstText,
  listOf,
  type Members,
  membersOf,
  nonEmptyMembers,
  resourcesNamed,
  textOf,
  timeOf,
} from './members.ts';
import { NOTHING_TO_DO } from './unreadable.ts';

/** States of heartbeats: a monitor in maintenance is nobody's alert. */
const states: ReadonlyMap<unknown, Members> = new Map<unknown, Members>([
  [0, { event_type: 'ALERT', severity: 'CRITICAL' }],
  [1, { event_type: 'RECOVERY' }],
  [2, { event_type: 'ALERT', severity: 'WARNING' }],
]);

const tagsOf = ({ tags }: Members) =>
  listOf(tags)
    .map(membersOf)
    .map(({ name, value }) => [textOf(name), textOf(value)].filter(Boolean).join(': '));

/** What is monitored. Monitors without an address have the scheme alone. */
const resourcesOf = ({ type, url, hostname, name }: Members) => {
  const address = /^https?:\/\/$/.test(textOf(url)) ? '' : textOf(url);
  return resourcesNamed(textOf(type), [firstText(hostname, address, name)]);
};

const heartbeatEvents = (heartbeat: Members, monitor: Members, msg: string): readonly unknown[] => {
  const state = states.get(heartbeat.status);
  if (!state) return NOTHING_TO_DO;
  const { status, duration, ping, timezone } = heartbeat;
  const { url, type, description, pathName, port } = monitor;
  const event = {
    event_key: `uptime-kuma-${firstText(monitor.id, heartbeat.monitorID, monitor.name)}`,
    title: firstText(monitor.name, msg),
    description: firstText(heartbeat.msg, msg),
    resources: resourcesOf(monitor),
    rule: firstText(pathName, monitor.name),
    additional_info: nonEmptyMembers({
      ...{ url, type, port, description, duration, ping, timezone, tags: tagsOf(monitor), status, msg },
    }),
    occurred_at: timeOf(heartbeat.time),
    ...state,
  };
  return [event];
};

/** Texts without a heartbeat: a test, or a certificate that expires. Numbers in them, such as of days, change. */
const messageEvent = (msg: string): Members => ({
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
  const given = membersOf(body);
  if (!('heartbeat' in given && 'monitor' in given && typeof given.msg === 'string')) return undefined;
  const heartbeat = membersOf(given.heartbeat);
  if (heartbeat.status === undefined) return [messageEvent(textOf(given.msg))];
  return heartbeatEvents(heartbeat, membersOf(given.monitor), textOf(given.msg));
};
