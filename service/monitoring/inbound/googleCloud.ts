/** Parses notifications of Google Cloud Monitoring (webhook channels, schema 1.2): one incident per body. */
import { type BodyObject, dropEmptyMembers, firstText, toList, toObject, toText, toTime } from './bodyValues.ts';
import { parseSeverity } from './severity.ts';

const listResources = ({ resource, resource_display_name, resource_name, resource_id }: BodyObject) => {
  const { type, labels } = toObject(resource);
  const { instance_id, pod_name, host } = toObject(labels);
  const resource_type = toText(type);
  const id = firstText(resource_id, instance_id);
  const name = firstText(resource_display_name, pod_name, host, resource_name, id);
  return name ? [dropEmptyMembers({ resource_id: id, resource_type, name })] : [];
};

const collectDetails = (incident: BodyObject) => {
  const { url, state, condition_name, observed_value, threshold_value, metric, resource, metadata } = incident;
  const { content, links } = toObject(incident.documentation);
  const documentation = dropEmptyMembers({ content, links: toList(links) });
  return dropEmptyMembers({
    ...{ url, state, condition_name, observed_value, threshold_value, metric, resource, metadata, documentation },
    policy_labels: incident.policy_user_labels,
  });
};

const toIncidentEvent = (incident: BodyObject, isTest: boolean): BodyObject => ({
  event_key: `google-cloud-${toText(incident.incident_id)}`,
  event_type: toText(incident.state).toLowerCase() === 'closed' ? 'RECOVERY' : 'ALERT',
  title: firstText(
    toObject(incident.documentation).subject,
    [incident.policy_name, incident.condition_name].map(toText).filter(Boolean).join(': '),
    incident.summary,
    'Incident of Google Cloud Monitoring',
  ),
  description: toText(incident.summary),
  severity: isTest ? 'INFO' : (parseSeverity(incident.severity) ?? 'NONE'),
  resources: listResources(incident),
  rule: firstText(incident.policy_name, incident.condition_name),
  provider: 'google_cloud',
  account: firstText(incident.scoping_project_id, toObject(toObject(incident.resource).labels).project_id),
  additional_info: collectDetails(incident),
  occurred_at: toTime(incident.started_at),
});

/**
 * Parses a body of Google Cloud Monitoring. An incident becomes an ALERT or, once closed, a RECOVERY with the same key.
 *
 * @returns undefined where the body has another format
 */
export const readGoogleCloud = (body: unknown): readonly unknown[] | undefined => {
  const { incident, version } = toObject(body);
  return toText(toObject(incident).incident_id) ? [toIncidentEvent(toObject(incident), version === 'test')] : undefined;
};
