import { describe, expect, it } from 'vitest';
import type { IncrementalPayload } from '../../gateway/engine/incremental/payloads.ts';
import { openMultipart } from '../gateway/multipart.ts';
import { answerList, rawAnswer } from '../subgraphs/postApiStub.ts';
import { makeUnsignedToken } from '../subgraphs/stubbedSubgraphs.ts';
import { sendQuery, startBothForms } from './bothForms.ts';

const ALERTS = '/monitoring/v1/alert/list';
const DASHBOARDS = '/dashboard/v1/project-dashboard/list';
const ACROSS = '{ alerts { nodes { title description createdAt project { id dashboards { nodes { name } } } } } }';
const alerts = answerList([
  { alert_id: 'a', title: 'one', project_id: 'p' },
  { alert_id: 'b', title: 'two', project_id: 'q' },
]);
const dashboards = answerList([{ project_dashboard_id: 'd', name: 'Costs', project_id: 'q' }]);
const bearer = { authorization: makeUnsignedToken({ did: 'domain-1' }), 'x-request-id': 'request-1' };
const refusal = (status: number, code: string) => () =>
  rawAnswer({ status, body: { detail: { code, message: 'secret' } } });

const listErrorCodes = (answer: unknown) =>
  (answer as { errors?: { extensions: { code: string } }[] }).errors?.map(({ extensions }) => extensions.code) ?? [];

