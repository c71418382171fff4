import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, openPage } from '../explorer/browser.ts';
import { startSessionGateway } from '../gateway/sessionBrowser.ts';
import { createTestDomain, PASSWORD } from '../service/testDomain.ts';
import { ALERT_CHANGES, ALERT_SOURCES, CREATED_AND_RESOLVED, recordAlertLife } from './alertChanges.ts';

const POLLS = { pollMinMs: 30, pollMaxMs: 100 };

/** Signs in as docs/sign-in.md shows; the status of the answer. */
const signIn = (domainId: string, userId: string) => `fetch('/session', {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-csrf': '1' },
  body: JSON.stringify(${JSON.stringify({ credentials: { user_id: userId, password: PASSWORD }, domainId })}),
}).then(({ status }) => status)`;

/** Subscribes as docs/live.md shows, and keeps the results. */
const SUBSCRIBING = `{
  window.results = [];
  const events = new EventSource('/graphql?query=' + encodeURIComponent(${JSON.stringify(ALERT_CHANGES)}));
  events.addEventListener('next', ({ data }) => window.results.push(JSON.parse(data).data));
}`;

describe.skipIf(!hasBrowser())('an EventSource of a page of the gateway', { timeout: 120_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 120_000);
  afterAll(() => browser?.close());

  it.each(ALERT_SOURCES)(
    'gets each change of an alert of $source once, by the session of its user',
    async ({ open }) => {
      await using gateway = await startSessionGateway({}, undefined, POLLS);
      const domain = await createTestDomain();
      const { page, problems } = await openPage(browser, gateway.url);

      expect(await page.evaluate(signIn(domain.domainId, domain.users.owner))).toBe(200);
      await page.evaluate(SUBSCRIBING);

      expect(await recordAlertLife(domain, open, () => page.evaluate('window.results'))).toMatchObject(
        CREATED_AND_RESOLVED,
      );
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );
});
