import type { AlertRecord } from '../contract/monitoring/alert.ts';
import type { WebhookRecord } from '../contract/monitoring/webhook.ts';
import { makeId, makeTime, pickValue } from './rowValues.ts';
import { DOMAIN, WORKSPACE } from './token.ts';

const RULES = [
  'HighErrorRate',
  'InstanceDown',
  'DiskWillFillIn4Hours',
  'LatencyP99TooHigh',
  'PodCrashLooping',
] as const;
const STATES = ['TRIGGERED', 'RESOLVED', 'ACKNOWLEDGED', 'RESOLVED', 'RESOLVED'] as const;
const HOSTS = ['checkout', 'catalogue', 'payments', 'search', 'sessions', 'ingress', 'reports'] as const;

/** A webhook of a project, as created for an Alertmanager. */
export const makeWebhookRow = (index: number, projectId: string): WebhookRecord => {
  const [id, key] = [makeId('webhook', index), makeId('', index).slice(1).padEnd(32, '7')];
  return {
    webhook_id: id,
    name: `Alertmanager ${pickValue(HOSTS, index)} ${index}`,
    state: 'ENABLED',
    access_key: key,
    webhook_url: `http://127.0.0.1:4001/monitoring/v1/webhook/${id}/${key}/events`,
    capability: { supported_schema: ['alertmanager_v4'], use_resource_group: false },
    plugin_info: {
      plugin_id: 'plugin-prometheus-mon-webhook',
      version: '1.4.2',
      options: {},
      metadata: { resource: 'monitoring.Webhook', icon: 'prometheus.svg' },
      upgrade_mode: 'AUTO',
    },
    tags: { team: pickValue(['platform', 'shop', 'data'], index) },
    project_id: projectId,
    domain_id: DOMAIN,
    created_at: makeTime(500_000 - index),
  };
};

/** An alert from a webhook. Every tenth alert was created manually and has no webhook. */
export const makeAlertRow = (index: number, { webhook_id, project_id }: WebhookRecord): AlertRecord => {
  const [rule, host] = [pickValue(RULES, index), pickValue(HOSTS, index * 3)];
  const state = pickValue(STATES, index);
  const byHand = index % 10 === 9;
  return {
    alert_number: index + 1,
    alert_id: makeId('alert', index),
    title: `${rule} on ${host}-${index % 40}`,
    state,
    description: `${rule} has been firing on ${host}-${index % 40} for more than 10 minutes; see the runbook for what to do.`,
    assignee: index % 4 === 0 ? 'member@example.com' : '',
    responder: state === 'ACKNOWLEDGED' ? 'owner@example.com' : '',
    urgency: pickValue(['HIGH', 'LOW'], index),
    severity: pickValue(['CRITICAL', 'WARNING', 'ERROR'], index),
    rule,
    image_url: '',
    resources: [
      { resource_id: `i-${makeId('', index).slice(1)}`, resource_type: 'instance', name: `${host}-${index % 40}` },
    ],
    provider: pickValue(['aws', 'google_cloud', 'azure'], index),
    account: `4711${index % 9}`,
    additional_info: {
      job: 'node',
      instance: `10.2.${index % 200}.17:9100`,
      prometheus: 'monitoring/k8s',
      group: host,
    },
    escalation_step: 1,
    escalation_ttl: 1,
    triggered_by: byHand ? 'owner@example.com' : webhook_id,
    domain_id: DOMAIN,
    workspace_id: WORKSPACE,
    project_id,
    webhook_id: byHand ? '' : webhook_id,
    escalation_policy_id: '',
    created_at: makeTime(index * 17 + 3),
    updated_at: makeTime(index * 17 + 1),
    acknowledged_at: state === 'ACKNOWLEDGED' ? makeTime(index * 17 + 2) : '',
    resolved_at: state === 'RESOLVED' ? makeTime(index * 17 + 1) : '',
    escalated_at: makeTime(index * 17 + 2),
  };
};
