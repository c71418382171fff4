/**
 * Parses the webhook format of Prometheus Alertmanager, version 4: one body per group of alerts, in which each alert is
 * firing or resolved.
 */

import { isObject } from '../../values/jsonObject.ts';
import { labelledEvent } from './labelled.ts';
import { type Members, membersOf, nonEmptyMembers } from './members.ts';

/** Further members of the alert and its group, under Alertmanager's names. */
const furtherDetails = ({ generatorURL }: Members, group: Members) => {
  const { receiver, groupKey, externalURL, truncatedAlerts } = group;
  return nonEmptyMembers({ generatorURL, receiver, groupKey, externalURL, truncatedAlerts });
};

const eventOf = (given: unknown, group: Members) => {
  const alert = membersOf(given);
  return labelledEvent(alert, furtherDetails(alert, group));
};

/**
 * Parses a body of Alertmanager. Each alert becomes an ALERT or, once resolved, a RECOVERY with the same key.
 *
 * @returns undefined where the body has another format
 */
export const readAlertmanager = (body: unknown): readonly unknown[] | undefined =>
  isObject(body) && Array.isArray(body.alerts) ? body.alerts.map((alert) => eventOf(alert, body)) : undefined;
