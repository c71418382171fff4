/**
 * Parses Grafana's webhook formats: Alertmanager's format with links and images (unified alerting), and one body per
 * rule (legacy alerting, removed in version 11).
 */

import { isObject } from '../../values/jsonObject.ts';
import { type BodyObject, dropEmptyMembers, toList, toObject, toText } from './bodyValues.ts';
import { toLabelledEvent } from './labelledAlert.ts';
import { findLabelSeverity } from './severity.ts';
import { UnreadableError } from './unreadableError.ts';

const collectDetails = (alert: BodyObject, group: BodyObject) => {
  const { generatorURL, silenceURL, dashboardURL, panelURL, valueString, values } = alert;
  const { receiver, groupKey, externalURL, truncatedAlerts, orgId, title } = group;
  const links = { generatorURL, silenceURL, dashboardURL, panelURL };
  return dropEmptyMembers({
    ...links,
    valueString,
    values,
    receiver,
    groupKey,
    externalURL,
    truncatedAlerts,
    orgId,
    title,
  });
};

/** Names of alerts for rules without data, or that could not be evaluated. */
const NO_VALUE_ALERTS = ['DatasourceNoData', 'DatasourceError'];

const toEvent = (given: unknown, group: BodyObject) => {
  const alert = toObject(given);
  const labels = toObject(alert.labels);
  const event = toLabelledEvent(alert, collectDetails(alert, group), toText(group.title));
  const hasNoValue = event.severity === 'NONE' && NO_VALUE_ALERTS.includes(toText(labels.alertname));
  return {
    ...event,
    description: event.description || toText(alert.valueString),
    severity: hasNoValue ? 'NOT_AVAILABLE' : event.severity,
    rule: toText(labels.rulename) || event.rule,
    image_url: toText(alert.imageURL) || event.image_url,
  };
};

/** Events for the states of a legacy rule. It sends no others. */
const membersByLegacyState: ReadonlyMap<unknown, BodyObject> = new Map<unknown, BodyObject>([
  ['alerting', { event_type: 'ALERT' }],
  ['no_data', { event_type: 'ALERT', severity: 'NOT_AVAILABLE' }],
  ['ok', { event_type: 'RECOVERY' }],
]);

const listLegacyResources = ({ evalMatches }: BodyObject) =>
  toList(evalMatches)
    .map((match) => ({ resource_type: 'metric', name: toText(toObject(match).metric) }))
    .filter(({ name }) => name);

const toLegacyEvent = (body: BodyObject) => {
  const { ruleId, ruleUrl, orgId = 0, dashboardId, panelId, evalMatches } = body;
  const tags = toObject(body.tags);
  const state = membersByLegacyState.get(body.state);
  if (!state) throw new UnreadableError(`Grafana's rule ${ruleId} is in a state that says nothing. (${body.state})`);
  return {
    event_key: `grafana-rule-${orgId}-${ruleId}`,
    title: toText(body.ruleName) || toText(body.title),
    description: toText(body.message),
    severity: findLabelSeverity(tags),
    resources: listLegacyResources(body),
    rule: toText(body.ruleName),
    image_url: toText(body.imageUrl),
    additional_info: { tags, ...dropEmptyMembers({ ruleUrl, orgId, dashboardId, panelId, evalMatches }) },
    ...state,
  };
};

/**
 * Parses a body of Grafana in either format. Each alert, or the rule, becomes an ALERT or, once over, a RECOVERY with
 * the same key.
 *
 * @returns undefined where the body has another format
 * @throws {UnreadableError} for a state of a legacy rule that Grafana is not known to send
 */
export const readGrafana = (body: unknown): readonly unknown[] | undefined => {
  if (!isObject(body)) return undefined;
  if (Array.isArray(body.alerts)) return body.alerts.map((alert) => toEvent(alert, body));
  return body.ruleId === undefined ? undefined : [toLegacyEvent(body)];
};
