/** Of each kind that needs processes or a browser, one: what `npm test` runs instead of all of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../../app/demo/session.ts';
import { hasBrowser, launchBrowser, openPage } from '../explorer/browser.ts';
import { type RunningCommand, runSkein } from '../import/runSkein.ts';

const FREE = {
  ...{ HOST: '127.0.0.1', PORT: '0', SERVICE_PORT: '0', LOG_LEVEL: 'silent', SHUTDOWN_DRAIN_MS: '0' },
  // On a busy machine the event loop is late, whatever the load of the gateway.
  OVERLOAD_DELAY_MS: '0',
};
const ADMIN = 'admin@example.com';
const ALERTS = '{ alerts(first: 1) { totalCount nodes { title project { name dashboards { totalCount } } } } }';

/** The first match in what a program prints. */
const printed = ({ child, ended }: RunningCommand, expected: RegExp) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const [, found] = expected.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    ended.then(({ stdout, stderr }) => reject(new Error(`it ended, and printed: ${stdout}${stderr}`)));
  });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('the whole system as one command starts it', { timeout: 240_000 }, () => {
  let system: RunningCommand;
  let url: string;
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-smoke-'));
  beforeAll(async () => {
    system = runSkein(['start'], { ...FREE, DATA_DIR: dataDir, DASHBOARD: 'true' });
    url = await printed(system, /GraphQL at (http:\S+)\/graphql.* Stop with/);
  }, 300_000);
  afterAll(async () => {
    system.child.kill('SIGTERM');
    expect((await system.ended).code).toBe(0);
    rmSync(dataDir, { recursive: true });
  });

  it('answers the commands of a person at a terminal', async () => {
    const signIn = ['token', '--url', `${url}/graphql`, '--domain', DEMO_DOMAIN, '--user', ADMIN, '--scope', 'DOMAIN'];
    const { stdout: token } = await runSkein(signIn, {}, [], `${DEMO_PASSWORD}\n`).ended;
    const query = runSkein(['query', '--url', `${url}/graphql`], { SKEIN_TOKEN: token.trim() }, [], ALERTS);
    const { code, stdout, stderr } = await query.ended;

    expect(code, stderr).toBe(0);
    const { alerts } = JSON.parse(stdout).data;
    expect(alerts.totalCount).toBeGreaterThan(1);
    expect(alerts.nodes).toEqual([
      {
        title: expect.any(String),
        project: { name: expect.any(String), dashboards: { totalCount: expect.any(Number) } },
      },
    ]);
  });

  it('runs one area in a process of its own, which ends on SIGTERM', async () => {
    const area = runSkein(['subgraph', 'monitoring'], { ...FREE, UPSTREAM_URL: url });
    const at = await printed(area, /Subgraph monitoring at (http:\S+)/);
    const body = JSON.stringify({ query: '{ _service { sdl } }' });
    const answer = await fetch(at, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

    expect(await answer.json()).toMatchObject({ data: { _service: { sdl: expect.stringContaining('type Alert ') } } });
    area.child.kill('SIGTERM');
    expect(await area.ended).toMatchObject({ code: 0, stderr: '' });
  });

  it.skipIf(!hasBrowser())('shows the explorer and the dashboard, without an error in the browser', async () => {
    const browser = await launchBrowser();
    const explorer = await openPage(browser, url);
    await button(explorer.page, 'Domain administrator').click();
    await button(explorer.page, /^200 · /).waitFor();
    const dashboard = await openPage(browser, `${url}/dashboard`);
    await button(dashboard.page, /Olga Owner/).click();
    await dashboard.page.getByRole('region', { name: 'Newest open alerts', exact: true }).getByRole('table').waitFor();
    await browser.close();

    for (const { problems, foreignRequests } of [explorer, dashboard])
      expect([...problems, ...foreignRequests]).toEqual([]);
  });
});
