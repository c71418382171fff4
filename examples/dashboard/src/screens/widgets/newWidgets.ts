import { createWidget } from './widgetChoices.ts';

/** The widgets to choose from, in the order in which a new dashboard has them. */
export const newWidgets = [
  createWidget('line', 'lg', { granularity: 'MONTHLY', fields: ['cost.USD'] }),
  createWidget('pie', 'md', { group_by: ['product'] }),
  createWidget('pie', 'md', { group_by: ['provider'] }),
  createWidget('pie', 'md', { group_by: ['service_account_name'] }),
  createWidget('number', 'sm', { state: ['TRIGGERED', 'ACKNOWLEDGED'] }),
  createWidget('list', 'lg', { sort: ['-created_at'] }),
];
