/** Values for the variables of the examples. A variable has the same value in every example. */

/** Asks the graph, and returns the data; null if it answers none. */
export type Ask = <Data extends object>(query: string) => Promise<Data | null>;

type Value = (today: Date, ask: Ask) => string | Promise<string>;

interface Nodes<Node> {
  readonly nodes: readonly Node[];
}
interface WithId {
  readonly id: string;
}

interface ListedProject extends WithId {
  readonly projectGroup: WithId | null;
  readonly users: readonly WithId[];
  readonly alertCounts: { readonly total: number } | null;
}

interface Counted {
  readonly totalCount: number;
}

interface ListedUser extends WithId {
  readonly projects: Counted | null;
  readonly apiKeys: Counted | null;
}

const DAY_MS = 86_400_000;

/** Midnight of UTC some days from a day. */
const dayFrom = (today: Date, days: number): string =>
  `${new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)}T00:00:00Z`;

/** `2026-11`, some months from a day. */
const monthFrom = (today: Date, months: number): string =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1)).toISOString().slice(0, 'YYYY-MM'.length);

/** What each variable stands for. An identifier is that of a record for which the example has something to show. */
const values: Readonly<{ [name: string]: Value }> = {
  firstMonth: (today) => monthFrom(today, -11),
  lastMonth: (today) => monthFrom(today, 0),
  month: (today) => monthFrom(today, 0),
  firstDay: (today) => dayFrom(today, -13),
  nextDay: (today) => dayFrom(today, 1),
  weekAgo: (today) => dayFrom(today, -7),
  monthAgo: (today) => dayFrom(today, -28),
  yesterday: (today) => dayFrom(today, -1),
  service: async (_today, ask) => {
    const query = '{ alertServices(first: 1, orderBy: [{ field: OPEN_ALERTS, direction: DESC }]) { nodes { id } } }';
    return (await ask<{ alertServices: Nodes<WithId> | null }>(query))?.alertServices?.nodes[0]?.id ?? 'service-';
  },
  user: async (_today, ask) => {
    const query = '{ users(first: 100) { nodes { id projects { totalCount } apiKeys { totalCount } } } }';
    const users = (await ask<{ users: Nodes<ListedUser> | null }>(query))?.users?.nodes ?? [];
    const found = users.find(({ projects, apiKeys }) => projects?.totalCount && apiKeys?.totalCount);
    return (found ?? users[0])?.id ?? 'user-';
  },
  projectGroup: async (_today, ask) => {
    const query =
      '{ projects(first: 1, filter: { projectGroupId: { exists: true } }) { nodes { projectGroup { id } } } }';
    const data = await ask<{ projects: Nodes<{ projectGroup: WithId | null }> | null }>(query);
    return data?.projects?.nodes[0]?.projectGroup?.id ?? 'pg-';
  },
  alert: async (_today, ask) => {
    const query = '{ alerts(first: 1, filter: { state: { eq: TRIGGERED } }) { nodes { id } } }';
    return (await ask<{ alerts: Nodes<WithId> | null }>(query))?.alerts?.nodes[0]?.id ?? 'alert-';
  },
  project: async (_today, ask) => {
    const query = '{ projects(first: 100) { nodes { id projectGroup { id } users { id } alertCounts { total } } } }';
    const projects = (await ask<{ projects: Nodes<ListedProject> | null }>(query))?.projects?.nodes ?? [];
    const found = projects.find((each) => each.projectGroup && each.users.length > 0 && each.alertCounts?.total);
    return (found ?? projects[0])?.id ?? 'project-';
  },
  webhook: async (_today, ask) => {
    const of = (state: string) => `alerts(first: 1, filter: { state: { ${state} } }) { nodes { webhook { id } } }`;
    const query = `{ unreadable: ${of('eq: ERROR')} others: ${of('not: ERROR')} }`;
    const data = await ask<{ [list: string]: Nodes<{ webhook: WithId | null }> | null }>(query);
    const found = [data?.unreadable, data?.others].map((list) => list?.nodes[0]?.webhook?.id);
    return found.find((id) => id !== undefined) ?? 'webhook-';
  },
  metric: async (_today, ask) => {
    const query = '{ metrics(first: 1) { nodes { id } } }';
    return (await ask<{ metrics: Nodes<WithId> | null }>(query))?.metrics?.nodes[0]?.id ?? 'metric-';
  },
};

/**
 * Values for variables, by name.
 *
 * @param names names of variables without `$`
 * @param today the day from which periods are counted
 * @throws {Error} a name has no value here
 */
export const valuesOf = async (
  names: readonly string[],
  today: Date,
  ask: Ask,
): Promise<{ [name: string]: string }> => {
  const found = names.map(async (name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for the variable $${name} of examples`);
    return [name, await value(today, ask)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
};
