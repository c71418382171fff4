/** The endpoint list of identity v1: the same table with one address per row, for signed-in callers. */
import type { Static } from 'typebox';
import { LISTED, listQuery, requestDomainId } from '../common.ts';
import { listOf, message, nested, optional, text } from '../members.ts';
import { resource } from '../resource.ts';
import { EndpointState } from './enums.ts';

export const EndpointInfo = message('identity_v1.EndpointInfo', 'Address of one component.', {
  service: text('Component, as named in the table, e.g. `identity`.'),
  name: text('Display name of the component.'),
  endpoint: text('The requested address, from the table.'),
  state: nested(EndpointState, 'ACTIVE by default.'),
  version: text('Version of the component; empty when the table has none.'),
});

/** A record in wire form. */
export type LegacyEndpointRecord = Static<typeof EndpointInfo>;

export const EndpointQuery = message('identity_v1.EndpointQuery', LISTED, {
  domain_id: requestDomainId,
  query: listQuery,
  service: optional(text('Component to look up.')),
  endpoint_type: optional(
    text('Not a condition: `internal` selects the internal addresses, any other value the public ones.'),
  ),
});

export const legacyEndpoint = resource(
  {
    area: 'identity_v1',
    version: 'v1',
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
      summary: 'Lists the components, in the order of the table; requires any token.',
      request: EndpointQuery,
      response: listOf('identity_v1.EndpointsInfo', EndpointInfo),
      filters: ['service'],
    },
  },
);
