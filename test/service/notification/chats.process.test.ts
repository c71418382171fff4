import { beforeEach, describe, expect, it } from 'vitest';
import { alert } from '../../../contract/monitoring/alert.ts';
import { hasBrowser, launchBrowser } from '../../explorer/browser.ts';
import { aChannel } from '../alert-manager/fixtures.ts';
import { anAlert, aWebhook, postToWebhook, readAlert } from '../monitoring/fixtures.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { startSlack, startTeams, type TestChat } from './chats.ts';

let domain: TestDomain;
beforeEach(async () => {
  domain = await createTestDomain();
});

const page_url = 'https://graph.example.com/dashboard#/alerts/{id}';

/** A channel of the directory that sends to a chat. */
const connect = ({ url }: TestChat, format: string) => aChannel(domain, { data: { url, format, page_url } });

const chats = [
  { format: 'slack', start: startSlack },
  { format: 'teams', start: startTeams },
];

describe.each(chats)('a channel of format $format', ({ format, start }) => {
  it('3.19.11a shows title, description, state, project, time and links in the form that the chat documents', async () => {
    await using chat = await start();
    await connect(chat, format);
    const hook = await aWebhook(domain);
    await postToWebhook(domain, hook, {
      ...{ event_key: 'disk', title: 'Disk of <db-1> & db-2 full', description: '97 % *used*', severity: 'CRITICAL' },
      ...{ image_url: 'https://graphs.example.com/1.png?a=1&b=2', resources: ['db-1', 'db-2'] },
      additional_info: { url: 'https://alertmanager.example.com/a|b' },
    });

    const [message] = await chat.waitFor(1);
    const text = JSON.stringify(message);

    expect(chat.faults).toEqual([]);
    const { results } = await domain.owner.call(alert.list, {});
    for (const shown of ['[ALERT] Disk of', '97 % *used*', 'TRIGGERED', 'HIGH', 'db-1, db-2', 'Shop'])
      expect(text).toContain(shown);
    expect(text).toContain(`https://graph.example.com/dashboard#/alerts/${results[0]?.alert_id}`);
    for (const link of ['graphs.example.com', 'alertmanager.example.com', 'Acknowledge']) expect(text).toContain(link);
  });

  it('3.19.11a takes texts of any length and signs', async () => {
    await using chat = await start();
    await connect(chat, format);
    for (const sign of ['&', '<', '\ud83d\ude00', '*_`|>']) {
      const event = { event_key: sign, title: sign.repeat(4000), description: sign.repeat(20_000) };
      await postToWebhook(domain, await aWebhook(domain, { name: sign }), { ...event, account: sign.repeat(3000) });
    }

    await chat.waitFor(4);
    expect(chat.faults).toEqual([]);
  });

  it('3.19.11a shows what is resolved', async () => {
    await using chat = await start();
    await connect(chat, format);
    const { alert_id } = await anAlert(domain, { title: 'By hand' });
    await chat.waitFor(1);
    await domain.owner.call(alert.update, { alert_id, state: 'RESOLVED' });

    const [, message] = await chat.waitFor(2);
    expect(JSON.stringify(message)).toContain('[RESOLVED] By hand');
    expect(JSON.stringify(message)).not.toContain('Acknowledge');
    expect(chat.faults).toEqual([]);
  });
});

describe('the Acknowledge link of a chat', () => {
  it.runIf(hasBrowser())(
    '3.16.8, 3.19.11a leads to a page that acknowledges the alert after a click, and not before',
    async () => {
      await using teams = await startTeams();
      await connect(teams, 'teams');
      const made = await anAlert(domain);
      const [message] = await teams.waitFor(1);
      const [link = ''] = /http[^"]*acknowledge#[^"]*/.exec(JSON.stringify(message)) ?? [];

      const browser = await launchBrowser();
      try {
        const page = await browser.newPage();
        await page.goto(`${domain.url}/acknowledge${new URL(link).hash}`);
        expect((await readAlert(domain, made)).state).toBe('TRIGGERED');
        await page.getByLabel('Your name').fill('Ada');
        await page.getByRole('button', { name: 'Acknowledge' }).click();
        await page.getByText('Acknowledged.').waitFor();
      } finally {
        await browser.close();
      }

      expect(await readAlert(domain, made)).toMatchObject({ state: 'ACKNOWLEDGED', responder: 'Ada' });
    },
  );
});

describe('putting a channel', () => {
  it.each(['json', 'slack', 'teams', ''])('3.19.11a accepts the format "%s"', async (format) => {
    await expect(aChannel(domain, { data: { url: 'https://example.com', format } })).resolves.toMatch(/^channel-/);
  });

  it.each(['Slack', 'discord', 7])('3.19.11a refuses the format %s', async (format) => {
    const channel = {
      channel_id: 'c',
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      data: { format },
    };
    const { status, body } = await domain.internal.post('/internal/v1/directory/put', {
      kind: 'channels',
      records: [channel],
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('data.format, reason = one of json, slack, teams');
  });
});
