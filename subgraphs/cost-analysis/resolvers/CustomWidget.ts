import { referencedRecord } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import type { CustomWidgetResolvers } from '../generated.ts';
import { customWidgets } from '../resources.ts';

export const CustomWidget: CustomWidgetResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, customWidgets, id, info),
  id: (widget) => widget.widget_id,
  name: (widget) => widget.name || null,
  options: (widget) => widget.options ?? {},
  tags: (widget) => widget.tags ?? {},
  user: (widget) => referenceTo(widget.user_id),
  createdAt: (widget) => widget.created_at || null,
  updatedAt: (widget) => widget.updated_at || null,
};
