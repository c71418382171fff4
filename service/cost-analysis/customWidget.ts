/** Operations of custom widgets: semantics 3.14. */
import { type CustomWidgetRecord, customWidget } from '../../contract/cost-analysis/customWidget.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { findVisible } from '../auth/visibility.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { permissionDeniedError } from '../errors.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { toWireRecord } from '../query/index.ts';
import { changeRow, insertRow, removeRow } from '../store/records.ts';
import { createTable } from '../store/table.ts';

const widgets = createTable<CustomWidgetRecord>(customWidget);

const toWireWidget = (row: CustomWidgetRecord) => toWireRecord(widgets, row) as CustomWidgetRecord;

/**
 * A widget is owned by the user who creates it. Internal callers are not users and cannot create one (semantics 4.7.4).
 */
const create = async (request: RequestOf<typeof customWidget.create>, call: ServiceCall) => {
  if (call.caller.kind !== 'user') throw permissionDeniedError('Only a user can own a widget.');
  const { name, options, tags = {} } = request;
  const stored = await insertRow(call.db, widgets, {
    widget_id: newRecordId(customWidget),
    ...{ name, options, tags },
    user_id: call.caller.id,
    domain_id: call.domainId,
    created_at: call.now,
    updated_at: call.now,
  });
  return toWireWidget(stored);
};

/**
 * Finds a widget to change. Everybody in the domain sees it; only its owner and domain admins change it (semantics
 * 3.14.2).
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_PERMISSION_DENIED
 */
const findWidgetToChange = async (call: ServiceCall, id: string): Promise<CustomWidgetRecord> => {
  const found = await findVisible(call, widgets, id, 'write');
  const { caller } = call;
  if (found.user_id !== caller.id && caller.roleType !== 'DOMAIN_ADMIN')
    throw permissionDeniedError('The widget belongs to another user.');
  return found;
};

const update = async (request: RequestOf<typeof customWidget.update>, call: ServiceCall) => {
  const found = await findWidgetToChange(call, request.widget_id);
  const { name = found.name, options = found.options, tags = found.tags } = request;
  return toWireWidget(await changeRow(call.db, widgets, found, { name, options, tags, updated_at: call.now }));
};

const remove = async ({ widget_id }: RequestOf<typeof customWidget.delete>, call: ServiceCall) => {
  await removeRow(call.db, widgets, await findWidgetToChange(call, widget_id));
  return {};
};

export const customWidgetHandlers = implementResource(customWidget, {
  create,
  update,
  delete: remove,
  get: answerGet(widgets),
  list: answerList(widgets, customWidget.list),
  stat: answerStat(widgets),
});
