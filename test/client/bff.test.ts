/** `examples/bff` over the real gateway and service. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBff } from '../../examples/bff/server.ts';
import { type ClientFixtures, createFixtures } from '../clients/fixtures.ts';

describe('the example of a backend for a frontend', () => {
  let fixtures: ClientFixtures;
  let app: ReturnType<typeof createBff>;
  beforeAll(async () => {
    fixtures = await createFixtures();
    app = createBff(fixtures.endpoint);
  });
  afterAll(() => app?.close());

  const send = async (method: 'GET' | 'POST', url: string, token = fixtures.adminToken) => {
    const { statusCode, headers, body } = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: statusCode, headers, body: JSON.parse(body) };
  };

  it('answers a project with its numbers in one query', async () => {
    const [id] = fixtures.projects;
    fixtures.posts();

    const { status, body } = await send('GET', `/projects/${id}`);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      openAlerts: 1,
      budgets: [{ name: `Budget of ${id}`, remaining: 1200 }],
      missing: [],
    });
    expect(fixtures.posts()).toContain('/monitoring/v1/alert/stat');
  });

  it('lists all open alerts of a project', async () => {
    const { status, body } = await send('GET', `/projects/${fixtures.projects[0]}/alerts`);

    expect(status).toBe(200);
    expect(body).toMatchObject([{ id: fixtures.alertIds[3], title: 'Alert 4' }]);
  });

  it('acknowledges an alert, and passes refusals on', async () => {
    const [id] = fixtures.alertIds;

    expect(await send('POST', `/alerts/${id}/acknowledge`)).toMatchObject({
      status: 200,
      body: { state: 'ACKNOWLEDGED' },
    });
    expect(await send('POST', '/alerts/alert-of-nobody/acknowledge')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  it('answers errors of the graph with statuses of HTTP', async () => {
    expect(await send('GET', `/projects/${fixtures.projects[0]}/alerts`, 'nonsense')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    const away = createBff('http://127.0.0.1:9/graphql');
    const { statusCode } = await away.inject({ method: 'POST', url: '/alerts/a/acknowledge' });
    expect(statusCode).toBe(503);
    await away.close();
  });
});
