import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { CustomWidgetResolvers } from '../generated.ts';
import { customWidgets } from '../resources.ts';

export const CustomWidget: CustomWidgetResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, customWidgets, id, info),
  user: (widget) => toReference(widget.user_id),
};
