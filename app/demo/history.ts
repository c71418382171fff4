/** What happened in the weeks before the date of the demo, in the order of time: monitoring systems report, people respond. */
import { type AlertRecord, alert } from '../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { note } from '../../contract/monitoring/note.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import {
  createCurrentIncidents,
  createIncidentsOfWeek,
  findMidnightBefore,
  findMondayBefore,
  hashToFraction,
  type Incident,
  MINUTE_MS,
  WEEK_MS,
} from './incidents.ts';
import { createPayload } from './payloads.ts';
import { type DemoProject, projects, toSlug } from './projects.ts';
import { formatWebhookName, senders } from './senders.ts';
import { DEMO_DOMAIN, type DemoPeople, type DemoSession, findMaintainer, postEvent } from './session.ts';

/** Weeks before the current one. */
const WEEKS = 5;

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Something that happens at a moment, in milliseconds since 1970. */
interface TimedAct {
  readonly at: number;
  readonly run: () => Promise<unknown>;
}

/** The clock of the service. */
export interface DemoClock {
  readonly moveTo: (at: Date) => void;
  /** Lets the service do what it does every minute. */
  readonly tick: () => Promise<void>;
}

/** Those who act. */
interface Actors {
  readonly people: DemoPeople;
  readonly clock: DemoClock;
  /** Where a webhook receives events, by its name. */
  readonly urls: ReadonlyMap<string, string>;
}

const toIsoTime = (at: number) => new Date(at).toISOString();

const findProject = (id: string): DemoProject => {
  const found = projects.find(({ project_id }) => project_id === id);
  if (!found) throw new Error(`bootstrap.json has no ${id}`);
  return found;
};

/** Who is on call for an incident: the member where he sees the project, in turn with the owner. */
const findResponder = (people: DemoPeople, { project_id, name }: Incident): DemoSession => {
  const { member, owner } = people;
  const project = findProject(project_id);
  const keeper = findMaintainer(people, project);
  const isSeen = project.project_type !== 'PRIVATE' || project.users?.includes(member.userId) === true;
  return keeper === owner && isSeen && hashToFraction(`${name} responder`) < 0.5 ? member : keeper;
};

/** The alerts of an incident that are in a state. */
const listAlerts = async (
  who: DemoSession,
  { project_id, cause }: Incident,
  states: readonly AlertRecord['state'][],
) => {
  const rules = cause.groups.flatMap((group) => group.rules);
  const filter = [
    { k: 'state', v: states, o: 'in' as const },
    { k: 'rule', v: rules, o: 'in' as const },
  ];
  return (await who.call(alert.list, { project_id, query: { filter: filter as never[] } })).results;
};

const setState = async (who: DemoSession, incident: Incident, state: 'ACKNOWLEDGED' | 'RESOLVED') => {
  const before = state === 'ACKNOWLEDGED' ? (['TRIGGERED'] as const) : (['TRIGGERED', 'ACKNOWLEDGED'] as const);
  const found = await listAlerts(who, incident, before);
  for (const { alert_id } of found) await who.call(alert.update, { alert_id, state });
  return found;
};

const createReports = ({ people, urls }: Actors, { project_id, cause, startsAt, resolvedAt }: Incident) => {
  const project = findProject(project_id);
  const url = urls.get(`${project.name}: Alertmanager`) ?? '';
  const send = (index: number, endsAt?: number) => {
    const [group] = cause.groups.slice(index);
    if (!group) return Promise.resolve();
    const times = {
      startsAt: toIsoTime(startsAt + index * 3 * MINUTE_MS),
      ...(endsAt ? { endsAt: toIsoTime(endsAt) } : {}),
    };
    return postEvent(people.url, url, createPayload(group, toSlug(project), times));
  };
  const firing = cause.groups.map(
    (_, index): TimedAct => ({ at: startsAt + index * 3 * MINUTE_MS, run: () => send(index) }),
  );
  const over = cause.groups.map(
    (_, index): TimedAct => ({ at: resolvedAt + index * MINUTE_MS, run: () => send(index, resolvedAt) }),
  );
  return { firing, over };
};

