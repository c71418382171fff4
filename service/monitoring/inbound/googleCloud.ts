/** Parses notifications of Google Cloud Monitoring (webhook channels, schema 1.2): one incident per body. */
import { firstText, listOf, type Members, membersOf, nonEmptyMembers, textOf, timeOf } from './members.ts';
import { severityOfWord } from './severity.ts';

const resourcesOf = ({ resource, resource_display_name, resource_name, resource_id }: Members) => {
  const { type, labels } = membersOf(resource);
  const { instance_id, pod_name, host } = membersOf(labels);
  const resource_type = textOf(type);
  const id = firstText(resource_id, instance_id);
  const name = firstText(resource_display_name, pod_name, host, resource_name, id);
  return name ? [nonEmptyMembers({ resource_id: id, resource_type, name })] : [];
};

const furtherDetails = (incident: Members) => {
  const { url, state, condition_name, observed_value, threshold_value, metric, resource, metadata } = incident;
  const { content, links } = membersOf(incident.documentation);
  const documentation = nonEmptyMembers({ content, links: listOf(links) });
  return nonEmptyMembers({
    ...{ url, state, condition_name, observed_value, threshold_value, metric, resource, metadata, documentation },
    policy_labels: incident.policy_user_labels,
  });
};

const incidentEvent = (incident: Members, isTest: boolean): Members => ({
  event_key: `google-cloud-${textOf(incident.incident_id)}`,
  event_type: textOf(incident.state).toLowerCase() === 'closed' ? 'RECOVERY' : 'ALERT',
  title: firstText(
    membersOf(incident.documentation).subject,
    [incident.policy_name, incident.condition_name].map(textOf).filter(Boolean).join(': '),
    incident.summary,
    'Incident of Google Cloud Monitoring',
  ),
  description: textOf(incident.summary),
  severity: isTest ? 'INFO' : (severityOfWord(incident.severity) ?? 'NONE'),
  resources: resourcesOf(incident),
  rule: firstText(incident.policy_name, incident.condition_name),
  provider: 'google_cloud',
  account: firstText(incident.scoping_project_id, membersOf(membersOf(incident.resource).labels).project_id),
  additional_info: furtherDetails(incident),
  occurred_at: timeOf(incident.started_at),
});

/**
 * Parses a body of Google Cloud Monitoring. An incident becomes an ALERT or, once closed, a RECOVERY with the same key.
 *
 * @returns undefined where the body has another format
 */
export const readGoogleCloud = (body: unknown): readonly unknown[] | undefined => {
  const { incident, version } = membersOf(body);
  return textOf(membersOf(incident).incident_id) ? [incidentEvent(membersOf(incident), version === 'test')] : undefined;
};
