/** The handlers of all operations, and all scheduled jobs. */
import type { Logger } from 'pino';
import { budget } from '../contract/cost-analysis/budget.ts';
import { job } from '../contract/inventory/job.ts';
import { alert } from '../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../contract/monitoring/maintenanceWindow.ts';
import { commentHandlers } from './alert-manager/comment.ts';
import { escalationPolicyHandlers } from './alert-manager/escalationPolicy.ts';
import { serviceHandlers } from './alert-manager/service.ts';
import type { TokenSigner } from './auth/tokens.ts';
import type { ResourceImplementation } from './call.ts';
import { type ChangeReader, createChangeReader } from './changes/changeReader.ts';
import { pruneChanges } from './changes/pruning.ts';
import { budgetHandlers, dropUnsetGroup } from './cost-analysis/budget.ts';
import { evaluateChangedCosts } from './cost-analysis/budgetEvaluation.ts';
import { budgets } from './cost-analysis/budgetTable.ts';
import { budgetUsageHandlers } from './cost-analysis/budgetUsage.ts';
import { costReportDataHandlers } from './cost-analysis/costReportData.ts';
import { customWidgetHandlers } from './cost-analysis/customWidget.ts';
import { dataSourceHandlers } from './cost-analysis/dataSource.ts';
import { scheduleHandlers } from './cost-analysis/schedule.ts';
import { fireSchedules } from './cost-analysis/scheduleFiring.ts';
import type { SecretCipher } from './crypto/secretCipher.ts';
import { projectDashboardHandlers } from './dashboard/projectDashboard.ts';
import { agentHandlers } from './identity/agent.ts';
import { apiKeyHandlers } from './identity/apiKey.ts';
import { appHandlers } from './identity/app.ts';
import { domainHandlers } from './identity/domain.ts';
import { endpointHandlers, legacyEndpointHandlers } from './identity/endpoint.ts';
import { identityJobHandlers } from './identity/job.ts';
import { projectHandlers } from './identity/project.ts';
import { projectGroupHandlers } from './identity/projectGroup.ts';
import { roleHandlers } from './identity/role.ts';
import { roleBindingHandlers } from './identity/roleBinding.ts';
import { serviceAccountHandlers } from './identity/serviceAccount.ts';
import { tokenHandlers } from './identity/token.ts';
import { trustedAccountHandlers } from './identity/trustedAccount.ts';
import { userHandlers } from './identity/user.ts';
import { userGroupHandlers } from './identity/userGroup.ts';
import { userProfileHandlers } from './identity/userProfile.ts';
import { workspaceHandlers } from './identity/workspace.ts';
import { workspaceUserHandlers } from './identity/workspaceUser.ts';
import { directoryHandlers } from './internal/directory.ts';
import { cloudServiceHandlers } from './inventory/cloudService.ts';
import { inventoryJobHandlers, jobs } from './inventory/job.ts';
import { metricHandlers } from './inventory/metric.ts';
import { namespaceHandlers } from './inventory/namespace.ts';
import { inventoryNoteHandlers } from './inventory/note.ts';
import type { JobDefinition } from './jobs.ts';
import { alertHandlers } from './monitoring/alert.ts';
import { alertDurationHandlers } from './monitoring/alertDuration.ts';
import { escalateAlerts } from './monitoring/escalationJob.ts';
import { maintenanceWindowHandlers } from './monitoring/maintenanceWindow.ts';
import { closeMaintenanceWindows } from './monitoring/maintenanceWindowExpiry.ts';
import { noteHandlers } from './monitoring/note.ts';
import { alerts, windows } from './monitoring/tables.ts';
import { webhookHandlers } from './monitoring/webhook.ts';
import { deliverNotification } from './notification/delivery.ts';
import { pluginHandlers } from './repository/plugin.ts';
import { repositoryHandlers } from './repository/repository.ts';
import { trustedSecretHandlers } from './secret/trustedSecret.ts';

/** Dependencies of some handlers in addition to the call. */
export interface HandlerDependencies {
  readonly tokens: TokenSigner;
  readonly logger: Logger;
  /** Encrypts and decrypts the data of trusted secrets. */
  readonly cipher: SecretCipher;
}

/** Every resource that the service implements. */
export const createImplementations = (dependencies: HandlerDependencies): readonly ResourceImplementation[] => [
  tokenHandlers(dependencies),
  apiKeyHandlers(dependencies),
  agentHandlers(dependencies),
  appHandlers(dependencies),
  roleHandlers,
  serviceHandlers,
  escalationPolicyHandlers,
  commentHandlers,
  budgetHandlers,
  costReportDataHandlers,
  scheduleHandlers,
  customWidgetHandlers,
  projectDashboardHandlers,
  alertHandlers,
  alertDurationHandlers,
  webhookHandlers,
  noteHandlers,
  maintenanceWindowHandlers,
  endpointHandlers,
  legacyEndpointHandlers,
  identityJobHandlers,
  inventoryJobHandlers,
  inventoryNoteHandlers,
  repositoryHandlers,
  metricHandlers,
  trustedSecretHandlers(dependencies),
  budgetUsageHandlers,
  dataSourceHandlers,
  domainHandlers,
  projectHandlers,
  projectGroupHandlers,
  roleBindingHandlers,
  serviceAccountHandlers,
  trustedAccountHandlers,
  cloudServiceHandlers,
  namespaceHandlers,
  userHandlers,
  userGroupHandlers,
  userProfileHandlers,
  workspaceHandlers,
  workspaceUserHandlers,
  pluginHandlers,
  directoryHandlers(dependencies),
];

/** The resources whose changes are logged. */
export const changeReaders: readonly ChangeReader[] = [
  createChangeReader(alert, alerts),
  createChangeReader(maintenanceWindow, windows),
  createChangeReader(budget, budgets, dropUnsetGroup),
  createChangeReader(job, jobs),
];

/** Every type of job. */
export const jobDefinitions: readonly JobDefinition[] = [
  closeMaintenanceWindows,
  escalateAlerts,
  deliverNotification,
  fireSchedules,
  evaluateChangedCosts,
  pruneChanges,
];
