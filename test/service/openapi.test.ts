import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../../contract/errors.ts';
import { allOperations } from '../../contract/index.ts';
import { sharedService } from './testDomain.ts';

interface DocumentSchema {
  [keyword: string]: unknown;
  properties: Record<string, DocumentSchema>;
  items: DocumentSchema;
  anyOf: DocumentSchema[];
}
interface DescribedAnswer {
  description: string;
  content: Record<string, { schema: DocumentSchema }>;
  links?: Record<string, unknown>;
}
interface OpenApiOperation {
  operationId: string;
  summary: string;
  requestBody: { content: Record<string, unknown> };
  responses: Record<string, DescribedAnswer>;
  security: unknown[];
}
interface OpenApiDocument {
  openapi: string;
  paths: Record<string, { post: OpenApiOperation }>;
  components: { schemas: Record<string, DocumentSchema> };
}

let document: OpenApiDocument;
beforeAll(async () => {
  const { url } = await sharedService();
  const response = await fetch(`${url}/openapi.json`);
  document = (await response.json()) as OpenApiDocument;
});

describe('/openapi.json', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors: violations } = await validator.validate({ ...document });
    expect(violations).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('describes every operation of the contract at its path, and no other', () => {
    const described = Object.entries(document.paths).map(([path, { post }]) => `${post.operationId} ${path}`);
    const declared = [...allOperations.values()].map(({ id, path }) => `${id} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(declared.sort());
  });

  it.each([...allOperations.values()])('describes request, response and errors of $id', (operation) => {
    const path = document.paths[operation.path.replace(/:(\w+)/g, '{$1}')]?.post;
    expect(path?.summary).toBe(operation.summary);
    expect(path?.requestBody.content).toHaveProperty(['application/json', 'schema']);
    expect(path?.responses['200']?.content).toHaveProperty(['application/json', 'schema']);
    expect(path?.security).toEqual({ none: [], token: [{ bearer: [] }], internal: [{ internal: [] }] }[operation.auth]);
    for (const code of operation.errors) {
      expect(path?.responses[errors[code].status]?.description).toContain(code);
    }
  });

  it('describes each message once, under its name', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['monitoring.AlertInfo', 'core.Query', 'core.ErrorBody', 'AlertUrgency']),
    );
    const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
    for (const [, name] of references) expect(document.components.schemas).toHaveProperty([String(name)]);
  });

  const message = (name: string) => document.components.schemas[name] as DocumentSchema;
  const member = (name: string, of: string) => message(name).properties[of] as DocumentSchema;
  const answerOf = (path: string) => document.paths[path]?.post.responses['200'];
  const bodyOf = (path: string) => answerOf(path)?.content['application/json']?.schema as DocumentSchema;

  it('describes that null equals absent for optional members (1.1.6)', () => {
    expect(member('monitoring.AlertQuery', 'title').type).toEqual(['string', 'null']);
    expect(member('monitoring.AlertQuery', 'query').anyOf).toContainEqual({ type: 'null' });
    expect(member('monitoring.CreateAlertRequest', 'title').type).toBe('string');
  });

  it('describes that an empty text is not a condition in a named filter (2.1.6)', () => {
    expect(member('monitoring.AlertQuery', 'state').anyOf).toContainEqual({ const: '' });
    expect(member('monitoring.AlertQuery', 'alert_number').anyOf).toContainEqual({ const: '' });
  });

  it('describes maximum lengths of texts, and which texts may not become empty (1.1.11, 1.1.12)', () => {
    expect(member('monitoring.CreateWebhookRequest', 'name').maxLength).toBe(255);
    expect(member('identity.UpdateAPIKeyRequest', 'name').maxLength).toBe(40);
    const name = new RegExp(String(member('monitoring.UpdateWebhookRequest', 'name').pattern), 'u');
    expect(['Grafana', '', ' ', 'a\0'].map((text) => name.test(text))).toEqual([true, false, false, false]);
  });

  it('describes that rows can be partial records if members can be chosen (1.5.3, 1.5.4)', () => {
    const rows = [
      { $ref: '#/components/schemas/monitoring.WebhookInfo' },
      { $ref: '#/components/schemas/monitoring.WebhookInfo.part' },
    ];
    expect(bodyOf('/monitoring/v1/webhook/get').anyOf).toMatchObject(rows);
    expect(member('monitoring.WebhooksInfo', 'results').items.anyOf).toMatchObject(rows);
    expect(message('monitoring.WebhookInfo').required).toContain('webhook_id');
    expect(message('monitoring.WebhookInfo.part').required).toBeUndefined();
  });

  it('describes statistics, which are Structs in the API (2.6.9, 2.7.7)', () => {
    expect(bodyOf('/monitoring/v1/alert/stat').$ref).toBe('#/components/schemas/core.StatisticsResult');
    expect(bodyOf('/cost-analysis/v1/cost-report-data/analyze').$ref).toBe('#/components/schemas/core.AnalyzeResult');
  });

  it('links the response of create to other operations of the record', () => {
    const requestBody = { webhook_id: '$response.body#/webhook_id', domain_id: '$response.body#/domain_id' };
    expect(answerOf('/monitoring/v1/webhook/create')?.links).toMatchObject({
      webhook_get: { operationId: 'monitoring.webhook.get', requestBody },
      webhook_disable: { operationId: 'monitoring.webhook.disable', requestBody },
    });
  });
});
