/** Prefetched reads over the real service: no part of an answer is older than its request, however rows change meanwhile. */
import { beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { aWebhook } from '../service/monitoring/fixtures.ts';
import { createTestGraph, type TestGraph } from './testGraph.ts';

const QUERY = `{
  webhooks(first: 5) { nodes { name project { id alerts(first: 50, orderBy: [{ field: TITLE }]) { nodes { title } } } } }
}`;

/** Writes that have ended, and that have begun. Each has the next number. */
const writes = { ended: 0, begun: 0 };

/** Most alerts that are there at a time. */
const KEPT = 5;

const numbered = (number: number) => String(number).padStart(5, '0');

let graph: TestGraph;
let webhookId: string;
beforeAll(async () => {
  graph = await createTestGraph();
  ({ webhook_id: webhookId } = await aWebhook(graph));
});

/** Renames the webhook, and adds an alert in place of an old one, repeatedly. */
const writeUntil = async (isOver: () => boolean) => {
  const ids: string[] = [];
  while (!isOver()) {
    const name = numbered(++writes.begun);
    await graph.owner.call(webhook.update, { webhook_id: webhookId, domain_id: graph.domainId, name });
    const { alert_id } = await graph.owner.call(alert.create, { title: name, project_id: graph.projects[0] });
    ids.push(alert_id);
    writes.ended = writes.begun;
    const old = ids.length > KEPT ? ids.shift() : undefined;
    if (old !== undefined) await graph.owner.call(alert.delete, { alert_id: old, domain_id: graph.domainId });
  }
};

describe('a query that is sent again while rows come and go', () => {
  it('is answered as the API could have answered between its arrival and its end', async () => {
    let isOver = false;
    const writing = writeUntil(() => isOver);
    const read = async () => {
      const { ended } = writes;
      const { data, errors } = await graph.asOwner(QUERY);
      const [{ name, project }] = data.webhooks.nodes;
      const titles: string[] = project.alerts.nodes.map(({ title }: { title: string }) => title);
      return { errors, name, titles, from: ended, to: writes.begun };
    };
    await expect.poll(() => writes.ended).toBeGreaterThan(0);
    for (let time = 0; time < 40; time++)
      for (const { errors, name, titles, from, to } of await Promise.all([read(), read(), read()])) {
        expect(errors).toBeUndefined();
        expect(Number(name)).toBeGreaterThanOrEqual(from);
        expect(Number(name)).toBeLessThanOrEqual(to);
        const last = Number(titles.at(-1));
        expect(last).toBeGreaterThanOrEqual(from);
        expect(last).toBeLessThanOrEqual(to);
        expect(titles).toEqual(titles.map((_title, at) => numbered(last - titles.length + 1 + at)));
      }
    isOver = true;
    await writing;

    expect(writes.ended).toBeGreaterThan(5);
  });
});
