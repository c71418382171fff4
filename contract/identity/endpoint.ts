/** Endpoints: the addresses of the deployment's components, from one table that is the same for every domain. */
import type { Static } from 'typebox';
import { LISTED, listQuery } from '../common.ts';
import { enumeration, listOf, message, nested, optional, text } from '../members.ts';
import { resource } from '../resource.ts';
import { EndpointState } from './enums.ts';

export const EndpointType = enumeration(
  'EndpointType',
  ['PUBLIC', 'INTERNAL'],
  'Which of the two addresses of a component to return.',
);

export const EndpointInfo = message('identity.EndpointInfo', 'Address of one component.', {
  name: text('Display name of the component.'),
  service: text('Component, as named in the table, e.g. `identity`.'),
  endpoint: text('Public address, from the table; empty if INTERNAL is requested.'),
  internal_endpoint: text('Internal address; empty unless INTERNAL is requested.'),
  state: nested(EndpointState, 'ACTIVE by default.'),
  version: text('Version of the component; empty when the table has none.'),
});

/** A record in wire form. */
export type EndpointRecord = Static<typeof EndpointInfo>;

export const EndpointSearchQuery = message('identity.EndpointSearchQuery', LISTED, {
  query: listQuery,
  service: optional(text('Component to look up.')),
  endpoint_type: optional(
    nested(EndpointType, 'Not a condition: it selects which address is returned. PUBLIC by default.'),
  ),
});

export const endpoint = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'endpoint',
    record: EndpointInfo,
    idField: 'service',
    idPrefix: null,
    fedBy: 'bootstrap',
    permission: null,
    scope: 'global',
    minimalFields: ['service', 'name', 'endpoint'],
    keywordFields: ['service'],
    defaultSort: [],
  },
  {
    list: {
      summary: 'Lists the components, in the order of the table; requires no token.',
      request: EndpointSearchQuery,
      response: listOf('identity.EndpointsInfo', EndpointInfo),
      auth: 'none',
      filters: ['service'],
    },
  },
);