const createResponse = ({ people }: Actors, incident: Incident): TimedAct[] => {
  const { name, acknowledgedAt, cause } = incident;
  if (acknowledgedAt === undefined) return [];
  const who = findResponder(people, incident);
  const isAssigned = hashToFraction(`${name} assigned`) < 0.5;
  const take = async () => {
    const taken = await setState(who, incident, 'ACKNOWLEDGED');
    const assign = ({ alert_id }: AlertRecord) => who.call(alert.assign_user, { alert_id, assignee: who.userId });
    if (isAssigned) await Promise.all(taken.map(assign));
  };
  const writeNote = (text: string) => async () => {
    const [first] = await listAlerts(who, incident, ['TRIGGERED', 'ACKNOWLEDGED']);
    if (first) await who.call(note.create, { alert_id: first.alert_id, note: text });
  };
  return [
    { at: acknowledgedAt, run: take },
    ...cause.notes.map((text, index) => ({ at: acknowledgedAt + (6 + index * 24) * MINUTE_MS, run: writeNote(text) })),
  ];
};

/** Minutes after the beginning by which alerts that nobody acknowledges have escalated (`services.ts`). */
const ESCALATIONS = [16, 19, 23, 47, 53, 62, 68, 93, 108, 140, 156];

/** The clock stops at these moments, and the service does what is due. */
const createEscalations = ({ clock }: Actors, { startsAt, acknowledgedAt, resolvedAt }: Incident): TimedAct[] =>
  ESCALATIONS.map((minutes) => ({ at: startsAt + minutes * MINUTE_MS, run: clock.tick })).filter(
    ({ at }) => at < (acknowledgedAt ?? resolvedAt),
  );

const createActs =
  (actors: Actors) =>
  (incident: Incident): TimedAct[] => {
    const { firing, over } = createReports(actors, incident);
    const who = findResponder(actors.people, incident);
    const resolve = { at: incident.resolvedAt, run: () => setState(who, incident, 'RESOLVED') };
    const end = incident.isResolvedByPerson && incident.acknowledgedAt !== undefined ? [resolve] : over;
    return [...firing, ...createEscalations(actors, incident), ...createResponse(actors, incident), ...end];
  };

/** Bodies that the plugin cannot read: their alerts get state ERROR. */
const UNREADABLE = [
  { text: 'host unreachable' },
  { event_key: 'backup', summary: 'Backup failed' },
  [{ title: 'No key' }],
  { event_key: 'probe', title: 'Probe failed', severity: 'terrible' },
];

/** On Tuesdays somebody resolves what could not be read in the week before. */
const resolveUnreadable = async (people: DemoPeople) => {
  for (const who of new Set(projects.map((project) => findMaintainer(people, project)))) {
    const { results } = await who.call(alert.list, { state: 'ERROR' });
    for (const { alert_id } of results) await who.call(alert.update, { alert_id, state: 'RESOLVED' });
  }
};

/** A script of backups sends a body that cannot be read, two nights a week. */
const createUnreadableEvents = ({ people, urls }: Actors, monday: number): TimedAct[] =>
  [...urls].flatMap(([name, url], place) =>
    [1, 4].flatMap((day, index) => {
      const body = UNREADABLE[(place + 2 * index) % UNREADABLE.length];
      const at = monday + day * DAY_MS + (140 + place) * MINUTE_MS;
      return name.endsWith(': backup jobs') ? [{ at, run: () => postEvent(people.url, url, body) }] : [];
    }),
  );

/** Minutes that what other monitoring systems see lasts. */
const SEEN_MINUTES = 50;

