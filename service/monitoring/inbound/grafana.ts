/**
 * Parses Grafana's webhook formats: Alertmanager's format with links and images (unified alerting), and one body per
 * rule (legacy alerting, removed in version 11).
 */

import { isObject } from '../../values/jsonObject.ts';
import { labelledEvent } from './labelled.ts';
import { listOf, type Members, membersOf, nonEmptyMembers, textOf } from './members.ts';
import { severityOfLabels } from './severity.ts';
import { Unreadable } from './unreadable.ts';

const furtherDetails = (alert: Members, group: Members) => {
  const { generatorURL, silenceURL, dashboardURL, panelURL, valueString, values } = alert;
  const { receiver, groupKey, externalURL, truncatedAlerts, orgId, title } = group;
  const links = { generatorURL, silenceURL, dashboardURL, panelURL };
  return nonEmptyMembers({
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

const eventOf = (given: unknown, group: Members) => {
  const alert = membersOf(given);
  const labels = membersOf(alert.labels);
  const event = labelledEvent(alert, furtherDetails(alert, group), textOf(group.title));
  const hasNoValue = event.severity === 'NONE' && NO_VALUE_ALERTS.includes(textOf(labels.alertname));
  return {
    ...event,
    description: event.description || textOf(alert.valueString),
    severity: hasNoValue ? 'NOT_AVAILABLE' : event.severity,
    rule: textOf(labels.rulename) || event.rule,
    image_url: textOf(alert.imageURL) || event.image_url,
  };
};

/** Events for the states of a legacy rule. It sends no others. */
const legacyStates: ReadonlyMap<unknown, Members> = new Map<unknown, Members>([
  ['alerting', { event_type: 'ALERT' }],
  ['no_data', { event_type: 'ALERT', severity: 'NOT_AVAILABLE' }],
  ['ok', { event_type: 'RECOVERY' }],
]);

const legacyResources = ({ evalMatches }: Members) =>
  listOf(evalMatches)
    .map((match) => ({ resource_type: 'metric', name: textOf(membersOf(match).metric) }))
    .filter(({ name }) => name);

const legacyEvent = (body: Members) => {
  const { ruleId, ruleUrl, orgId = 0, dashboardId, panelId, evalMatches } = body;
  const tags = membersOf(body.tags);
  const state = legacyStates.get(body.state);
  if (!state) throw new Unreadable(`Grafana's rule ${ruleId} is in a state that says nothing. (${body.state})`);
  return {
    event_key: `grafana-rule-${orgId}-${ruleId}`,
    title: textOf(body.ruleName) || textOf(body.title),
    description: textOf(body.message),
    severity: severityOfLabels(tags),
    resources: legacyResources(body),
    rule: textOf(body.ruleName),
    image_url: textOf(body.imageUrl),
    additional_info: { tags, ...nonEmptyMembers({ ruleUrl, orgId, dashboardId, panelId, evalMatches }) },
    ...state,
  };
};

/**
 * Parses a body of Grafana in either format. Each alert, or the rule, becomes an ALERT or, once over, a RECOVERY with
 * the same key.
 *
 * @returns undefined where the body has another format
 * @throws {Unreadable} for a state of a legacy rule that Grafana is not known to send
 */
export const readGrafana = (body: unknown): readonly unknown[] | undefined => {
  if (!isObject(body)) return undefined;
  if (Array.isArray(body.alerts)) return body.alerts.map((alert) => eventOf(alert, body));
  return body.ruleId === undefined ? undefined : [legacyEvent(body)];
};
