import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoint } from '../../../contract/identity/endpoint.ts';
import { legacyEndpoint } from '../../../contract/identity/endpointV1.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';

const tag = crypto.randomUUID().slice(0, 8);
const [monitoring, inventory] = [`monitoring-${tag}`, `inventory-${tag}`];

let domain: TestDomain;
beforeAll(async () => {
  domain = await createTestDomain();
  await domain.put('endpoints', [
    {
      service: monitoring,
      name: 'Monitoring',
      endpoint: 'grpc+ssl://m.example:443',
      internal_endpoint: 'grpc://m:50051',
    },
    { service: inventory, name: 'Inventory', endpoint: 'grpc+ssl://i.example:443', state: 'INACTIVE', version: '2.1' },
  ]);
});

// Endpoints are shared by all domains, so they are removed before the next test file runs.
afterAll(() =>
  domain.internal.post('/internal/v1/directory/delete', { kind: 'endpoints', ids: [monitoring, inventory] }),
);

const ownEndpoints = { filter: [{ k: 'service', v: tag, o: 'contain' as const }] };

describe('listing endpoints, identity v2', () => {
  it('3.7.1, 3.7.2, 3.7.4 requires no token, and returns public addresses in the order of the file, by default ACTIVE and without a version', async () => {
    const { results, total_count } = await domain.anonymous.call(endpoint.list, { query: ownEndpoints });

    expect(results).toEqual([
      {
        service: monitoring,
        name: 'Monitoring',
        endpoint: 'grpc+ssl://m.example:443',
        internal_endpoint: '',
        state: 'ACTIVE',
        version: '',
      },
      {
        service: inventory,
        name: 'Inventory',
        endpoint: 'grpc+ssl://i.example:443',
        internal_endpoint: '',
        state: 'INACTIVE',
        version: '2.1',
      },
    ]);
    expect(total_count).toBe(2);
  });

  it('3.7.2 returns internal addresses for endpoint_type INTERNAL', async () => {
    const { results } = await domain.anonymous.call(endpoint.list, { service: monitoring, endpoint_type: 'INTERNAL' });
    expect(results).toMatchObject([{ endpoint: '', internal_endpoint: 'grpc://m:50051' }]);
  });

  it('3.7.2 conditions cannot use the other address', async () => {
    const internal = {
      filter: [...ownEndpoints.filter, { k: 'internal_endpoint', v: 'grpc://m:50051', o: 'eq' as const }],
    };
    const found = async (endpoint_type: 'PUBLIC' | 'INTERNAL') =>
      (await domain.anonymous.call(endpoint.list, { endpoint_type, query: internal })).total_count;

    expect([await found('PUBLIC'), await found('INTERNAL')]).toEqual([0, 1]);
  });

  it('1.1.9 refuses another endpoint_type', async () => {
    expect(await domain.anonymous.refused(endpoint.list, { endpoint_type: 'public' })).toBe('ERROR_INVALID_PARAMETER');
  });
});

describe('listing endpoints, identity v1', () => {
  const listed = async (endpoint_type?: string) => {
    const { results } = await domain.guest.call(legacyEndpoint.list, {
      domain_id: domain.domainId,
      service: monitoring,
      ...(endpoint_type === undefined ? {} : { endpoint_type }),
    });
    return results;
  };

  it('3.7.3 accepts any token, also of a user without a role, and returns one address', async () => {
    expect(await listed()).toEqual([
      { service: monitoring, name: 'Monitoring', endpoint: 'grpc+ssl://m.example:443', state: 'ACTIVE', version: '' },
    ]);
  });

  it.each([
    { endpoint_type: 'public', address: 'grpc+ssl://m.example:443' },
    { endpoint_type: 'internal', address: 'grpc://m:50051' },
    { endpoint_type: 'whatever', address: 'grpc+ssl://m.example:443' },
  ])('3.7.3 returns $address for endpoint_type $endpoint_type', async ({ endpoint_type, address }) => {
    expect(await listed(endpoint_type)).toMatchObject([{ endpoint: address }]);
  });

  it('3.7.3 requires a token and the domain', async () => {
    const { domainId: domain_id } = domain;
    expect(await domain.anonymous.refused(legacyEndpoint.list, { domain_id })).toBe('ERROR_AUTHENTICATE_FAILURE');
    expect(await domain.owner.refused(legacyEndpoint.list, {})).toBe('ERROR_REQUIRED_PARAMETER');
  });

  it('3.7.4 keeps the order of the file', async () => {
    const { results } = await domain.member.call(legacyEndpoint.list, {
      domain_id: domain.domainId,
      query: ownEndpoints,
    });
    expect(results.map(({ service }) => service)).toEqual([monitoring, inventory]);
  });
});