describe('the graph with its areas in other processes', () => {
  it.each([
    { given: 'no faults', codes: [] as string[], handlers: { [ALERTS]: alerts, [DASHBOARDS]: dashboards } },
    {
      given: 'an unauthenticated caller',
      codes: ['UNAUTHENTICATED'] as string[],
      handlers: { [ALERTS]: refusal(401, 'ERROR_AUTHENTICATE_FAILURE') },
    },
    {
      given: 'one area that refuses the caller',
      codes: ['FORBIDDEN'] as string[],
      handlers: { [ALERTS]: alerts, [DASHBOARDS]: refusal(403, 'ERROR_PERMISSION_DENIED') },
    },
    {
      given: 'one area that does not answer',
      codes: ['UPSTREAM_UNAVAILABLE'] as string[],
      handlers: { [ALERTS]: alerts, [DASHBOARDS]: refusal(503, 'ERROR_UNAVAILABLE') },
    },
    {
      given: 'a POST API that fails',
      codes: ['INTERNAL_SERVER_ERROR'] as string[],
      handlers: { [ALERTS]: refusal(500, 'ERROR_UNKNOWN') },
    },
    {
      given: 'an invalid answer that a resolver cannot read',
      codes: ['UPSTREAM_INVALID_RESPONSE'] as string[],
      handlers: { [ALERTS]: answerList([{ alert_id: 'a', title: 'Disk full', description: { secret: true } }]) },
    },
  ])('answers like the graph in one process: $given', async ({ handlers, codes }) => {
    await using forms = await startBothForms(handlers);

    const [together, apart] = await Promise.all(
      [forms.together, forms.apart].map(async (url) => (await sendQuery(url, ACROSS, bearer)).json()),
    );

    expect(apart).toEqual(together);
    expect(new Set(listErrorCodes(apart))).toEqual(new Set(codes));
    expect(JSON.stringify(apart)).not.toContain('secret');
  });

  it('answers incrementally like the graph in one process', async () => {
    await using forms = await startBothForms({ [ALERTS]: alerts, [DASHBOARDS]: dashboards });
    const query = '{ alerts { nodes { title ... @defer { project { id dashboards { nodes { name } } } } } } }';

    const [together, apart] = await Promise.all(
      [forms.together, forms.apart].map(async (url) => {
        using parts = await openMultipart(url, { query, accept: 'multipart/mixed', headers: bearer });
        return await parts.rest<IncrementalPayload>();
      }),
    );

    expect(apart).toEqual(together);
    expect(apart?.[0]?.data).toEqual({ alerts: { nodes: [{ title: 'one' }, { title: 'two' }] } });
    const [first, second] = [
      { id: 'p', dashboards: { nodes: [] } },
      { id: 'q', dashboards: { nodes: [{ name: 'Costs' }] } },
    ];
    expect(apart?.[1]?.incremental?.map(({ data }) => data)).toEqual([{ project: first }, { project: second }]);
  });

  it('streams the items of a list in each form', async () => {
    await using forms = await startBothForms({ [ALERTS]: alerts, [DASHBOARDS]: dashboards });
    const query =
      '{ alerts { nodes @stream(initialCount: 1) { title project { id dashboards { nodes { name } } } } } }';

    const answers = await Promise.all(
      [forms.together, forms.apart].map(async (url) => {
        using parts = await openMultipart(url, { query, accept: 'multipart/mixed', headers: bearer });
        return await parts.rest<IncrementalPayload>();
      }),
    );

    const [first, second] = [
      { title: 'one', project: { id: 'p', dashboards: { nodes: [] } } },
      { title: 'two', project: { id: 'q', dashboards: { nodes: [{ name: 'Costs' }] } } },
    ];
    for (const payloads of answers) {
      expect(payloads[0]?.data).toEqual({ alerts: { nodes: [first] } });
      expect(payloads[1]?.incremental).toMatchObject([{ items: [second] }]);
      expect(payloads).toHaveLength(2);
    }
  });

  it('forwards the caller’s credentials to the POST API in each form', async () => {
    await using forms = await startBothForms({ [ALERTS]: alerts, [DASHBOARDS]: dashboards });
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

    const response = await sendQuery(forms.apart, ACROSS, { ...bearer, traceparent });

    expect(response.headers.get('x-request-id')).toBe('request-1');
    expect(forms.paths()).toEqual([ALERTS, DASHBOARDS]);
    for (const { headers } of forms.posts) expect(headers).toMatchObject({ ...bearer, traceparent });
  });

  it('separates the data of concurrent callers', async () => {
    const nameOf = (body: object) => ('domain_id' in body ? String(body.domain_id) : '');
    const perDomain = (body: object) => ({ results: [{ webhook_id: 'w', name: nameOf(body) }], total_count: 1 });
    await using forms = await startBothForms({ '/monitoring/v1/webhook/list': perDomain });
    const askAs = async (did: string) =>
      (
        await sendQuery(forms.apart, '{ webhooks { nodes { name } } }', { authorization: makeUnsignedToken({ did }) })
      ).json();

    const answers = await Promise.all(['domain-1', 'domain-2', 'domain-3'].map(askAs));

    expect(answers).toEqual(
      ['domain-1', 'domain-2', 'domain-3'].map((name) => ({ data: { webhooks: { nodes: [{ name }] } } })),
    );
  });

  it('aborts the POST when the client disconnects', async () => {
    const silence = Promise.withResolvers<object>();
    await using forms = await startBothForms({ [ALERTS]: () => silence.promise });
    const client = new AbortController();

    const asked = sendQuery(forms.apart, '{ alerts { totalCount } }', bearer, client.signal).catch(() => 'left');
    await expect.poll(forms.paths).toEqual([ALERTS]);
    client.abort();

    await forms.posts[0]?.closed;
    expect(await asked).toBe('left');
    silence.resolve({});
  });

  it('aborts the POST before the request’s deadline, and answers', async () => {
    const silence = Promise.withResolvers<object>();
    await using forms = await startBothForms({ [ALERTS]: () => silence.promise }, { requestTimeoutMs: 1000 });
    // A plan that must be made first may take all of the time.
    await sendQuery(forms.apart, '{ alerts { totalCount } }', bearer);

    const response = await sendQuery(forms.apart, '{ alerts { totalCount } }', bearer);

    const answer = { data: { alerts: null }, errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }] };
    expect(await response.json()).toMatchObject(answer);
    expect(forms.paths()).toContain(ALERTS);
    await Promise.all(forms.posts.map(({ closed }) => closed));
    silence.resolve({});
  });

  it('names the area that cannot be reached, and answers the other fields', async () => {
    const misplaced = { dashboard: 'http://127.0.0.1:9/graphql' };
    await using forms = await startBothForms({ [ALERTS]: alerts }, { misplaced });

    const response = await sendQuery(
      forms.apart,
      '{ alerts { nodes { title project { dashboards { totalCount } } } } }',
    );

    expect(await response.json()).toMatchObject({
      data: { alerts: { nodes: [{ title: 'one', project: { dashboards: null } }, { title: 'two' }] } },
      errors: [{ extensions: { code: 'SUBREQUEST_HTTP_ERROR', service: 'dashboard' } }],
    });
  });
});
