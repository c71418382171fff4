import { describe, expect, it } from 'vitest';
import { parseTypeDefs } from '../../schema/subgraphSdl.ts';
import { errorCatalogue } from '../../subgraphs/errors.ts';
import { answerList, rawAnswer } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const LIST = '/monitoring/v1/alert/list';
const QUERY = '{ alerts { nodes { title } } }';
const failWith =
  (status: number, body: string | object, headers = {}) =>
  () =>
    rawAnswer({ status, body, headers });
const detail = (code: string, message = 'upstream says') => ({ detail: { code, message } });

describe('the error of a failed read', () => {
  it.each([
    { status: 400, body: detail('ERROR_DB_QUERY', 'bad pattern'), code: 'BAD_USER_INPUT', message: 'bad pattern' },
    { status: 401, body: detail('ERROR_AUTHENTICATE_FAILURE'), code: 'UNAUTHENTICATED' },
    { status: 403, body: detail('ERROR_PERMISSION_DENIED'), code: 'FORBIDDEN' },
    { status: 404, body: detail('ERROR_NOT_FOUND'), code: 'NOT_FOUND', message: 'upstream says' },
    { status: 404, body: detail('ERROR_UNSUPPORTED_API'), code: 'NOT_IMPLEMENTED' },
    { status: 404, body: '<html>no such page</html>', code: 'NOT_IMPLEMENTED' },
    { status: 409, body: detail('ERROR_NOT_UNIQUE'), code: 'CONFLICT', message: 'upstream says' },
    { status: 413, body: detail('ERROR_REQUEST_TOO_LARGE'), code: 'BAD_USER_INPUT', message: 'upstream says' },
    { status: 429, body: 'slow down', code: 'RATE_LIMITED' },
    { status: 500, body: detail('ERROR_UNKNOWN'), code: 'INTERNAL_SERVER_ERROR' },
    { status: 501, body: detail('ERROR_NOT_IMPLEMENTED'), code: 'NOT_IMPLEMENTED' },
    { status: 502, body: 'bad gateway', code: 'UPSTREAM_UNAVAILABLE' },
    { status: 503, body: detail('ERROR_UNAVAILABLE'), code: 'UPSTREAM_UNAVAILABLE' },
    { status: 504, body: detail('ERROR_REQUEST_TIMEOUT'), code: 'UPSTREAM_TIMEOUT' },
    { status: 599, body: 'odd', code: 'INTERNAL_SERVER_ERROR' },
    // The status contradicts the body: the body takes precedence.
    { status: 200, body: detail('ERROR_PERMISSION_DENIED'), code: 'FORBIDDEN' },
    { status: 500, body: detail('ERROR_NOT_FOUND'), code: 'NOT_FOUND', message: 'upstream says' },
    // Clients see messages only with a code of the contract.
    { status: 400, body: detail('ERROR_OF_TOMORROW'), code: 'BAD_USER_INPUT', message: 'The service refused this.' },
    { status: 200, body: '<html>welcome</html>', code: 'UPSTREAM_INVALID_RESPONSE' },
    { status: 200, body: '[]', code: 'UPSTREAM_INVALID_RESPONSE' },
    { status: 200, body: { results: 'none', total_count: 0 }, code: 'UPSTREAM_INVALID_RESPONSE' },
    { status: 200, body: { results: [null], total_count: 1 }, code: 'UPSTREAM_INVALID_RESPONSE' },
    { status: 200, body: { results: [{}], total_count: '1' }, code: 'UPSTREAM_INVALID_RESPONSE' },
    { status: 302, body: 'elsewhere', code: 'UPSTREAM_INVALID_RESPONSE' },
  ])('has the code $code for $status $body', async ({ status, body, code, message }) => {
    await using facade = await startStubbedSubgraphs({ [LIST]: failWith(status, body) }, { repeats: 0 });

    const { data, errors } = await facade.ask('monitoring', QUERY);

    expect(data).toEqual({ alerts: null });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]).toMatchObject({ path: ['alerts'], extensions: { code, operation: 'monitoring.alert.list' } });
    if (typeof body === 'object' && 'detail' in body)
      expect(errors?.[0]?.extensions).toMatchObject({ upstreamCode: body.detail.code, requestId: 'request-1' });
    if (message) expect(errors?.[0]?.message).toBe(message);
    else expect(errors?.[0]?.message).not.toMatch(/upstream says|html|odd/);
  });

  it('has its own code if the connection is refused, and contains no address', async () => {
    await using facade = await startStubbedSubgraphs({}, { upstreamUrl: 'http://127.0.0.1:1', repeats: 0 });

    const { errors } = await facade.ask('monitoring', QUERY, { compiled: true });

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', operation: 'monitoring.alert.list' });
    expect(JSON.stringify(errors)).not.toMatch(/127\.0\.0\.1|ECONN|stack/);
  });

  it('empties only the fields that depend on the read', async () => {
    await using facade = await startStubbedSubgraphs(
      {
        [LIST]: answerList([
          { alert_id: 'a', title: 'one', webhook_id: 'w' },
          { alert_id: 'b', title: 'two', webhook_id: 'v' },
        ]),
        '/monitoring/v1/webhook/list': failWith(503, detail('ERROR_UNAVAILABLE')),
      },
      { repeats: 0 },
    );

    const { data, errors } = await facade.ask('monitoring', '{ alerts { nodes { title webhook { name } } } }');

    expect(data).toEqual({
      alerts: {
        nodes: [
          { title: 'one', webhook: null },
          { title: 'two', webhook: null },
        ],
      },
    });
    expect(errors).toMatchObject([
      {
        path: ['alerts', 'nodes', 0, 'webhook'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE', operation: 'monitoring.webhook.list' },
      },
      { path: ['alerts', 'nodes', 1, 'webhook'] },
    ]);
  });
});

describe('the catalogue of errors', () => {
  it('has the user errors of the enumeration in the graph', () => {
    const seen = Object.entries(errorCatalogue).filter(([, { reportedIn: seen }]) => seen === 'userErrors');
    const definition = parseTypeDefs('monitoring').definitions.find(
      (node) => node.kind === 'EnumTypeDefinition' && node.name.value === 'UserErrorCode',
    );

    const names = definition?.kind === 'EnumTypeDefinition' ? definition.values?.map(({ name }) => name.value) : [];

    expect(names).toEqual(seen.map(([code]) => code));
  });
});
