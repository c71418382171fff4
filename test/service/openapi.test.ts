import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../../contract/errors.ts';
import { operations } from '../../contract/index.ts';
import { sharedService } from './kit.ts';

interface Described {
  operationId: string;
  summary: string;
  requestBody: { content: Record<string, unknown> };
  responses: Record<string, { description: string; content: Record<string, unknown> }>;
  security: unknown[];
}
interface Document {
  openapi: string;
  paths: Record<string, { post: Described }>;
  components: { schemas: Record<string, unknown> };
}

let document: Document;
beforeAll(async () => {
  const { url } = await sharedService();
  const response = await fetch(`${url}/openapi.json`);
  document = (await response.json()) as Document;
});

describe('/openapi.json', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors: complaints } = await validator.validate({ ...document });
    expect(complaints).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('describes every operation of the contract at its path, and no other', () => {
    const described = Object.entries(document.paths).map(([path, { post }]) => `${post.operationId} ${path}`);
    const declared = [...operations.values()].map(({ id, path }) => `${id} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(declared.sort());
  });

  it.each([...operations.values()])('tells of $id what it takes, what it answers, and how it may fail', (operation) => {
    const path = document.paths[operation.path.replace(/:(\w+)/g, '{$1}')]?.post;
    expect(path?.summary).toBe(operation.summary);
    expect(path?.requestBody.content).toHaveProperty(['application/json', 'schema']);
    expect(path?.responses['200']?.content).toHaveProperty(['application/json', 'schema']);
    expect(path?.security).toEqual(operation.auth === 'none' ? [] : [{ bearer: [] }]);
    for (const code of operation.errors) {
      expect(path?.responses[errors[code].status]?.description).toContain(code);
    }
  });

  it('says each message once, under its name', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['monitoring.AlertInfo', 'core.Query', 'core.ErrorBody', 'AlertUrgency']),
    );
    const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
    for (const [, name] of references) expect(document.components.schemas).toHaveProperty([String(name)]);
  });
});
