/** Parses alerts of Azure Monitor in the common alert schema: one alert per body, of metrics, logs, activity or health. */
import { type BodyObject, dropEmptyMembers, firstText, toList, toObject, toText, toTime } from './bodyValues.ts';
import { parseSeverity } from './severity.ts';

const SCHEMA_ID = 'azureMonitorCommonAlertSchema';

const listResources = ({ alertTargetIDs, configurationItems }: BodyObject) => {
  const names = toList(configurationItems).map(toText);
  return toList(alertTargetIDs)
    .map(toText)
    .filter(Boolean)
    .map((resource_id, place) => {
      const [, type] = /\/providers\/([^/]+\/[^/]+)/i.exec(resource_id) ?? [];
      return dropEmptyMembers({
        resource_id,
        resource_type: type,
        name: names[place] || resource_id.split('/').at(-1),
      });
    });
};

/** Health events have a title and a text of their own, and end by their stage. */
const readHealth = ({ alertContext }: BodyObject) => {
  const { title, communication, defaultLanguageTitle, defaultLanguageContent, trackingId, stage, incidentType } =
    toObject(toObject(alertContext).properties);
  if (!toText(trackingId)) return {};
  return {
    key: `azure-health-${toText(trackingId)}`,
    title: firstText(defaultLanguageTitle, title),
    description: firstText(defaultLanguageContent, communication),
    isOver: ['resolved', 'complete', 'canceled'].includes(toText(stage).toLowerCase()),
    incidentType,
  };
};

const findPortalLink = ({ alertId, investigationLink }: BodyObject) =>
  toText(investigationLink) ||
  `https://portal.azure.com/#view/Microsoft_Azure_Monitoring_Alerts/AlertDetails.ReactView/alertId/${encodeURIComponent(toText(alertId))}`;

const collectDetails = (essentials: BodyObject, { alertContext, customProperties }: BodyObject) => {
  const { signalType, monitoringService, monitorCondition, alertId, originAlertId, resolvedDateTime } = essentials;
  return dropEmptyMembers({
    ...{ signalType, monitoringService, monitorCondition, alertId, originAlertId, resolvedDateTime },
    url: findPortalLink(essentials),
    ...{ alertContext, customProperties },
  });
};

const toAlertEvent = (data: BodyObject): BodyObject => {
  const essentials = toObject(data.essentials);
  const { alertId, alertRule, severity, monitorCondition, monitoringService, firedDateTime } = essentials;
  const health = readHealth(data);
  const [, subscription = ''] = /^\/subscriptions\/([^/]+)/i.exec(toText(alertId)) ?? [];
  return {
    event_key: health.key ?? `azure-${toText(alertId)}`,
    event_type: monitorCondition === 'Resolved' || health.isOver ? 'RECOVERY' : 'ALERT',
    title: firstText(health.title, alertRule, `Alert of ${firstText(monitoringService, 'Azure Monitor')}`),
    description: firstText(health.description, essentials.description),
    severity: parseSeverity(severity) ?? 'NONE',
    resources: listResources(essentials),
    rule: toText(alertRule),
    provider: 'azure',
    account: subscription,
    additional_info: collectDetails(essentials, data),
    occurred_at: toTime(firedDateTime),
  };
};

/**
 * Parses a body of Azure Monitor. A fired alert becomes an ALERT, a resolved one a RECOVERY with the same key.
 *
 * @returns undefined where the body has another format
 */
export const readAzureMonitor = (body: unknown): readonly unknown[] | undefined => {
  const { schemaId, data } = toObject(body);
  return schemaId === SCHEMA_ID ? [toAlertEvent(toObject(data))] : undefined;
};
