import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { escalationPolicy } from '../../contract/alert-manager/escalationPolicy.ts';
import { service } from '../../contract/alert-manager/service.ts';
import { budget } from '../../contract/cost-analysis/budget.ts';
import { schedule } from '../../contract/cost-analysis/schedule.ts';
import { projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { token } from '../../contract/identity/token.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { createTestDomain, PASSWORD, sharedService, type TestDomain } from './testDomain.ts';
import { startTestService } from './testService.ts';

let domain: TestDomain;
beforeEach(async () => {
  await sharedService();
  domain = await createTestDomain();
});

const send = (path: string, init: RequestInit = {}) => fetch(domain.url + path, { method: 'POST', ...init });

const codeOf = (body: unknown) => (body as { detail?: { code?: string } }).detail?.code;

/** The error of a call by the owner, as `code key`. */
const postRefused = async (path: string, body: unknown) => {
  const answer = await domain.owner.post(path, body);
  const { code = answer.status, message = '' } = (answer.body.detail ?? {}) as { code?: string; message?: string };
  return `${code} ${/\(key = ([^,)]*)/.exec(message)?.[1] ?? ''}`.trim();
};

const anAlert = (more: Record<string, unknown> = {}) => ({
  title: 'Disk full',
  project_id: domain.projects[0],
  ...more,
});
const createAlert = async (more: Record<string, unknown>) => {
  const { status, body } = await domain.owner.post(alert.create.path, anAlert(more));
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};

describe('paths and methods', () => {
  it('1.1.1 operations respond at their path, with JSON', async () => {
    const response = await send('/monitoring/v1/alert/assign-user');
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each([
    '/monitoring/v1/alert',
    '/monitoring/v1/alert/List',
    '/Monitoring/v1/alert/list',
    '/monitoring/v1/alert/list//',
    '/monitoring/v1/alert/assign_user',
    '/monitoring/v2/alert/list',
    '/%zz',
    '/',
  ])('1.1.3 %s is an unknown path, whatever the body', async (path) => {
    for (const body of ['{}', 'no JSON', '']) {
      const response = await send(path, { body });
      expect([response.status, codeOf(await response.json())]).toEqual([404, 'ERROR_UNSUPPORTED_API']);
    }
  });

  it('1.1.3 a path can end with one slash and have a query string', async () => {
    expect((await domain.owner.post(`${alert.list.path}/`)).status).toBe(200);
    expect((await domain.owner.post(`${alert.list.path}?x=1`)).status).toBe(200);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'PROPFIND'])(
    '1.1.3 %s of a known path returns 405 with the header Allow',
    async (method) => {
      for (const path of [alert.list.path, `${alert.list.path}/`, '/monitoring/v1/webhook/w/k/events']) {
        const response = await send(path, { method });
        expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
        if (method !== 'HEAD') expect(codeOf(await response.json())).toBe('ERROR_UNSUPPORTED_API');
      }
    },
  );

  it('5 comment.stat responds at both spellings of its path', async () => {
    for (const area of ['alert_manager', 'alert-manager']) {
      expect((await send(`/${area}/v1/comment/stat`)).status).toBe(401);
    }
  });

  it('1.1.14 CORS permits any origin and any header, including authorization', async () => {
    const preflight = await send(alert.list.path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://anywhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type, x-own',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, content-type, x-own');

    const refused = await send(alert.list.path, { headers: { origin: 'https://anywhere.example' } });
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('a request that is not HTTP gets the error body', async () => {
    const socket = connect(Number(new URL(domain.url).port), '127.0.0.1');
    socket.write('nonsense\r\n\r\n');
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 400 .*"code":"ERROR_JSON_FORMAT"/s);
    socket.destroy();
  });
});

describe('request bodies', () => {
  it.each(['', '  \n ', '{}'])('1.1.2 %j is read as an empty object', async (body) => {
    expect((await domain.owner.post(alert.list.path, body)).status).toBe(200);
  });

  it.each(['[]', '"text"', '1', 'null', '{', '{"a":1}x', 'a=1'])(
    '1.1.2 %s is refused, because it is not a JSON object',
    async (body) => {
      expect(await postRefused(alert.list.path, body)).toBe('ERROR_JSON_FORMAT');
    },
  );

  it.each(['text/plain', 'application/xml; charset=latin1', ';;;', 'multipart/form-data'])(
    '1.1.2 the content type %s is ignored',
    async (type) => {
      const credentials = { user_id: domain.users.owner, password: PASSWORD };
      const body = JSON.stringify({ credentials, domain_id: domain.domainId });
      const response = await send(token.issue.path, { body, headers: { 'content-type': type } });
      expect(response.status).toBe(200);
    },
  );

  it('1.1.12 a body of 10 MiB is accepted, a larger one returns 413', async () => {
    const body = (bytes: number) => {
      const frame = JSON.stringify({ pad: '' }).length;
      return JSON.stringify({ pad: 'x'.repeat(bytes - frame) });
    };
    const limit = 10 * 1024 * 1024;
    expect((await domain.owner.post(alert.list.path, body(limit))).status).toBe(200);
    const { status, body: answer } = await domain.owner.post(alert.list.path, body(limit + 1));
    expect([status, codeOf(answer)]).toEqual([413, 'ERROR_REQUEST_TOO_LARGE']);
  });
});

describe('members of a request', () => {
  it('1.1.5, 1.1.6 unknown members are ignored at every level, and null equals absent', async () => {
    const query = { page: { limit: 1, colour: 'red' }, only: null, sort: null, fancy: {} };
    expect((await domain.owner.post(alert.list.path, { query, colour: 'red', title: null })).status).toBe(200);
    expect(await postRefused(alert.create.path, anAlert({ title: null }))).toBe('ERROR_REQUIRED_PARAMETER title');
  });

  it.each([
    { path: alert.create.path, body: {}, error: 'ERROR_REQUIRED_PARAMETER title' },
    { path: alert.create.path, body: { title: 7, project_id: 'p' }, error: 'ERROR_INVALID_PARAMETER_TYPE title' },
    { path: alert.create.path, body: { title: 'x', project_id: [] }, error: 'ERROR_INVALID_PARAMETER_TYPE project_id' },
    {
      path: alert.create.path,
      body: { title: 'x', project_id: 'p', urgency: 'LOUD' },
      error: 'ERROR_INVALID_PARAMETER urgency',
    },
    {
      path: alert.create.path,
      body: { title: 'x', project_id: 'p', urgency: 1 },
      error: 'ERROR_INVALID_PARAMETER_TYPE urgency',
    },
    {
      path: alert.update.path,
      body: { alert_id: 'a', reset_description: 'true' },
      error: 'ERROR_INVALID_PARAMETER_TYPE reset_description',
    },
    { path: alert.list.path, body: { alert_number: '1' }, error: 'ERROR_INVALID_PARAMETER_TYPE alert_number' },
    { path: alert.list.path, body: { alert_number: 1.5 }, error: 'ERROR_INVALID_PARAMETER_TYPE alert_number' },
    { path: alert.list.path, body: { alert_number: 2147483648 }, error: 'ERROR_INVALID_PARAMETER_TYPE alert_number' },
    { path: alert.list.path, body: { query: [] }, error: 'ERROR_INVALID_PARAMETER_TYPE query' },
    {
      path: alert.list.path,
      body: { query: { page: { limit: 'x' } } },
      error: 'ERROR_INVALID_PARAMETER_TYPE query.page.limit',
    },
    {
      path: alert.list.path,
      body: { query: { sort: [{ desc: true }] } },
      error: 'ERROR_REQUIRED_PARAMETER query.sort.0.key',
    },
    {
      path: webhook.create.path,
      body: { name: 'w', project_id: 'p', domain_id: '', plugin_info: {} },
      error: 'ERROR_REQUIRED_PARAMETER plugin_info.plugin_id',
    },
  ])('1.1.7, 1.1.9 $path $body returns $error', async ({ path, body, error }) => {
    expect(await postRefused(path, body)).toBe(error);
  });

  it('2.1.6 an empty named filter is not a condition, enumerations included', async () => {
    expect((await domain.owner.post(alert.list.path, { urgency: '', state: '', title: '' })).status).toBe(200);
  });

  it('1.1.10 white space around plain texts is removed, and kept in a Struct', async () => {
    const record = await domain.owner.call(webhook.create, {
      name: '  hook \n',
      project_id: ` ${domain.projects[0]} `,
      plugin_info: { plugin_id: ' plugin-x ', options: { text: '  as it is ' } },
      domain_id: '',
      tags: { ' key ': ' value ' },
    });
    expect(record).toMatchObject({
      name: 'hook',
      project_id: domain.projects[0],
      plugin_info: { plugin_id: 'plugin-x', options: { text: '  as it is ' } },
      tags: { ' key ': ' value ' },
    });
  });

  it('1.1.11 update keeps absent and null members, sets empty ones, and refuses an empty title', async () => {
    const { alert_id } = await createAlert({ description: 'long' });
    const update = (more: object) => domain.owner.post(alert.update.path, { alert_id, ...more });

    expect((await update({ title: null })).body).toMatchObject({ title: 'Disk full', description: 'long' });
    expect((await update({ description: '' })).body).toMatchObject({ title: 'Disk full', description: '' });
    expect(await postRefused(alert.update.path, { alert_id, title: '  ' })).toBe('ERROR_INVALID_PARAMETER title');
  });

  it('1.1.12 texts can have the maximum length of the contract, measured in characters', async () => {
    const hook = (name: string) => ({
      name,
      project_id: domain.projects[0],
      plugin_info: { plugin_id: 'p' },
      domain_id: '',
    });
    expect((await domain.owner.post(webhook.create.path, hook('😀'.repeat(255)))).status).toBe(200);
    expect(await postRefused(webhook.create.path, hook('x'.repeat(256)))).toBe('ERROR_INVALID_PARAMETER name');
  });

  it.each([
    { what: 'a NUL character', text: '{"a": "x\\u0000y"}' },
    { what: 'half a surrogate pair', text: '{"a": {"b": ["\\ud800"]}}' },
    { what: 'a NUL character in a name', text: '{"a\\u0000": 1}' },
    { what: 'a number out of range', text: '{"a": 1e999}' },
    { what: 'a thousand levels', text: `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}` },
    { what: 'nine thousand levels', text: `{"a": ${'['.repeat(9e3)}${']'.repeat(9e3)}}` },
  ])('1.1.9 values that cannot be stored are refused: $what', async ({ text }) => {
    const { projects } = domain;
    const hook = { name: 'w', project_id: projects[0], plugin_info: { plugin_id: 'p' }, domain_id: '', tags: 'HERE' };
    const whole = JSON.stringify(hook).replace('"HERE"', text);
    expect(await postRefused(webhook.create.path, whole)).toMatch(/^ERROR_INVALID_PARAMETER tags/);
    const ignored = `{"nobody_knows_this": ${text}}`;
    expect((await domain.owner.post(alert.list.path, ignored)).status).toBe(200);
  });

  it('member names such as __proto__ are safe, and are kept in a Struct', async () => {
    const tags = '{"__proto__": {"polluted": true}, "constructor": 1, "toString": "x"}';
    const body = `{"name": "w", "project_id": "${domain.projects[0]}", "plugin_info": {"plugin_id": "p"},
      "domain_id": "", "tags": ${tags}, "__proto__": {"title": "x"}}`;
    const { status, body: created } = await domain.owner.post(webhook.create.path, body);
    expect(status).toBe(200);
    const { webhook_id } = created as { webhook_id: string };
    const response = await domain.owner.post(webhook.get.path, { webhook_id, domain_id: '', only: ['tags'] });

    expect(JSON.stringify(response.body.tags)).toContain('"__proto__":{"polluted":true}');
    expect(Object.keys(response.body.tags as object).sort()).toEqual(['__proto__', 'constructor', 'toString']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(await postRefused(alert.create.path, '{"__proto__": {"title": "x", "project_id": "p"}}')).toBe(
      'ERROR_REQUIRED_PARAMETER title',
    );
    const branch = await domain.owner.post(webhook.get.path, {
      webhook_id,
      domain_id: '',
      only: ['tags.__proto__.polluted', '__proto__.x'],
    });
    expect(branch.status).toBe(200);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('messages in a request', () => {
  const put = async (path: string, body: object) => {
    const answer = await domain.owner.post(path, { domain_id: '', ...body });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body;
  };

  it('1.1.8 can omit members with a default: plugin, service, policy, schedule, budget', async () => {
    const { projects, dataSourceId: data_source_id } = domain;
    const plugin_info = { plugin_id: 'plugin-x' };
    expect(await put(webhook.create.path, { name: 'Bare', project_id: projects[0], plugin_info })).toMatchObject({
      plugin_info: { plugin_id: 'plugin-x', version: '1.0', options: {}, metadata: {}, upgrade_mode: 'AUTO' },
    });
    const created = await put(service.create.path, {
      ...{ name: 'Bare', service_key: 'bare', members: { USER: [domain.users.owner] } },
      options: { recovery_mode: 'AUTO' },
    });
    expect(created).toMatchObject({
      members: { USER: [domain.users.owner], USER_GROUP: [] },
      options: { recovery_mode: 'AUTO', notification_urgency: 'ALL' },
    });
    const policy = { name: 'Bare', rules: [{ channels: [], escalate_minutes: 5 }], service_id: created.service_id };
    expect(await put(escalationPolicy.create.path, { ...policy, repeat: { state: 'ENABLED' } })).toMatchObject({
      repeat: { state: 'ENABLED', count: 0 },
    });
    expect(await put(schedule.create.path, { data_source_id, schedule: { interval: 5 } })).toMatchObject({
      schedule: { cron: '', interval: 5, minutes: [], hours: [] },
    });
    const period = { time_unit: 'MONTHLY', start: '2024-01', end: '2024-12', limit: 12, data_source_id };
    const filtered = { ...period, resource_group: 'WORKSPACE', provider_filter: { state: 'DISABLED' } };
    expect(await put(budget.create.path, filtered)).toMatchObject({
      provider_filter: { state: 'DISABLED', providers: [] },
    });
  });

  it('1.1.8 must have required members', async () => {
    const rules = [{ escalate_minutes: 5 }];
    expect(await postRefused(escalationPolicy.create.path, { name: 'x', rules, service_id: 's' })).toBe(
      'ERROR_REQUIRED_PARAMETER rules.0.channels',
    );
  });
});

describe('many calls', () => {
  it('1.1.13 are not rate limited, whether refused or answered', async () => {
    const calls = Array.from({ length: 300 }, (_, index) => (index % 3 === 0 ? domain.anonymous : domain.owner));
    const answers = await Promise.all(
      calls.map((caller) => caller.post(alert.list.path, { query: { page: { limit: 1 } } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      calls.map((caller) => (caller === domain.anonymous ? 401 : 200)),
    );
  });
});

describe('timestamps', () => {
  const windowFrom = (start_time: unknown) =>
    domain.owner.post(maintenanceWindow.create.path, {
      title: 'Night work',
      domain_id: '',
      projects: [domain.projects[0]],
      start_time,
      end_time: '9999-01-01',
    });

  it.each([
    ['2030-05-01T08:30:00Z', '2030-05-01T08:30:00.000Z'],
    ['2030-05-01T08:30:00.123456Z', '2030-05-01T08:30:00.123Z'],
    ['2030-05-01T08:30:00', '2030-05-01T08:30:00.000Z'],
    ['2030-05-01T08:30:00+02:00', '2030-05-01T06:30:00.000Z'],
    ['2030-05-01T08:30:00-0330', '2030-05-01T12:00:00.000Z'],
    ['2030-05-01 08:30:00', '2030-05-01T08:30:00.000Z'],
    [' 2030-05-01 ', '2030-05-01T00:00:00.000Z'],
    ['2032-02-29', '2032-02-29T00:00:00.000Z'],
  ])('1.2.4, 1.2.5 %s is accepted and returned as %s', async (given, written) => {
    expect((await windowFrom(given)).body).toMatchObject({ start_time: written });
  });

  it.each([
    '2030-02-31',
    '2031-02-29',
    '0000-01-01',
    '2030-13-01',
    '2030-05-01T25:00:00Z',
    '05/01/2030',
    'now',
    '2030',
    1893456000000,
  ])('1.2.5 %s is refused', async (given) => {
    const { status, body } = await windowFrom(given);
    expect([status, codeOf(body)]).toEqual([400, 'ERROR_INVALID_PARAMETER_TYPE']);
  });
});

describe('responses', () => {
  it('1.2.2 Empty is an empty object', async () => {
    const { alert_id } = await createAlert({});
    expect(await domain.owner.post(alert.delete.path, { alert_id })).toEqual({ status: 200, body: {} });
  });

  it('1.2.3 contain every member of the message; unset ones are "", [] or {}', async () => {
    const record = await createAlert({});
    expect(Object.keys(record).sort()).toEqual(Object.keys(alert.create.response.properties).sort());
    expect(record).toMatchObject({
      description: '',
      assignee: '',
      resources: [],
      additional_info: {},
      resolved_at: '',
    });
  });

  it('1.3.1 an error has a code, and a message that names the member', async () => {
    const { status, body } = await domain.owner.post(alert.get.path, { alert_id: 'alert-none' });
    expect(status).toBe(404);
    expect(body).toEqual({ detail: { code: 'ERROR_NOT_FOUND', message: expect.stringContaining('(key = alert_id') } });
  });

  it('return a valid request id, and replace an invalid one', async () => {
    const idFor = async (id: string) =>
      (await send(alert.list.path, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await idFor('gate-17.a_b')).toBe('gate-17.a_b');
    expect(await idFor('x'.repeat(200))).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the order of checks', () => {
  const worst = { resource_group: 'DOMAIN', workspace_id: 'workspace-other', name: 7, domain_id: 'domain-other' };
  const path = budget.create.path;

  it('1.3.3 JSON is checked before authentication', async () => {
    expect(codeOf((await domain.anonymous.post(path, '[')).body)).toBe('ERROR_JSON_FORMAT');
  });

  it('1.3.3 authentication is checked before everything else', async () => {
    const unstorable = { ...worst, tags: { a: '\u0000' } };
    expect(codeOf((await domain.anonymous.post(path, unstorable)).body)).toBe('ERROR_AUTHENTICATE_FAILURE');
  });

  it('1.3.3 role type and resource group are checked before scope, scope before types, types before records', async () => {
    const asMember = await domain.member.post(path, worst);
    expect(asMember.body).toMatchObject({ detail: { message: expect.stringContaining('role_type') } });
    const asOwner = await domain.owner.post(path, worst);
    expect(asOwner.body).toMatchObject({ detail: { message: expect.stringContaining('resource_group') } });
    const inGroup = await domain.owner.post(path, { ...worst, resource_group: 'WORKSPACE' });
    expect(inGroup.body).toMatchObject({ detail: { message: expect.stringContaining('domain_id') } });
    const inDomain = { ...worst, resource_group: 'WORKSPACE', domain_id: '', workspace_id: '' };
    expect(codeOf((await domain.owner.post(path, inDomain)).body)).toMatch(/^ERROR_(INVALID|REQUIRED)_PARAMETER/);
    const elsewhere = { project_id: domain.projects[3] };
    expect(await postRefused(alert.create.path, elsewhere)).toBe('ERROR_REQUIRED_PARAMETER title');
    expect(await postRefused(alert.create.path, { title: 'x', ...elsewhere })).toBe('ERROR_NOT_FOUND project_id');
    const asLimited = await domain.member.post(alert.create.path, { project_id: domain.projects[2] });
    expect(codeOf(asLimited.body)).toBe('ERROR_PERMISSION_DENIED');
    const wrongType = { project_dashboard_id: 'none', domain_id: '', name: 7 };
    expect(await postRefused(projectDashboard.update.path, wrongType)).toBe('ERROR_INVALID_PARAMETER_TYPE name');
  });
});

describe('the request log', () => {
  it('has one entry per call with operation, status, duration and id, and no values of the request', async () => {
    const lines: Record<string, unknown>[] = [];
    const out = new Writable({ write: (line, _encoding, done) => done(void lines.push(JSON.parse(String(line)))) });
    await using own = await startTestService({ logger: pino({ level: 'debug' }, out) });
    lines.length = 0;
    await own.internal.post(alert.list.path, { title: 'very private' });
    await own.internal.post('/monitoring/v1/webhook/webhook-1/0123456789abcdef/events', { title: 'very private' });
    await expect.poll(() => lines.length).toBe(2);

    expect(lines[0]).toMatchObject({ operation: 'monitoring.alert.list', status: 200, ms: expect.any(Number) });
    expect(lines[0]?.requestId).toEqual(expect.any(String));
    expect(lines[1]).toMatchObject({ operation: 'monitoring.webhook.events', status: 404 });
    expect(JSON.stringify(lines)).not.toMatch(/private|0123456789abcdef|Bearer/);
  });
});
