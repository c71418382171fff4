/** The incidents of the demo domain: every week has the same shape and incidents of its own, whatever the date. */
import { createHash } from 'node:crypto';
import { type Cause, DAY_CAUSES, NIGHT_CAUSES, OUTAGE, SLOW_CAUSES } from './causes.ts';

export const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
export const WEEK_MS = 7 * DAY_MINUTES * MINUTE_MS;

/** A cause that has hit a project. */
export interface Incident {
  /** Unique, and the same each time. */
  readonly name: string;
  readonly project_id: string;
  readonly cause: Cause;
  /** When it began, in milliseconds since 1970, as all times here. */
  readonly startsAt: number;
  /** When somebody acknowledges its alerts; undefined: nobody does. */
  readonly acknowledgedAt: number | undefined;
  readonly resolvedAt: number;
  /** Whether a person resolves it, before the monitoring system finds that it is over. */
  readonly isResolvedByPerson: boolean;
}

/** A number from 0 to below 1 that depends on the name alone. */
export const hashToFraction = (name: string): number =>
  createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32;

const pickBetween = ([from, to]: readonly [number, number], name: string) => from + (to - from) * hashToFraction(name);

const pickOne = <Item>(items: readonly Item[], name: string): Item =>
  items[Math.floor(hashToFraction(name) * items.length)] as Item;

/** Projects by how often they fail: those that are named twice, twice as often. */
const FAILING = [
  ...['checkout', 'checkout', 'storefront', 'storefront', 'orders', 'orders', 'search', 'search', 'streaming'],
  ...[
    'streaming',
    'warehouse',
    'warehouse',
    'mobile',
    'payments',
    'recommendations',
    'logistics',
    'reporting',
    'training',
  ],
].map((slug) => `project-${slug}`);

/** Incidents between 7 and 18 o'clock UTC, from Monday: what was released on Friday fails on Monday. */
const DAY_INCIDENTS = [8, 4, 5, 5, 3, 1, 1];

/** Incidents between 1 and 5 o'clock. */
const NIGHT_INCIDENTS = [1, 1, 0, 1, 1, 0, 1];

/** The day of the week of an incident that waits, from Monday. */
const SLOW_INCIDENTS = [0, 1, 3, 4];

/** Minutes until somebody acknowledges: by day some, and at times after the first escalation; at night after it. */
const ACKNOWLEDGED_AFTER = { day: [2, 13], late: [18, 40], night: [17, 55], slow: [60, 600] } as const;

type Pace = keyof typeof ACKNOWLEDGED_AFTER;

interface IncidentStart {
  readonly project_id: string;
  readonly cause: Cause;
  readonly startsAt: number;
  readonly pace: Pace;
}

/** @param name of the incident, from which everything else about it follows */
const createIncident = ({ pace, ...beginning }: IncidentStart, name: string): Incident => {
  const { startsAt, cause } = beginning;
  const lasts = pickBetween(cause.minutes, `${name} lasts`);
  const takes = pickBetween(ACKNOWLEDGED_AFTER[pace], `${name} takes`);
  const isIgnored = pace !== 'day' && pace !== 'late' && hashToFraction(`${name} ignored`) < 0.4;
  return {
    ...{ ...beginning, name },
    acknowledgedAt: isIgnored || takes > lasts ? undefined : startsAt + Math.round(takes) * MINUTE_MS,
    resolvedAt: startsAt + Math.round(lasts) * MINUTE_MS,
    isResolvedByPerson: hashToFraction(`${name} by person`) < 0.3,
  };
};

const createIncidents = (
  { monday, week, day }: { readonly monday: number; readonly week: number; readonly day: number },
  {
    many,
    causes,
    hours,
    kind,
  }: {
    readonly many: number;
    readonly causes: readonly Cause[];
    readonly hours: readonly [number, number];
    readonly kind: 'day' | 'night' | 'slow';
  },
): Incident[] =>
  Array.from({ length: many }, (_, index) => {
    const name = `${week} ${day} ${kind} ${index}`;
    const minutes = day * DAY_MINUTES + pickBetween([hours[0] * 60, hours[1] * 60], `${name} hour`);
    const pace: Pace = kind === 'day' && hashToFraction(`${name} late`) < 0.2 ? 'late' : kind;
    const beginning = {
      project_id: pickOne(FAILING, `${name} project`),
      cause: pickOne(causes, `${name} cause`),
      startsAt: monday + Math.round(minutes) * MINUTE_MS,
      pace,
    };
    return createIncident(beginning, name);
  });

