/** The OpenAPI document and the service agree on which request bodies are valid. */
import Schema from 'typebox/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { agent } from '../../contract/identity/agent.ts';
import { role } from '../../contract/identity/role.ts';
import { metric } from '../../contract/inventory/metric.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import type { Operation } from '../../contract/resource.ts';
import { trustedSecret } from '../../contract/secret/trustedSecret.ts';
import { createTestDomain, type TestDomain } from './testDomain.ts';

type RequestExample = Record<string, unknown>;

let domain: TestDomain;
let document: Record<string, unknown>;
beforeAll(async () => {
  domain = await createTestDomain();
  document = (await (await fetch(`${domain.url}/openapi.json`)).json()) as Record<string, unknown>;
});

/** Whether a body is valid according to the document. */
const isDescribed = ({ path }: Operation, body: RequestExample): boolean => {
  const step = path.replaceAll('/', '~1');
  const $ref = `#/paths/${step}/post/requestBody/content/application~1json/schema`;
  return Schema.Compile({ ...document, $ref }).Check(body);
};

const aRole = { name: 'Reader', role_type: 'WORKSPACE_MEMBER' };
const aSecret = { name: 'Cloud', schema_id: 'aws', data: { key: 'a' }, resource_group: 'DOMAIN' };
const aWindow = {
  ...{ title: 'Upgrade', start_time: '2030-01-01', end_time: '2030-01-02', domain_id: '' },
  projects: ['project-1'],
};
const aMetric = {
  ...{ name: 'Machines', metric_type: 'GAUGE', namespace_id: 'ns-1', resource_group: 'DOMAIN' },
  query_options: { fields: { value: { operator: 'count' } } },
};
const stages = (...aggregate: unknown[]) => ({ query: { aggregate } });

const refused: readonly { what: string; operation: Operation; validRequest: RequestExample; body: RequestExample }[] = [
  { what: 'a role of type USER', operation: role.create, validRequest: aRole, body: { ...aRole, role_type: 'USER' } },
  {
    ...{ what: 'a trusted secret of a project', operation: trustedSecret.create, validRequest: aSecret },
    body: { ...aSecret, resource_group: 'PROJECT' },
  },
  {
    ...{ what: 'a metric of a project', operation: metric.create, validRequest: aMetric },
    body: { ...aMetric, resource_group: 'PROJECT' },
  },
  {
    ...{ what: 'a window over no project', operation: maintenanceWindow.create, validRequest: aWindow },
    body: { ...aWindow, projects: [] },
  },
  {
    ...{
      what: 'a stage without a member',
      operation: alert.stat,
      validRequest: stages({ count: { name: 'n' }, more: 1 }),
    },
    body: stages({}),
  },
  {
    ...{ what: 'a stage of two members', operation: alert.stat, validRequest: stages({ limit: 1, skip: null }) },
    body: stages({ limit: 1, skip: 1 }),
  },
];

describe('request schemas', () => {
  it.each(refused)(
    'does not allow $what, which the service refuses',
    async ({ operation, validRequest: sound, body }) => {
      const place = operation === maintenanceWindow.create ? { projects: [domain.projects[0]] } : {};
      expect((await domain.admin.post(operation.path, { ...sound, ...place })).status).toBe(200);
      expect((await domain.admin.post(operation.path, body)).status).toBe(400);

      expect(isDescribed(operation, sound)).toBe(true);
      expect(isDescribed(operation, body)).toBe(false);
    },
  );

  it('describes free-form values in words, and allows any value of free-form objects', () => {
    const { schemas } = document.components as { schemas: Record<string, RequestExample> };
    expect(Object.keys(schemas.Value ?? {}).sort()).toEqual(['description', 'title']);
    const options = { cluster: { names: ['a', 1, null, { deep: [] }] } };
    expect(isDescribed(agent.create, { service_account_id: 'sa-1', options })).toBe(true);
    expect(isDescribed(agent.create, { service_account_id: 'sa-1', options: [] })).toBe(false);
  });
});
