/** Custom widgets: saved charts of a cost query, visible to everybody in the domain (semantics 3.14). */
import type { Static } from 'typebox';
import {
  changedTags,
  createdAt,
  domainId,
  domainStatRequest,
  LISTED,
  listQuery,
  newTags,
  onlyMembers,
  requestDomainId,
  tags,
  updatedAt,
} from '../common.ts';
import { Empty, listOf, message, optional, Struct, struct, text } from '../members.ts';
import { resource, USERS } from '../resource.ts';

export const CustomWidgetInfo = message('cost_analysis.CustomWidgetInfo', 'One custom widget.', {
  widget_id: text('Generated: `widget-` and 12 hexadecimal digits.'),
  name: text('Display name, at most 255 characters; need not be unique.'),
  options: struct(
    'The chart: group_by (string), stack (bool), layout (number), granularity (string), filters (Struct), chart_type (string). Not checked.',
  ),
  tags,
  user_id: text('User who created it. Only this user and domain admins may change it.'),
  domain_id: domainId,
  created_at: createdAt,
  updated_at: updatedAt,
});

/** A custom widget in wire form. */
export type CustomWidgetRecord = Static<typeof CustomWidgetInfo>;

export const CreateCustomWidgetRequest = message('cost_analysis.CreateCustomWidgetRequest', 'A new widget.', {
  name: text('Display name, at most 255 characters.'),
  options: struct('The chart, free-form.'),
  domain_id: requestDomainId,
  tags: newTags,
});

export const UpdateCustomWidgetRequest = message(
  'cost_analysis.UpdateCustomWidgetRequest',
  'The changes; omitted members keep their values.',
  {
    widget_id: text('Widget of the caller; any of the domain for a domain admin.'),
    domain_id: requestDomainId,
    name: optional(text('New name, not empty.')),
    options: optional(struct('Chart that replaces the existing one entirely.')),
    tags: changedTags,
  },
);

export const CustomWidgetRequest = message('cost_analysis.CustomWidgetRequest', 'Identifies the widget to delete.', {
  widget_id: text('Widget of the caller; any of the domain for a domain admin.'),
  domain_id: requestDomainId,
});

export const GetCustomWidgetRequest = message(
  'cost_analysis.GetCustomWidgetRequest',
  'Identifies the widget to read.',
  {
    widget_id: text('Any widget of the domain.'),
    domain_id: requestDomainId,
    only: onlyMembers,
  },
);

export const CustomWidgetQuery = message('cost_analysis.CustomWidgetQuery', LISTED, {
  domain_id: requestDomainId,
  query: listQuery,
  widget_id: optional(text('One widget.')),
  name: optional(text('Exact name; case-sensitive.')),
  user_id: optional(text('User who created them.')),
});

/** Every operation is open to any signed-in user, whatever the role; apps and agents are refused. */
export const customWidget = resource(
  {
    area: 'cost_analysis',
    version: 'v1',
    name: 'custom_widget',
    record: CustomWidgetInfo,
    idField: 'widget_id',
    idPrefix: 'widget-',
    permission: 'cost-analysis:CustomWidget',
    scope: 'domain',
    minimalFields: ['widget_id', 'name', 'user_id'],
    keywordFields: ['widget_id', 'name'],
    defaultSort: ['name'],
    maxLength: { name: 255 },
  },
  {
    create: {
      summary: 'Creates a widget owned by the calling user.',
      request: CreateCustomWidgetRequest,
      response: CustomWidgetInfo,
      roles: USERS,
    },
    update: {
      summary: 'Changes name, chart or tags of a widget.',
      request: UpdateCustomWidgetRequest,
      response: CustomWidgetInfo,
      roles: USERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    delete: {
      summary: 'Deletes a widget.',
      request: CustomWidgetRequest,
      response: Empty,
      roles: USERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    get: {
      summary: 'Returns one widget of the domain, regardless of its owner.',
      request: GetCustomWidgetRequest,
      response: CustomWidgetInfo,
      roles: USERS,
    },
    list: {
      summary: 'Lists the widgets of the domain, by name unless the query sorts otherwise.',
      request: CustomWidgetQuery,
      response: listOf('cost_analysis.CustomWidgetsInfo', CustomWidgetInfo),
      roles: USERS,
    },
    stat: {
      summary: 'Computes statistics of widgets; returns `core.StatisticsResult`.',
      request: domainStatRequest('cost_analysis.CustomWidgetStatQuery'),
      response: Struct,
      roles: USERS,
    },
  },
);
