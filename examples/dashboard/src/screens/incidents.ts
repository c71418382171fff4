/** Decides whether two alerts belong to one incident. */
interface IncidentAlert {
  readonly state: string;
  readonly urgency: string;
  readonly createdAt: string | null;
  readonly rule: string | null;
  readonly project: { readonly id: string } | null;
  readonly resources: readonly { readonly name: string }[];
}

/** Alerts of one incident begin within this time of each other. */
const SPAN_MS = 10 * 60_000;

/** An incident has no alerts that are further away from one of them: each begins within minutes of another. */
const REACH_MS = 6 * SPAN_MS;

/** The time in which the other alerts of the incident of an alert were opened. */
export const createTimeRange = (createdAt: string) => ({
  from: new Date(Date.parse(createdAt) - REACH_MS).toISOString(),
  to: new Date(Date.parse(createdAt) + REACH_MS).toISOString(),
});

/** Whether two alerts of a project began within minutes of each other and share a rule or a resource. */
const isSameIncident = (one: IncidentAlert, other: IncidentAlert): boolean => {
  if (one.project === null || one.project.id !== other.project?.id) return false;
  const apart = Math.abs(Date.parse(one.createdAt ?? '') - Date.parse(other.createdAt ?? ''));
  if (!(apart <= SPAN_MS)) return false;
  const names = new Set(one.resources.map(({ name }) => name));
  return (one.rule !== null && one.rule === other.rule) || other.resources.some(({ name }) => names.has(name));
};

/** Least for what calls for a person most: urgent, and not taken on. */
const rankAlert = ({ state, urgency }: IncidentAlert): number =>
  (urgency === 'HIGH' ? 0 : 2) + (state === 'TRIGGERED' ? 0 : 1);

/** The alerts by incident, in the order of the first of each; of an incident, the one that calls most for a person first. */
export const groupByIncident = <Alert extends IncidentAlert>(
  alerts: readonly Alert[],
): readonly (readonly Alert[])[] => {
  const incidents: Alert[][] = [];
  for (const alert of alerts) {
    const own = incidents.find((incident) => incident.some((each) => isSameIncident(each, alert)));
    if (own) own.push(alert);
    else incidents.push([alert]);
  }
  return incidents.map((incident) => incident.toSorted((one, other) => rankAlert(one) - rankAlert(other)));
};

/** The other alerts of the incident of one of the alerts. */
export const findOthersOfIncident = <Alert extends IncidentAlert & { readonly id: string }>(
  alerts: readonly Alert[],
  id: string,
): readonly Alert[] => {
  const incident = groupByIncident(alerts).find((each) => each.some((alert) => alert.id === id));
  return incident?.filter((alert) => alert.id !== id) ?? [];
};
