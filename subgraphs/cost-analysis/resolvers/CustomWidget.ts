import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import type { CustomWidgetResolvers } from '../generated.ts';
import { customWidgets } from '../resources.ts';

export const CustomWidget: CustomWidgetResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, customWidgets, id, info),
  user: (widget) => referenceTo(widget.user_id),
};
