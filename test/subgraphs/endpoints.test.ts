import { describe, expect, it } from 'vitest';
import { answerList } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

describe('the lists of endpoints', () => {
  it('request the kind of URL in the spelling of each operation', async () => {
    await using facade = await startStubbedSubgraphs({
      '/identity/v2/endpoint/list': answerList([{ service: 'identity', endpoint: 'https://x' }]),
      '/identity/v1/endpoint/list': answerList([{ service: 'identity', endpoint: 'http://inside' }]),
    });

    const { data } = await facade.ask(
      'identity',
      '{ endpoints { nodes { service endpoint } } inside: endpoints(endpointType: INTERNAL, filter: { service: { eq: "identity" } }) { totalCount } legacyEndpoints(endpointType: INTERNAL) { nodes { endpoint } } }',
    );

    expect(data).toEqual({
      endpoints: { nodes: [{ service: 'identity', endpoint: 'https://x' }] },
      inside: { totalCount: 1 },
      legacyEndpoints: { nodes: [{ endpoint: 'http://inside' }] },
    });
    expect(facade.posts.map(({ path, body }) => [path, body]).sort()).toEqual([
      [
        '/identity/v1/endpoint/list',
        {
          domain_id: 'domain-1',
          endpoint_type: 'internal',
          query: { page: { start: 1, limit: 20 }, only: ['service', 'endpoint'] },
        },
      ],
      ['/identity/v2/endpoint/list', { query: { page: { start: 1, limit: 20 }, only: ['service', 'endpoint'] } }],
      [
        '/identity/v2/endpoint/list',
        {
          endpoint_type: 'INTERNAL',
          query: { filter: [{ k: 'service', v: 'identity', o: 'eq' }], count_only: true },
        },
      ],
    ]);
  });
});
