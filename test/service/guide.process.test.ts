import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { trustedSecret } from '../../contract/secret/trustedSecret.ts';
import { readCodeBlocks } from '../docs/codeBlocks.ts';
import { type ApiClient, createApiClient, issueAccessToken, signInAs } from './testDomain.ts';
import { startTestService, type TestService } from './testService.ts';

const docs = `${import.meta.dirname}/../../docs`;
const domain_id = 'domain-acme';

/** Path and body of each call in the guide, in order. */
const calls = [
  ...readFileSync(`${docs}/service.md`, 'utf8').matchAll(/^curl -s "\$service(\/[^"]+)".* -d '([^']+)'$/gm),
].map(([, path = '', body = '']) => ({ path, body: JSON.parse(body) as Record<string, unknown> }));

let service: TestService;
let admin: ApiClient;

/** The password of the files of the guide. */
const GUIDE_PASSWORD = 'change this password';

const signIn = (user_id: string) => signInAs(service.url, domain_id, user_id, GUIDE_PASSWORD);

beforeAll(async () => {
  const bootstrap = JSON.parse(readFileSync(`${docs}/bootstrap.example.json`, 'utf8'));
  service = await startTestService({ bootstrap });
  admin = await signIn('admin@acme.example');
});
afterAll(() => service[Symbol.asyncDispose]());

describe('the bootstrap file of the guide', () => {
  it('0.1.1 creates a domain in which users can sign in and create a webhook', async () => {
    const owner = await signIn('owner@acme.example');
    const created = await owner.call(webhook.create, {
      ...{ name: `Grafana ${randomUUID()}`, plugin_info: { plugin_id: 'plugin-grafana-mon-webhook' } },
      ...{ project_id: 'project-checkout', domain_id },
    });
    expect(created).toMatchObject({ state: 'ENABLED', plugin_info: { version: '1.0' } });
  });
});

describe('the directory calls of the guide', () => {
  it('0.1.2 return what the guide says', async () => {
    const answers = [];
    for (const { path, body } of calls) answers.push(await service.internal.post(path, body));

    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200));
    expect(answers.map(({ body }) => body)).toMatchObject([{ count: 1 }, { count: 1 }, { count: 2 }]);
    const { results } = await admin.call(costReportData.list, {});
    expect(results.map(({ cost_report_data_id }) => cost_report_data_id).toSorted()).toEqual(['crd-1', 'crd-2']);
  });
});

describe('the backup commands of the guide for the embedded store', { timeout: 120_000 }, () => {
  it('restore everything, trusted secrets and tokens included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skein-'));
    const [dataDir, copy] = [join(folder, '.data'), join(folder, 'restored')];
    const embedded = { databaseUrl: undefined, schema: undefined, secretKey: undefined };
    const secret = { trusted_secret_id: 'ts-1', domain_id: 'd', name: 'Cloud', data: { key: 'AKIAEXAMPLE' } };
    const bootstrap = {
      domains: [{ domain_id: 'd' }],
      users: [{ user_id: 'a', domain_id: 'd', password: 'change this password', role_type: 'DOMAIN_ADMIN' }],
      trusted_secrets: [secret],
    };
    let access_token: string;
    {
      await using before = await startTestService({ ...embedded, dataDir, bootstrap });
      access_token = await issueAccessToken(before.url, 'd', 'a', GUIDE_PASSWORD);
    }
    const backup = readCodeBlocks('docs/service.md').find(({ text }) => text.startsWith('tar '))?.text ?? '';
    const restore = 'mkdir restored && tar -C restored -xzf skein-backup.tar.gz';
    execFileSync('bash', ['-ec', `${backup}${restore}`], { cwd: folder });

    await using restored = await startTestService({ ...embedded, dataDir: copy });
    const { results } = await createApiClient(restored.url, access_token).call(trustedSecret.list, {});
    expect(results).toMatchObject([{ name: 'Cloud' }]);
    const request = { trusted_secret_id: 'ts-1', domain_id: 'd' };
    expect(await restored.internal.call(trustedSecret.get_data, request)).toMatchObject({ data: secret.data });
    rmSync(folder, { recursive: true });
  });
});
