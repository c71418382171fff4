import { type EscalationPolicyRecord, escalationPolicy } from '../contract/alert-manager/escalationPolicy.ts';
import { type ServiceRecord, service } from '../contract/alert-manager/service.ts';
import { resourceType, type SelectedRow } from './resourceType.ts';

/** A service, with the selected members. */
export type AlertServiceRow = SelectedRow<ServiceRecord, 'service_id'>;

/** An escalation policy, with the selected members. */
export type EscalationPolicyRow = SelectedRow<EscalationPolicyRecord, 'escalation_policy_id'>;

/** Members that upstream computes from other records. Some deployments send them only on request (semantics 3.20.6). */
export const serviceDetails: ReadonlySet<string> = new Set(['channels', 'webhooks', 'alerts']);

/** Members by which alerts find their service (`monitoring/serviceLinks.ts`), where all services are known, and its name. */
const LINKS = ['name', 'webhooks', 'tags', 'created_at'];

/**
 * Services, and how they are fetched: one resource type for all areas, so that in a request no area fetches again what another one has
 * fetched.
 */
export const alertServices = resourceType<AlertServiceRow>(
  'AlertService',
  {
    ...service,
    onDemand: { flag: 'details', members: serviceDetails },
    fields: { alertTotals: ['alerts'] },
    readElsewhere: {
      'AlertService.projects': ['tags'],
      'AlertService.alerts': LINKS,
      'AlertService.alertCounts': LINKS,
      'AlertService.alertHistogram': LINKS,
      'AlertService.alertDurations': LINKS,
    },
  },
  (service_id) => ({ service_id }),
);

/** Escalation policies, and how they are fetched, also for all areas. */
export const escalationPolicies = resourceType<EscalationPolicyRow>(
  'EscalationPolicy',
  { ...escalationPolicy, fields: { rules: ['rules', 'service_id'] } },
  (escalation_policy_id) => ({ escalation_policy_id }),
);
