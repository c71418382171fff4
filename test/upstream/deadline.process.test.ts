import { describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../gateway/federateOverHttp.ts';
import { answerList } from '../subgraphs/postApiStub.ts';
import { BUDGETS, DASHBOARDS, SOON, startStubbedGateway, TOKEN } from './stubbedGateway.ts';

const never = () => new Promise<object>(() => {});
const dashboards = answerList([{ project_dashboard_id: 'd', name: 'Costs' }]);
const BOTH = '{ budgets { nodes { name } } projectDashboards { nodes { name } } }';

const post = (url: string, headers = {}) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}`, ...headers },
    body: JSON.stringify({ query: BOTH }),
  });

const PARTIAL = { budgets: null, projectDashboards: { nodes: [{ name: 'Costs' }] } };

describe('a request at its deadline', () => {
  it.each([
    { given: 'of the setting', settings: { REQUEST_TIMEOUT_MS: '3000' }, headers: {} },
    { given: 'of its client', settings: {}, headers: { 'x-request-timeout-ms': '3000' } },
  ])(
    '$given, is answered with the available data; the slow area has an error of its own',
    async ({ settings, headers }) => {
      await using gateway = await startStubbedGateway({ [BUDGETS]: never, [DASHBOARDS]: dashboards }, settings);

      const response = await post(gateway.url, headers);

      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        data: PARTIAL,
        errors: [
          { path: ['budgets'], extensions: { code: 'UPSTREAM_TIMEOUT', operation: 'cost_analysis.budget.list' } },
        ],
      });
    },
  );

  it('while its POST is queued, is answered with the available data', async () => {
    const settings = { REQUEST_TIMEOUT_MS: '4000', UPSTREAM_CONCURRENCY: '1' };
    await using gateway = await startStubbedGateway({ [BUDGETS]: never, [DASHBOARDS]: dashboards }, settings);

    const first = post(gateway.url);
    await expect.poll(() => gateway.postsTo(BUDGETS), SOON).toBe(1);
    const waiting = await post(gateway.url, { 'x-request-timeout-ms': '2000' });

    expect(waiting.status).toBe(200);
    expect(await waiting.json()).toMatchObject({
      data: PARTIAL,
      errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    });
    expect((await first).status).toBe(200);
    expect(gateway.postsTo(BUDGETS)).toBe(1);
  });

  it('while an area in another process hangs, is answered with the available data', async () => {
    const silent = await listenOnFreePort(() => {});
    const settings = { REQUEST_TIMEOUT_MS: '3000', SUBGRAPH_URLS: `cost-analysis=${silent.url}` };
    await using gateway = await startStubbedGateway({ [DASHBOARDS]: dashboards }, settings);

    const response = await post(gateway.url);

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      data: PARTIAL,
      errors: [{ path: ['budgets'], extensions: { code: 'SUBREQUEST_HTTP_ERROR', service: 'cost-analysis' } }],
    });
    await silent.close();
  });
});
