/** The endpoint lists of identity v2 and v1, over one table that is filled through the directory: semantics 3.7. */
import { sql } from 'kysely';
import { type EndpointRecord, endpoint } from '../../contract/identity/endpoint.ts';
import { type EndpointRecord as LegacyEndpointRecord, legacyEndpoint } from '../../contract/identity/endpointV1.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { type Call, implement } from '../call.ts';
import { answerList } from '../handlers/read.ts';
import { tableOf } from '../store/table.ts';

const name = 'identity_endpoint';
const emptyAddress = sql`''::text`;

/** The address of the other type is empty, both in conditions and in answers. */
const listed = {
  PUBLIC: answerList(
    tableOf<EndpointRecord>(endpoint, { computed: { internal_endpoint: emptyAddress } }),
    endpoint.list,
  ),
  INTERNAL: answerList(tableOf<EndpointRecord>(endpoint, { computed: { endpoint: emptyAddress } }), endpoint.list),
};

/** v1 has one address per row. `endpoint_type` selects it. */
const listedByV1 = {
  public: answerList(tableOf<LegacyEndpointRecord>(legacyEndpoint, { name }), legacyEndpoint.list),
  internal: answerList(
    tableOf<LegacyEndpointRecord>(legacyEndpoint, {
      name,
      computed: { endpoint: sql.ref(`${name}.internal_endpoint`) },
    }),
    legacyEndpoint.list,
  ),
};

const list = (request: RequestOf<typeof endpoint.list>, call: Call) =>
  listed[request.endpoint_type ?? 'PUBLIC'](request, call);

const listByV1 = (request: RequestOf<typeof legacyEndpoint.list>, call: Call) =>
  listedByV1[request.endpoint_type === 'internal' ? 'internal' : 'public'](request, call);

export const endpointHandlers = implement(endpoint, { list });

export const legacyEndpointHandlers = implement(legacyEndpoint, { list: listByV1 });
