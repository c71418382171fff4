/** Many subscribers of one list: each gets what it may see, all of it and in order. */
import { describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { anAlert } from '../service/monitoring/fixtures.ts';
import { createLiveGraph } from './liveGraph.ts';
import { ALERT_SUBSCRIPTION, readChanges, startListeningGraph } from './loggedChanges.ts';
import { openEventReader } from './serverSentEvents.ts';

const BOUNDS = { STREAMS: 'user=1000' };

const GATEWAYS = [
  { given: 'by the log of changes', open: () => startListeningGraph(undefined, BOUNDS) },
  { given: 'by polls', open: () => createLiveGraph(BOUNDS) },
];

/** More than are notified in one iteration of the event loop. */
const MANY = 120;

describe.each(GATEWAYS)('many equal subscriptions of one caller, $given', ({ open }) => {
  it('each report all changes in order, also those that join between, or leave', async () => {
    await using graph = await open();
    const { gatewayUrl, tokens, owner, projects } = graph;
    const subscribe = () => openEventReader(gatewayUrl, ALERT_SUBSCRIPTION, { token: tokens.owner });
    const first = await Promise.all(Array.from({ length: MANY }, subscribe));
    const { alert_id } = await anAlert(graph, { title: 'Change 0', project_id: projects[0] });
    const change = (to: number) => owner.call(alert.update, { alert_id, title: `Change ${to}` });
    const titlesOf = (number: number) => [`Change ${number}`];
    const readAll = (readers: typeof first, count: number) =>
      Promise.all(readers.map(async (events) => (await readChanges(events, count)).map(({ title }) => title)));
    expect(await readAll(first, 1)).toEqual(first.map(() => titlesOf(0)));

    const [leaving, staying] = [first.slice(0, MANY / 2), first.slice(MANY / 2)];
    for (const events of leaving) events.close();
    await change(1);
    expect(await readAll(staying, 1)).toEqual(staying.map(() => titlesOf(1)));
    const joined = await Promise.all([subscribe(), subscribe()]);
    await change(2);
    expect(await readAll([...staying, ...joined], 1)).toEqual([...staying, ...joined].map(() => titlesOf(2)));
    await change(3);

    expect(await readAll([...staying, ...joined], 1)).toEqual([...staying, ...joined].map(() => titlesOf(3)));
    for (const events of [...staying, ...joined]) events.close();
  });
});

describe('equal subscriptions of callers with other rights', () => {
  it('report to each of them what it may see', async () => {
    await using graph = await startListeningGraph();
    const { gatewayUrl, tokens, admin, projects } = graph;
    const query = 'subscription { alertChanges { alert { title project { name } } } }';
    const open = async (token: string) => openEventReader(gatewayUrl, query, { token });
    using ofAdmin = await open(tokens.admin);
    using ofOwner = await open(tokens.owner);
    using ofMember = await open(tokens.member);
    const shown = async (events: typeof ofAdmin, count: number) =>
      (await events.next(count)).map(
        ({ data }) => `${data.alertChanges.alert.title} ${data.alertChanges.alert.project?.name}`,
      );

    // The projects of the member, of its workspace without it, and of another workspace.
    await admin.call(alert.create, { title: 'Elsewhere', project_id: projects[3] });
    expect(await shown(ofAdmin, 1)).toEqual([expect.stringMatching(/^Elsewhere /)]);
    await admin.call(alert.create, { title: 'Secret', project_id: projects[2] });
    expect([await shown(ofAdmin, 1), await shown(ofOwner, 1)].flat()).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/^Secret /)),
    );
    await admin.call(alert.create, { title: 'Here', project_id: projects[0] });

    const here = await Promise.all([ofAdmin, ofOwner, ofMember].map((events) => shown(events, 1)));
    expect(here).toEqual([['Here Shop'], ['Here Shop'], ['Here Shop']]);
  });
});
