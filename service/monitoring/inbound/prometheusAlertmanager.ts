/**
 * Parses the webhook format of Prometheus Alertmanager, version 4: one body per group of alerts, in which each alert is
 * firing or resolved.
 */

import { isObject } from '../../values/jsonObject.ts';
import { type BodyObject, dropEmptyMembers, toObject } from './bodyValues.ts';
import { toLabelledEvent } from './labelledAlert.ts';

/** Further members of the alert and its group, under Alertmanager's names. */
const collectDetails = ({ generatorURL }: BodyObject, group: BodyObject) => {
  const { receiver, groupKey, externalURL, truncatedAlerts } = group;
  return dropEmptyMembers({ generatorURL, receiver, groupKey, externalURL, truncatedAlerts });
};

const toEvent = (given: unknown, group: BodyObject) => {
  const alert = toObject(given);
  return toLabelledEvent(alert, collectDetails(alert, group));
};

/**
 * Parses a body of Alertmanager. Each alert becomes an ALERT or, once resolved, a RECOVERY with the same key.
 *
 * @returns undefined where the body has another format
 */
export const readAlertmanager = (body: unknown): readonly unknown[] | undefined =>
  isObject(body) && Array.isArray(body.alerts) ? body.alerts.map((alert) => toEvent(alert, body)) : undefined;
