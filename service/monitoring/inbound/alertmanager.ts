/**
 * What Prometheus Alertmanager posts to a webhook receiver, version 4 of its format: one body per group of alerts,
 * in which each alert is firing or resolved.
 */
import { labelledEvent } from './labelled.ts';
import { isObject, type Members, membersOf, telling } from './members.ts';

/** What the alert and its group tell beyond the members of an event, in Alertmanager's words. */
const furtherDetails = ({ generatorURL }: Members, group: Members) => {
  const { receiver, groupKey, externalURL, truncatedAlerts } = group;
  return telling({ generatorURL, receiver, groupKey, externalURL, truncatedAlerts });
};

const eventOf = (given: unknown, group: Members) => {
  const alert = membersOf(given);
  return labelledEvent(alert, furtherDetails(alert, group));
};

/**
 * Reads Alertmanager's body: each alert becomes an ALERT or, once resolved, a RECOVERY with the same key.
 *
 * @returns undefined where the body is something else
 */
export const readAlertmanager = (body: unknown): readonly unknown[] | undefined =>
  isObject(body) && Array.isArray(body.alerts) ? body.alerts.map((alert) => eventOf(alert, body)) : undefined;
