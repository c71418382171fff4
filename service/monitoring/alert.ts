/** Operations on alerts: semantics 3.16. */
import { sql } from 'kysely';
import { type AlertRecord, alert } from '../../contract/monitoring/alert.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { selectService } from '../alert-manager/escalationSettings.ts';
import { findVisible, updateVisible } from '../auth/visibility.ts';
import { resolveWorkspace } from '../auth/workspaceResolution.ts';
import { implementResource, runInTransaction, type ServiceCall, withoutTransaction } from '../call.ts';
import type { DirectoryRecords } from '../directory/directoryRecords.ts';
import { checkReference } from '../directory/findEntries.ts';
import { invalidParameterError, permissionDeniedError } from '../errors.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { toWireRecord } from '../query/index.ts';
import { changeRow, findRow, memberEquals, removeRow } from '../store/records.ts';
import { isValidAccessKey } from './alertAccessKey.ts';
import { createAlert, takeAlertNumber } from './alertCreation.ts';
import { findAlertingProject } from './alertingProject.ts';
import { notifyAssigned, notifyAudience, notifyResolved } from './alertNotifications.ts';
import { findAlertService } from './alertService.ts';
import { moveNotes } from './note.ts';
import { startEscalation, stopEscalation } from './startEscalation.ts';
import { ACKNOWLEDGEABLE, acknowledgeAlert, changeState } from './stateTransitions.ts';
import { alerts, type StoredAlert, type StoredAlertChanges, webhooks } from './tables.ts';

type AlertUpdateRequest = RequestOf<typeof alert.update>;
type AlertProject = DirectoryRecords['projects'];

const toWireAlert = (row: StoredAlert) => toWireRecord(alerts, row) as AlertRecord;

const checkUser = (call: ServiceCall, userId: string) =>
  checkReference(call.db, 'users', call.domainId, 'user_id', userId);

const create = async (request: RequestOf<typeof alert.create>, call: ServiceCall): Promise<AlertRecord> => {
  const { title, project_id, description = '', assignee = '', urgency = 'HIGH' } = request;
  const project = await findAlertingProject(call, project_id);
  if (assignee !== '') await checkUser(call, assignee);
  const raised = await createAlert(call, {
    ...{ title, project_id, description, assignee, urgency },
    state: 'TRIGGERED',
    severity: 'NONE',
    triggered_by: call.caller.id,
    domain_id: call.domainId,
    workspace_id: await resolveWorkspace(call, project),
  });
  return toWireAlert(raised);
};

/** The new workspace of an alert whose project moved, with a new number in that workspace (semantics 3.16.3). */
const moveWorkspace = async (
  { db }: ServiceCall,
  { domain_id, workspace_id }: StoredAlert,
  project: AlertProject | undefined,
): Promise<Pick<StoredAlert, 'workspace_id'> & StoredAlertChanges> => {
  if (!project || project.workspace_id === workspace_id) return { workspace_id };
  const target = { domain_id, workspace_id: project.workspace_id };
  return { workspace_id: target.workspace_id, alert_number: await takeAlertNumber(db, target) };
};

/**
 * The changes for a new project: its workspace and service. The notes of the alert are moved too (semantics 3.16.6).
 */
const moveProject = async (
  call: ServiceCall,
  found: StoredAlert,
  projectId: string | undefined,
  project: AlertProject | undefined,
): Promise<StoredAlertChanges> => {
  if (projectId === undefined || projectId === found.project_id) return {};
  const place = { project_id: projectId, ...(await moveWorkspace(call, found, project)) };
  await moveNotes(call.db, found, place);
  const ofAlert = [
    memberEquals(webhooks, 'domain_id', found.domain_id),
    memberEquals(webhooks, 'webhook_id', found.webhook_id),
  ];
  const webhook = await findRow(call.db, webhooks, ofAlert);
  return { ...place, service_id: await findAlertService(call.db, { ...found, ...place }, webhook) };
};

const readTextChanges = ({
  title,
  description,
  reset_description,
  urgency,
}: AlertUpdateRequest): StoredAlertChanges => ({
  ...(title === undefined ? {} : { title }),
  ...(description === undefined ? {} : { description }),
  ...(reset_description ? { description: '' } : {}),
  ...(urgency === undefined ? {} : { urgency }),
});

/** Stores changes. Escalation starts over when the alert is reopened or moved, and stops when it is resolved. */
const applyChanges = async (
  call: ServiceCall,
  found: StoredAlert,
  changes: StoredAlertChanges,
): Promise<StoredAlert> => {
  const next = { ...found, ...changes };
  const startsOver = changes.project_id !== undefined || changes.state === 'TRIGGERED';
  const start = startsOver ? await startEscalation(call, next, selectService(next)) : undefined;
  const row = await changeRow(call.db, alerts, found, {
    ...changes,
    ...start?.escalation,
    ...(next.state === 'RESOLVED' ? stopEscalation() : {}),
    updated_at: call.now,
  });
  if (start?.audience) await notifyAudience(call, row, start.audience);
  if (changes.state === 'RESOLVED' && found.state !== 'ERROR') await notifyResolved(call, row);
  return row;
};

