/** The page of an app, of the code that guides show: generated, compiled, and used in a browser. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCodeBlocks } from '../docs/codeBlocks.ts';
import { hasBrowser, launchBrowser, openPage } from '../explorer/browser.ts';
import { listenOnFreePort } from '../gateway/federateOverHttp.ts';
import { createTestGraph } from '../graph/testGraph.ts';
import { openCodegenWorkspace } from './codegenWorkspace.ts';
import { findTypeErrors } from './findTypeErrors.ts';
import { type ClientFixtures, createFixtures } from './fixtures.ts';
import { readViteOptions } from './viteTemplate.ts';

const run = promisify(execFile);
const codegen = join(import.meta.dirname, '../../node_modules/@graphql-codegen/cli/esm/bin.js');

const blocks = ['docs/first-query.md', 'docs/caching.md'].flatMap(readCodeBlocks);

/** The code of the guides that contains a text. */
const shown = (text: string) => blocks.find((block) => block.text.includes(text))?.text ?? '';

/** What a reader adds: the alerts as a list, and a list of another page size. */
const MAIN = `
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import { client } from './client';
import { graphql } from './graphql';
import { useOpenAlerts } from './useOpenAlerts';

const Newest = graphql(\`query Newest {
  alerts(first: 2, filter: { state: { eq: TRIGGERED } }) { edges { node { id title } } }
}\`);

const Page = () => {
  const { alerts, showMore } = useOpenAlerts();
  const newest = useQuery(Newest);
  return (
    <>
      <p>{alerts.length} alerts, {newest.data?.alerts?.edges.length} newest</p>
      <ul>{alerts.map(({ id, title }) => <li key={id}>{title}</li>)}</ul>
      {showMore && <button onClick={showMore}>Show more</button>}
      <button onClick={() => newest.refetch()}>Newest</button>
    </>
  );
};

const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(<ApolloProvider client={client}><Page /></ApolloProvider>);
`;

/** Writes the app into a folder, and generates its documents from the schema of a gateway. */
const writeApp = async (folder: string, gatewayUrl: string) => {
  await mkdir(join(folder, 'src'));
  const files = {
    'codegen.ts': shown('CodegenConfig').replace('http://127.0.0.1:4000', gatewayUrl),
    'src/client.ts': shown('relayStylePagination'),
    'src/useOpenAlerts.ts': shown('useOpenAlerts'),
    'src/main.tsx': MAIN,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await run(process.execPath, [codegen, '--config', 'codegen.ts'], { cwd: folder });
  return join(folder, 'src/main.tsx');
};

const bundle = async (main: string) => {
  const { outputFiles } = await build({
    entryPoints: [main],
    ...{ bundle: true, write: false, preserveSymlinks: true, jsx: 'automatic', logLevel: 'silent' },
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return outputFiles[0]?.text ?? '';
};

describe('the app of the guides', { timeout: 120_000 }, () => {
  it('compiles with the options of a new Vite app', async () => {
    await using workspace = await openCodegenWorkspace();
    const { gatewayUrl } = await createTestGraph();

    const main = await writeApp(workspace.folder, gatewayUrl);

    expect(readViteOptions()).toMatchObject({ verbatimModuleSyntax: true, erasableSyntaxOnly: true });
    expect(findTypeErrors([main], readViteOptions())).toEqual([]);
  });
});

describe.skipIf(!hasBrowser())('the app of the guides in a browser', { timeout: 120_000 }, () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof listenOnFreePort>>;
  beforeAll(async () => {
    browser = await launchBrowser();
    site = await listenOnFreePort((_, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html>'),
    );
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** Opens the app, whose requests to `/graphql` go to the gateway with a token. */
  const open = async ({ gatewayUrl, endpoint, adminToken }: ClientFixtures) => {
    await using workspace = await openCodegenWorkspace();
    const script = await bundle(await writeApp(workspace.folder, gatewayUrl));
    const { page, problems } = await openPage(browser, site.url);
    await page.route('**/graphql', async (route) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` };
      await route.fulfill({ response: await route.fetch({ url: endpoint, headers }) });
    });
    await page.addScriptTag({ content: script });
    return { page, problems };
  };

  it('pages to the end of a list without losing a row, also when a shorter list is read again', async () => {
    const fixtures = await createFixtures();
    await fixtures.raise(...Array.from({ length: 40 }, (_, at) => `More ${at}`));

    const { page, problems } = await open(fixtures);
    await page.getByText('20 alerts, 2 newest').waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('40 alerts, 2 newest').waitFor();
    const answered = page.waitForResponse('**/graphql');
    await page.getByRole('button', { name: 'Newest' }).click();
    await answered;
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('45 alerts, 2 newest').waitFor();

    const titles = await page.getByRole('listitem').allTextContents();
    expect([titles.length, new Set(titles).size]).toEqual([45, 45]);
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
