/** The package `skein-client`: packed, installed in an empty project, and used there. */
import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { hasBrowser, launchBrowser, openPage } from '../explorer/browser.ts';
import { listenOnFreePort } from '../gateway/federateOverHttp.ts';
import { PASSWORD } from '../service/testDomain.ts';
import { findTypeErrors } from './findTypeErrors.ts';
import { createFixtures } from './fixtures.ts';
import { readViteOptions } from './viteTemplate.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What a project writes: documents as text, parsed, and as text with types. */
const PROGRAM = `
import { createClient, ResponseError, signInTokens, type TypedDocument } from 'skein-client';

interface Me { readonly me: { readonly roleType: string } | null }
declare const parsed: { kind: 'Document'; definitions: []; __apiType?: (variables: { id: string }) => Me };
declare const text: String & { __apiType?: (variables: { id: string }) => Me };

export const run = async (url: string, user: { domainId: string; credentials: Record<string, string> }) => {
  const client = createClient({ url, tokens: signInTokens({ url, ...user, scope: 'USER' }) });
  const { me } = await client.query<Me, object>('{ me { roleType } }', {});
  return me?.roleType;
};

export const typed = async () => {
  const client = createClient({ url: '/graphql', headers: { 'x-csrf': '1' } });
  const roles: (string | undefined)[] = [(await client.query(parsed, { id: '1' })).me?.roleType];
  roles.push((await client.query(text, { id: '1' })).me?.roleType);
  // @ts-expect-error The document has a variable.
  await client.query(parsed, {});
  // @ts-expect-error A client has a URL.
  createClient({});
  return [roles, ResponseError, {} as TypedDocument<Me, object>];
};
`;

const strict: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, types: [] },
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
};

describe('the package skein-client', { timeout: 120_000 }, () => {
  let project: string;
  let installed: string;
  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'skein-client-'));
    installed = join(project, 'node_modules/skein-client');
    const quiet = { stdio: ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'] };
    execFileSync(process.execPath, ['scripts/build.ts', 'client'], { cwd: ROOT, ...quiet });
    execFileSync('npm', ['pack', join(ROOT, 'client/dist'), '--silent'], { cwd: project, ...quiet });
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
    const install = [
      'install',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      `./skein-client-${manifest.version}.tgz`,
    ];
    execFileSync('npm', install, { cwd: project, ...quiet });
    writeFileSync(join(project, 'program.ts'), PROGRAM);
    writeFileSync(join(project, 'all.js'), "export * from 'skein-client';");
  }, 240_000);
  afterAll(() => rm(project, { recursive: true, force: true }));

  const bundle = async (file: string, options: object) => {
    const entryPoints = [join(project, file)];
    const { outputFiles } = await build({ entryPoints, bundle: true, write: false, ...options });
    return outputFiles[0]?.text ?? '';
  };

  it('has JavaScript and types, and one other package', () => {
    const packages = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
    const files = readdirSync(installed).filter((name) => !/\.js$|\.d\.ts$/.test(name));

    expect(packages.toSorted()).toEqual(['@0no-co', 'skein-client']);
    expect(readdirSync(join(project, 'node_modules/@0no-co'))).toEqual(['graphql.web']);
    expect(files.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(readFileSync(join(installed, 'README.md'), 'utf8').split('\n', 1)[0]).toMatch(/^Install: .*npm install/);
  });

  it('is less than 15 kB when minified, all of it, and needs nothing of Node', async () => {
    const whole = await bundle('all.js', { minify: true, format: 'esm', platform: 'browser' });

    expect(whole.length).toBeLessThan(15_000);
  });

  it.each([
    { options: 'a new Vite app', given: readViteOptions() },
    { options: 'a strict program of Node', given: strict },
  ])('has types for $options', ({ given }) => {
    expect(findTypeErrors([join(project, 'program.ts')], given)).toEqual([]);
  });

  it.each([
    { runtime: 'the Node of the project', program: process.execPath },
    { runtime: 'the Node that is installed', program: 'node' },
  ])('signs in and asks in $runtime', async ({ program }) => {
    const { endpoint, domainId, users } = await createFixtures();
    const user = { domainId, credentials: { user_id: users.owner, password: PASSWORD } };
    const script = await bundle('program.ts', { format: 'esm', platform: 'node', packages: 'external' });
    const call = `console.log(await run(${JSON.stringify(endpoint)}, ${JSON.stringify(user)}));`;
    writeFileSync(join(project, 'program.js'), `${script}\n${call}`);

    const answer = await promisify(execFile)(program, ['program.js'], { cwd: project });

    expect(answer).toEqual({ stdout: 'USER\n', stderr: '' });
  });

  it.skipIf(!hasBrowser())('signs in and asks in a browser', async () => {
    const { endpoint, domainId, users } = await createFixtures();
    const user = { domainId, credentials: { user_id: users.owner, password: PASSWORD } };
    const script = await bundle('program.ts', { format: 'iife', globalName: 'program' });
    const browser = await launchBrowser();
    const site = await listenOnFreePort((_, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html>'),
    );
    const { page, problems } = await openPage(browser, site.url);
    await page.addScriptTag({ content: script });

    const call = `program.run(${JSON.stringify(endpoint)}, ${JSON.stringify(user)})`;
    expect(await page.evaluate(call)).toBe('USER');
    expect(problems).toEqual([]);
    await browser.close();
    await site.close();
  });
});
