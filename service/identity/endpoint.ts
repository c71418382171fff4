/** The endpoint lists of identity v2 and v1, over one table that is filled through the directory: semantics 3.7. */
import { sql } from 'kysely';
import { type EndpointRecord, endpoint } from '../../contract/identity/endpoint.ts';
import { type LegacyEndpointRecord, legacyEndpoint } from '../../contract/identity/endpointV1.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { answerList } from '../handlers/read.ts';
import { createTable } from '../store/table.ts';

const TABLE_NAME = 'identity_endpoint';
const emptyAddress = sql`''::text`;

/** The address of the other type is empty, both in conditions and in answers. */
const listHandlers = {
  PUBLIC: answerList(
    createTable<EndpointRecord>(endpoint, { computed: { internal_endpoint: emptyAddress } }),
    endpoint.list,
  ),
  INTERNAL: answerList(createTable<EndpointRecord>(endpoint, { computed: { endpoint: emptyAddress } }), endpoint.list),
};

/** v1 has one address per row. `endpoint_type` selects it. */
const legacyListHandlers = {
  public: answerList(createTable<LegacyEndpointRecord>(legacyEndpoint, { name: TABLE_NAME }), legacyEndpoint.list),
  internal: answerList(
    createTable<LegacyEndpointRecord>(legacyEndpoint, {
      name: TABLE_NAME,
      computed: { endpoint: sql.ref(`${TABLE_NAME}.internal_endpoint`) },
    }),
    legacyEndpoint.list,
  ),
};

const listEndpoints = (request: RequestOf<typeof endpoint.list>, call: ServiceCall) =>
  listHandlers[request.endpoint_type ?? 'PUBLIC'](request, call);

const listLegacyEndpoints = (request: RequestOf<typeof legacyEndpoint.list>, call: ServiceCall) =>
  legacyListHandlers[request.endpoint_type === 'internal' ? 'internal' : 'public'](request, call);

export const endpointHandlers = implementResource(endpoint, { list: listEndpoints });

export const legacyEndpointHandlers = implementResource(legacyEndpoint, { list: listLegacyEndpoints });
