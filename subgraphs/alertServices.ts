import { type ServiceRecord, service } from '../contract/alert-manager/service.ts';
import { resourceType, type Selected } from './resourceType.ts';

/** A service, with the selected members. */
export type AlertServiceRow = Selected<ServiceRecord, 'service_id'>;

/** Members that upstream computes from other records. Some deployments send them only on request (semantics 3.20.6). */
export const serviceDetails: ReadonlySet<string> = new Set(['channels', 'webhooks', 'alerts']);

/**
 * Services, and how they are fetched: one resource type for the alert manager and monitoring, so that what one of them has fetched in a
 * request the other need not fetch again.
 */
export const alertServices = resourceType<AlertServiceRow>(
  'AlertService',
  {
    ...service,
    onDemand: { flag: 'details', members: serviceDetails },
    fields: { alertTotals: ['alerts'], projects: ['tags'] },
  },
  (service_id) => ({ service_id }),
);