const hasState = (states: readonly string[]) => sql<boolean>`monitoring_alert.state = any(${states}::text[])`;

/**
 * StoredAlertChanges texts and urgency, and acknowledges the alert, in one statement. These changes raise no notification and do
 * not restart escalation.
 *
 * @returns undefined where the request changes more than that, or the statement changed no alert
 */
const changeInOneStatement = async (
  request: AlertUpdateRequest,
  call: ServiceCall,
): Promise<StoredAlert | undefined> => {
  const { alert_id: id, state, project_id } = request;
  const isTaken = state === 'ACKNOWLEDGED';
  if (project_id !== undefined || (state !== undefined && !isTaken)) return undefined;
  const moved = isTaken ? acknowledgeAlert({ responder: call.caller.id, now: call.now }) : {};
  const changes = { ...readTextChanges(request), ...moved };
  if (Object.keys(changes).length === 0) return undefined;
  const extra = [isTaken ? hasState(ACKNOWLEDGEABLE) : sql<boolean>`monitoring_alert.state <> 'ERROR'`];
  return updateVisible(call, alerts, { id, changes: { ...changes, updated_at: call.now }, extra });
};

const updateInTransaction = async (request: AlertUpdateRequest, call: ServiceCall): Promise<AlertRecord> => {
  const { project_id } = request;
  const project = project_id === undefined ? undefined : await findAlertingProject(call, project_id);
  const found = await findVisible(call, alerts, request.alert_id, 'write');
  const moved = changeState(found.state, request.state, { responder: call.caller.id, now: call.now });
  const changes = { ...readTextChanges(request), ...(await moveProject(call, found, project_id, project)), ...moved };
  if (Object.keys(changes).length === 0) return toWireAlert(found);
  return toWireAlert(await applyChanges(call, found, changes));
};

/** When the single statement changes nothing, the transaction handles the request or finds the error. */
const update = async (request: AlertUpdateRequest, call: ServiceCall): Promise<AlertRecord> => {
  const changed = await changeInOneStatement(request, call);
  return changed ? toWireAlert(changed) : runInTransaction(call, (within) => updateInTransaction(request, within));
};

const assignUser = async (request: RequestOf<typeof alert.assign_user>, call: ServiceCall): Promise<AlertRecord> => {
  const { alert_id, assignee } = request;
  const found = await findVisible(call, alerts, alert_id, 'write');
  if (assignee === '') throw invalidParameterError('assignee', 'must not be empty');
  await checkUser(call, assignee);
  const assigned = await changeRow(call.db, alerts, found, { assignee, updated_at: call.now });
  await notifyAssigned(call, assigned);
  return toWireAlert(assigned);
};

/**
 * The error is the same for every reason, so that the caller learns nothing about alerts or keys (semantics 3.16.8).
 */
const findAuthorizedAlert = async ({ db, now }: ServiceCall, alertId: string, key: string): Promise<StoredAlert> => {
  const named = memberEquals(alerts, 'alert_id', alertId);
  const known = await findRow(db, alerts, [named]);
  const ofDomain = known && memberEquals(alerts, 'domain_id', known.domain_id);
  const found = ofDomain && (await findRow(db, alerts, [named, ofDomain], { lock: true }));
  if (!found || !(await isValidAccessKey(db, key, found, now))) throw permissionDeniedError();
  return found;
};

const updateState = async (request: RequestOf<typeof alert.update_state>, call: ServiceCall): Promise<AlertRecord> => {
  const found = await findAuthorizedAlert(call, request.alert_id, request.access_key);
  if (found.state !== 'TRIGGERED') return toWireAlert(found);
  const { responder = found.responder } = request;
  const changes = acknowledgeAlert({ responder, now: call.now });
  return toWireAlert(await changeRow(call.db, alerts, found, { ...changes, updated_at: call.now }));
};

const remove = async ({ alert_id }: RequestOf<typeof alert.delete>, call: ServiceCall) => {
  const found = await findVisible(call, alerts, alert_id, 'write');
  // Foreign keys delete the notes, events and keys of the alert.
  await removeRow(call.db, alerts, found);
  return {};
};

export const alertHandlers = implementResource(alert, {
  create: withoutTransaction(create),
  update: withoutTransaction(update),
  assign_user: assignUser,
  update_state: updateState,
  delete: remove,
  get: answerGet(alerts),
  list: answerList(alerts, alert.list),
  stat: answerStat(alerts),
});
