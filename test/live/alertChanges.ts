/** Alerts that are created and resolved, for clients that subscribe to them. */
import { expect } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { missingAlertmanager, startAlertmanager } from '../dashboard/alertmanager.ts';
import { anAlert } from '../service/monitoring/fixtures.ts';
import { aWebhookOfPlugin, enableAutoRecovery } from '../service/monitoring/inboundFixtures.ts';
import type { TestDomain } from '../service/testDomain.ts';

/** Subscribes to alerts, with a reference of another area. */
export const ALERT_CHANGES =
  'subscription AlertChanges { alertChanges { kind alertId alert { id title state project { name } } } }';

/** A result of `ALERT_CHANGES`. */
export interface AlertChanges {
  readonly alertChanges: {
    readonly kind: string;
    readonly alertId: string;
    readonly alert: { readonly title: string } | null;
  };
}

/** What a client has got so far, results and errors. */
type ReadResults = () => unknown;

/** Creates an alert called Disk full, and resolves it. */
interface AlertSource extends AsyncDisposable {
  create(): Promise<unknown>;
  resolve(): Promise<unknown>;
}

const openApiSource = async (domain: TestDomain): Promise<AlertSource> => {
  let alert_id = '';
  return {
    create: async () => {
      alert_id = (await anAlert(domain, { title: 'Disk full' })).alert_id;
    },
    resolve: () => domain.owner.call(alert.update, { alert_id, state: 'RESOLVED' }),
    [Symbol.asyncDispose]: async () => {},
  };
};

const openAlertmanagerSource = async (domain: TestDomain): Promise<AlertSource> => {
  await enableAutoRecovery(domain);
  const { webhook_url } = await aWebhookOfPlugin(domain, 'plugin-prometheus-mon-webhook');
  const alertmanager = await startAlertmanager(webhook_url);
  const labels = { alertname: 'DiskFull', severity: 'critical' };
  return {
    create: () => alertmanager.send(labels, 'Disk full'),
    resolve: () => alertmanager.send(labels, 'Disk full', true),
    [Symbol.asyncDispose]: () => alertmanager[Symbol.asyncDispose](),
  };
};

/** Where alerts come from: calls of the POST API, and Alertmanager where it is installed. */
export const ALERT_SOURCES = [
  { source: 'the POST API', open: openApiSource },
  ...(missingAlertmanager ? [] : [{ source: 'Alertmanager', open: openAlertmanagerSource }]),
];

const DEADLINE = { timeout: 30_000, interval: 100 };

const readAlertChanges = async (results: ReadResults) =>
  ((await results()) as AlertChanges[]).map((result) => result.alertChanges ?? { refused: result });

/** Creates alerts until the client reports one: no client reports when its subscription has started. */
const waitUntilSubscribed = async (domain: TestDomain, results: ReadResults): Promise<void> => {
  const createOne = async () => {
    await anAlert(domain, { title: 'Earlier' });
    return readAlertChanges(results);
  };
  await expect.poll(createOne, DEADLINE).not.toEqual([]);
};

/** What `recordAlertLife` returns if the client saw each change once. */
export const CREATED_AND_RESOLVED = [
  { kind: 'CREATED', alert: { title: 'Disk full', state: 'TRIGGERED', project: { name: 'Shop' } } },
  { kind: 'RESOLVED', alert: { title: 'Disk full', state: 'RESOLVED', project: { name: 'Shop' } } },
];

/** Has a source create an alert and resolve it. Returns the changes of it that the client saw, and all errors. */
export const recordAlertLife = async (domain: TestDomain, open: typeof openApiSource, results: ReadResults) => {
  const changes = async () => (await readAlertChanges(results)).filter(({ alert }) => alert?.title !== 'Earlier');
  const last = async () => (await changes()).at(-1);
  await using source = await open(domain);
  await waitUntilSubscribed(domain, results);

  await source.create();
  await expect.poll(last, DEADLINE).toMatchObject({ kind: 'CREATED' });
  await source.resolve();
  await expect.poll(last, DEADLINE).toMatchObject({ kind: 'RESOLVED' });
  return changes();
};
