/** Parses alerts of Azure Monitor in the common alert schema: one alert per body, of metrics, logs, activity or health. */
import { firstText, listOf, type Members, membersOf, nonEmptyMembers, textOf, timeOf } from './members.ts';
import { severityOfWord } from './severity.ts';

const SCHEMA = 'azureMonitorCommonAlertSchema';

const resourcesOf = ({ alertTargetIDs, configurationItems }: Members) => {
  const names = listOf(configurationItems).map(textOf);
  return listOf(alertTargetIDs)
    .map(textOf)
    .filter(Boolean)
    .map((resource_id, place) => {
      const [, type] = /\/providers\/([^/]+\/[^/]+)/i.exec(resource_id) ?? [];
      return nonEmptyMembers({ resource_id, resource_type: type, name: names[place] || resource_id.split('/').at(-1) });
    });
};

/** Health events have a title and a text of their own, and end by their stage. */
const healthOf = ({ alertContext }: Members) => {
  const { title, communication, defaultLanguageTitle, defaultLanguageContent, trackingId, stage, incidentType } =
    membersOf(membersOf(alertContext).properties);
  if (!textOf(trackingId)) return {};
  return {
    key: `azure-health-${textOf(trackingId)}`,
    title: firstText(defaultLanguageTitle, title),
    description: firstText(defaultLanguageContent, communication),
    isOver: ['resolved', 'complete', 'canceled'].includes(textOf(stage).toLowerCase()),
    incidentType,
  };
};

const portalLink = ({ alertId, investigationLink }: Members) =>
  textOf(investigationLink) ||
  `https://portal.azure.com/#view/Microsoft_Azure_Monitoring_Alerts/AlertDetails.ReactView/alertId/${encodeURIComponent(textOf(alertId))}`;

const furtherDetails = (essentials: Members, { alertContext, customProperties }: Members) => {
  const { signalType, monitoringService, monitorCondition, alertId, originAlertId, resolvedDateTime } = essentials;
  return nonEmptyMembers({
    ...{ signalType, monitoringService, monitorCondition, alertId, originAlertId, resolvedDateTime },
    url: portalLink(essentials),
    ...{ alertContext, customProperties },
  });
};

const alertEvent = (data: Members): Members => {
  const essentials = membersOf(data.essentials);
  const { alertId, alertRule, severity, monitorCondition, monitoringService, firedDateTime } = essentials;
  const health = healthOf(data);
  const [, subscription = ''] = /^\/subscriptions\/([^/]+)/i.exec(textOf(alertId)) ?? [];
  return {
    event_key: health.key ?? `azure-${textOf(alertId)}`,
    event_type: monitorCondition === 'Resolved' || health.isOver ? 'RECOVERY' : 'ALERT',
    title: firstText(health.title, alertRule, `Alert of ${firstText(monitoringService, 'Azure Monitor')}`),
    description: firstText(health.description, essentials.description),
    severity: severityOfWord(severity) ?? 'NONE',
    resources: resourcesOf(essentials),
    rule: textOf(alertRule),
    provider: 'azure',
    account: subscription,
    additional_info: furtherDetails(essentials, data),
    occurred_at: timeOf(firedDateTime),
  };
};

/**
 * Parses a body of Azure Monitor. A fired alert becomes an ALERT, a resolved one a RECOVERY with the same key.
 *
 * @returns undefined where the body has another format
 */
export const readAzureMonitor = (body: unknown): readonly unknown[] | undefined => {
  const { schemaId, data } = membersOf(body);
  return schemaId === SCHEMA ? [alertEvent(membersOf(data))] : undefined;
};
