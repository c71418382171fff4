/** Every resource and operation of the API. One area of the graph contains all versions of its API area. */
import { comment } from './alert-manager/comment.ts';
import { escalationPolicy } from './alert-manager/escalationPolicy.ts';
import { service } from './alert-manager/service.ts';
import { budget } from './cost-analysis/budget.ts';
import { costReportData } from './cost-analysis/costReportData.ts';
import { customWidget } from './cost-analysis/customWidget.ts';
import { schedule } from './cost-analysis/schedule.ts';
import { projectDashboard, projectDashboardVersion } from './dashboard/projectDashboard.ts';
import { agent } from './identity/agent.ts';
import { apiKey } from './identity/apiKey.ts';
import { app } from './identity/app.ts';
import { endpoint } from './identity/endpoint.ts';
import { legacyEndpoint } from './identity/endpointV1.ts';
import { job as identityJob } from './identity/job.ts';
import { role } from './identity/role.ts';
import { token } from './identity/token.ts';
import { job as inventoryJob } from './inventory/job.ts';
import { metric } from './inventory/metric.ts';
import { note as recordNote } from './inventory/note.ts';
import { alert } from './monitoring/alert.ts';
import { maintenanceWindow } from './monitoring/maintenanceWindow.ts';
import { note as alertNote } from './monitoring/note.ts';
import { webhook } from './monitoring/webhook.ts';
import { optionalReads } from './optionalReads.ts';
import { repository } from './repository/repository.ts';
import type { Operation, Resource } from './resource.ts';
import { trustedSecret } from './secret/trustedSecret.ts';

/** Every resource that each deployment of the API has, by area. */
export const resources: readonly Resource[] = [
  service,
  escalationPolicy,
  comment,

  schedule,
  costReportData,
  budget,
  customWidget,

  projectDashboard,
  projectDashboardVersion,

  token,
  apiKey,
  agent,
  app,
  role,
  identityJob,
  endpoint,
  legacyEndpoint,

  recordNote,
  metric,
  inventoryJob,

  maintenanceWindow,
  alertNote,
  alert,
  webhook,

  repository,

  trustedSecret,
];

/** All resources, including the reads that a deployment may lack; the service implements them all. */
export const allResources: readonly Resource[] = [...resources, ...optionalReads];

const indexById = (of: readonly Resource[]): ReadonlyMap<string, Operation> =>
  new Map(of.flatMap((resource) => resource.operations.map((operation) => [operation.id, operation])));

/** Every operation that each deployment of the API has, by its id. */
export const operations: ReadonlyMap<string, Operation> = indexById(resources);

/** Every operation that a deployment may lack, by its id. */
export const optionalOperations: ReadonlyMap<string, Operation> = indexById(optionalReads);

/** Every operation of the service, optional reads included, by its id. */
export const allOperations: ReadonlyMap<string, Operation> = indexById(allResources);