const createOutage = (startsAt: number, name: string): Incident[] =>
  OUTAGE.map(({ project_id, afterMinutes, cause }) => {
    const began = startsAt + afterMinutes * MINUTE_MS;
    return createIncident({ project_id, cause, startsAt: began, pace: 'day' }, `${name} ${project_id}`);
  });

/** The outage of a week is on Tuesday, Wednesday or Thursday. */
const createOutageOfWeek = (monday: number, week: number) => {
  const hours = 24 * (1 + (Math.abs(week) % 3)) + pickBetween([8, 15], `${week} outage`);
  return createOutage(monday + Math.round(hours * 60) * MINUTE_MS, `${week} outage`);
};

/**
 * The incidents of one week.
 *
 * @param monday when the week begins
 * @param week its number, 0 for the current one, -1 for the one before
 */
export const createIncidentsOfWeek = (monday: number, week: number): Incident[] => [
  ...DAY_INCIDENTS.flatMap((many, day) =>
    createIncidents({ monday, week, day }, { many, causes: DAY_CAUSES, hours: [7, 18], kind: 'day' }),
  ),
  ...NIGHT_INCIDENTS.flatMap((many, day) =>
    createIncidents({ monday, week, day }, { many, causes: NIGHT_CAUSES, hours: [1, 5], kind: 'night' }),
  ),
  ...SLOW_INCIDENTS.flatMap((day) =>
    createIncidents({ monday, week, day }, { many: 1, causes: SLOW_CAUSES, hours: [7, 16], kind: 'slow' }),
  ),
  ...createOutageOfWeek(monday, week),
];

/** What began and ended a few hours ago, whatever the day of the week. */
const createEndedIncidents = (now: number): Incident[] =>
  ['project-payments', 'project-mobile', 'project-warehouse'].flatMap((project_id, index) => {
    const [cause] = DAY_CAUSES.slice(index);
    const startsAt = now - (170 + index * 25) * MINUTE_MS;
    return cause ? [createIncident({ project_id, cause, startsAt, pace: 'day' }, `today ${project_id}`)] : [];
  });

/** What has happened while somebody looks: what is over again, an outage that people work on, and what nobody has acknowledged yet. */
export const createCurrentIncidents = (now: number): Incident[] => {
  const isOpen = { resolvedAt: Number.POSITIVE_INFINITY, acknowledgedAt: undefined };
  const outage = createOutage(now - 47 * MINUTE_MS, 'current');
  const minutesAgo = (minutes: number, project_id: string, cause: Cause | undefined) =>
    cause
      ? [
          {
            ...isOpen,
            name: `current ${project_id}`,
            project_id,
            cause,
            startsAt: now - minutes * MINUTE_MS,
            isResolvedByPerson: false,
          },
        ]
      : [];
  const unseen = ['project-storefront', 'project-logistics'];
  return [
    ...outage.map((each) => ({ ...each, ...(unseen.includes(each.project_id) ? isOpen : {}) })),
    ...minutesAgo(24, 'project-streaming', DAY_CAUSES[2]),
    ...minutesAgo(7, 'project-search', DAY_CAUSES[0]),
    ...createEndedIncidents(now),
  ];
};

/** The last midnight UTC on or before a moment. */
export const findMidnightBefore = (now: Date): number =>
  Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());

/** The day of the week, from 0 for Monday. */
export const toWeekday = (now: Date): number => (now.getUTCDay() + 6) % 7;

/** The last Monday, 00:00 UTC, on or before a moment. */
export const findMondayBefore = (now: Date): number =>
  findMidnightBefore(now) - toWeekday(now) * DAY_MINUTES * MINUTE_MS;