/** Each of the other monitoring systems sees something once a week, on a day of its own. */
const createSenderEvents = ({ people, urls }: Actors, monday: number, week: number): TimedAct[] =>
  senders.flatMap((sender, place) => {
    const startsAt = monday + place * DAY_MS + (8 + place) * HOUR_MS;
    const id = `${4800 + week}${place}`;
    const send = (isOver: boolean) => () =>
      postEvent(
        people.url,
        urls.get(formatWebhookName(sender)) ?? '',
        sender.createBody({ id, isOver, startsAt: toIsoTime(startsAt) }),
      );
    return [
      { at: startsAt, run: send(false) },
      { at: startsAt + SEEN_MINUTES * MINUTE_MS, run: send(true) },
    ];
  });

/** A window in the night to Sunday, announced on Thursday; the service closes it. */
const createWeekendWindow = ({ people, clock }: Actors, monday: number): TimedAct[] => {
  const start = monday + 6 * DAY_MS + HOUR_MS;
  const announce = () =>
    people.owner.call(maintenanceWindow.create, {
      title: 'Database upgrade',
      projects: ['project-orders', 'project-payments'],
      ...{ start_time: toIsoTime(start), end_time: toIsoTime(start + 4 * HOUR_MS), domain_id: DEMO_DOMAIN },
    });
  return [
    { at: monday + 3 * DAY_MS + 14 * HOUR_MS, run: announce },
    { at: start + 4 * HOUR_MS, run: clock.tick },
  ];
};

const createWeek = (actors: Actors, current: number, week: number): TimedAct[] => {
  const monday = current + week * WEEK_MS;
  return [
    ...createIncidentsOfWeek(monday, week).flatMap(createActs(actors)),
    { at: monday + DAY_MS + HOUR_MS, run: () => resolveUnreadable(actors.people) },
    ...createUnreadableEvents(actors, monday),
    ...createSenderEvents(actors, monday, week),
    ...(week % 2 === 0 ? createWeekendWindow(actors, monday) : []),
  ];
};

const loadWebhookUrls = async ({ admin }: DemoPeople) => {
  const { results } = await admin.call(webhook.list, { domain_id: DEMO_DOMAIN });
  return new Map(results.map(({ name, webhook_url }) => [name, webhook_url]));
};

/** The weekly acts of the weeks before the date of the demo and of its own. */
const createWeeklyActs = (actors: Actors): TimedAct[] => {
  const weeks = Array.from({ length: WEEKS + 1 }, (_, index) => index - WEEKS);
  return weeks.flatMap((week) => createWeek(actors, findMondayBefore(actors.people.now), week));
};

const runActs = async ({ clock }: Actors, acts: readonly TimedAct[]) => {
  for (const { at, run } of acts.toSorted((one, other) => one.at - other.at)) {
    clock.moveTo(new Date(at));
    await run();
  }
};

const createActors = async (people: DemoPeople, clock: DemoClock): Promise<Actors> => ({
  people,
  clock,
  urls: await loadWebhookUrls(people),
});

/**
 * Plays the weeks before the day of the demo.
 *
 * @param from where the past made so far ends; absent: there is none
 */
export const makePastWeeks = async (
  people: DemoPeople,
  clock: DemoClock,
  from = Number.NEGATIVE_INFINITY,
): Promise<void> => {
  const actors = await createActors(people, clock);
  const midnight = findMidnightBefore(people.now);
  await runActs(
    actors,
    createWeeklyActs(actors).filter(({ at }) => at >= from && at < midnight),
  );
};

/**
 * Plays the day of the demo until its date.
 *
 * @returns what happened in all weeks, in one line
 */
export const makeToday = async (people: DemoPeople, clock: DemoClock): Promise<string> => {
  const actors = await createActors(people, clock);
  const [now, midnight] = [people.now.getTime(), findMidnightBefore(people.now)];
  const weekly = createWeeklyActs(actors).filter(({ at }) => at >= midnight);
  const current = createCurrentIncidents(now).flatMap(createActs(actors));
  await runActs(
    actors,
    [...weekly, ...current].filter(({ at }) => at <= now),
  );
  const { total_count } = await people.admin.call(alert.list, { query: { count_only: true } });
  return `${total_count} alerts of ${WEEKS} weeks and some days, with what people did about them.`;
};
