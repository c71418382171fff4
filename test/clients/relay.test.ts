import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, openPage } from '../explorer/browser.ts';
import { listenOnFreePort } from '../gateway/federateOverHttp.ts';
import { openCodegenWorkspace } from './codegenWorkspace.ts';
import { findTypeErrors } from './findTypeErrors.ts';
import { type ClientFixtures, createFixtures } from './fixtures.ts';
import { bundleProject, compileProject, hasRelayCompiler } from './relay/compileProject.ts';

const canCompile = await hasRelayCompiler();

describe.skipIf(!canCompile)('relay-compiler', () => {
  it('accepts the schema unchanged, and writes artifacts that a strict program can use', async () => {
    await using workspace = await openCodegenWorkspace();

    await compileProject(workspace.folder);

    expect(await readdir(join(workspace.folder, '__generated__'))).toHaveLength(5);
    expect(findTypeErrors([join(workspace.folder, 'main.tsx')])).toEqual([]);
  });
});

describe.skipIf(!canCompile || !hasBrowser())('Relay in a browser', { timeout: 120_000 }, () => {
  let browser: Browser;
  let bundle: string;
  let site: Awaited<ReturnType<typeof listenOnFreePort>>;

  beforeAll(async () => {
    await using workspace = await openCodegenWorkspace();
    await compileProject(workspace.folder);
    [bundle, browser] = await Promise.all([bundleProject(workspace.folder), launchBrowser()]);
    site = await listenOnFreePort((_, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html>'),
    );
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** Opens the project's page, at its own origin, on the alerts of the first project, and counts its requests. */
  const open = async ({ endpoint, adminToken: token, projects }: ClientFixtures) => {
    const watched = await openPage(browser, site.url);
    const { page } = watched;
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] = /(?:query|mutation) (\w+)/.exec(request.postData() ?? '') ?? [];
      if (name !== undefined) asked.push(name);
    });
    await page.evaluate(`globalThis.terms = ${JSON.stringify({ endpoint, token, project: projects[0] })}`);
    await page.addScriptTag({ content: bundle });
    return { ...watched, asked, close: () => page.context().close() };
  };

  it('pages through a list with usePaginationFragment', async () => {
    const fixtures = await createFixtures();
    await fixtures.raise('Alert A', 'Alert B', 'Alert C', 'Alert D');
    const { page, asked, problems, close } = await open(fixtures);
    const more = page.getByRole('button', { name: 'More' });

    await page.getByText('2 of 5').waitFor();
    await more.click();
    await page.getByText('4 of 5').waitFor();
    await more.click();
    await page.getByText('5 of 5').waitFor();

    expect(await page.getByRole('listitem').allTextContents()).toEqual(
      ['4', 'A', 'B', 'C', 'D'].map((name) => `Alert ${name} TRIGGEREDAcknowledge Alert ${name}`),
    );
    expect(await more.count()).toBe(0);
    expect(asked).toEqual(['mainQuery', 'AlertListPaginationQuery', 'AlertListPaginationQuery']);
    expect(problems).toEqual([]);
    await close();
  });

  it('shows the record of a mutation, without another request', async () => {
    const { page, asked, problems, close } = await open(await createFixtures());

    await page.getByRole('button', { name: 'Acknowledge Alert 4' }).click();

    await page.getByText('Alert 4 ACKNOWLEDGED').waitFor();
    expect(asked).toEqual(['mainQuery', 'AlertListAcknowledgeMutation']);
    expect(problems).toEqual([]);
    await close();
  });

  it('keeps records of two types with the same identifier apart', async () => {
    const fixtures = await createFixtures();
    const { errors } = await fixtures.asOwner(
      `mutation { alertServiceCreate(input: {name: "Shop", serviceKey: "shop", description: "Sells"}) { userErrors { message } } }`,
    );
    expect(errors).toBeUndefined();
    const { page, problems, close } = await open(fixtures);

    await page.getByText('Service: Sells').waitFor();

    expect(await page.getByText('Comment: Sells').count()).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });
});
