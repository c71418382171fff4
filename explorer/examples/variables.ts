/** Values for the variables of the examples. A variable has the same value in every example. */

/** Asks the graph, and returns the data; null if it answers none. */
export type AskGraph = <Data extends object>(query: string) => Promise<Data | null>;

type ReadValue = (today: Date, ask: AskGraph) => string | Promise<string>;

interface NodeList<Node> {
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

interface CountedList {
  readonly totalCount: number;
}

interface ListedUser extends WithId {
  readonly projects: CountedList | null;
  readonly apiKeys: CountedList | null;
}

const DAY_MS = 86_400_000;

/** Midnight of UTC some days from a day. */
const addDays = (today: Date, days: number): string =>
  `${new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)}T00:00:00Z`;

/** `2026-11`, some months from a day. */
const addMonths = (today: Date, months: number): string =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1)).toISOString().slice(0, 'YYYY-MM'.length);

/** What each variable stands for. An identifier is that of a record for which the example has something to show. */
const values: Readonly<{ [name: string]: ReadValue }> = {
  firstMonth: (today) => addMonths(today, -11),
  lastMonth: (today) => addMonths(today, 0),
  month: (today) => addMonths(today, 0),
  firstDay: (today) => addDays(today, -13),
  nextDay: (today) => addDays(today, 1),
  weekAgo: (today) => addDays(today, -7),
  monthAgo: (today) => addDays(today, -28),
  yesterday: (today) => addDays(today, -1),
  service: async (_today, ask) => {
    const query = '{ alertServices(first: 1, orderBy: [{ field: OPEN_ALERTS, direction: DESC }]) { nodes { id } } }';
    return (await ask<{ alertServices: NodeList<WithId> | null }>(query))?.alertServices?.nodes[0]?.id ?? 'service-';
  },
  user: async (_today, ask) => {
    const query = '{ users(first: 100) { nodes { id projects { totalCount } apiKeys { totalCount } } } }';
    const users = (await ask<{ users: NodeList<ListedUser> | null }>(query))?.users?.nodes ?? [];
    const found = users.find(({ projects, apiKeys }) => projects?.totalCount && apiKeys?.totalCount);
    return (found ?? users[0])?.id ?? 'user-';
  },
  projectGroup: async (_today, ask) => {
    const query =
      '{ projects(first: 1, filter: { projectGroupId: { exists: true } }) { nodes { projectGroup { id } } } }';
    const data = await ask<{ projects: NodeList<{ projectGroup: WithId | null }> | null }>(query);
    return data?.projects?.nodes[0]?.projectGroup?.id ?? 'pg-';
  },
  alert: async (_today, ask) => {
    const query = '{ alerts(first: 1, filter: { state: { eq: TRIGGERED } }) { nodes { id } } }';
    return (await ask<{ alerts: NodeList<WithId> | null }>(query))?.alerts?.nodes[0]?.id ?? 'alert-';
  },
  project: async (_today, ask) => {
    const query = '{ projects(first: 100) { nodes { id projectGroup { id } users { id } alertCounts { total } } } }';
    const projects = (await ask<{ projects: NodeList<ListedProject> | null }>(query))?.projects?.nodes ?? [];
    const found = projects.find((each) => each.projectGroup && each.users.length > 0 && each.alertCounts?.total);
    return (found ?? projects[0])?.id ?? 'project-';
  },
  webhook: async (_today, ask) => {
    const of = (state: string) => `alerts(first: 1, filter: { state: { ${state} } }) { nodes { webhook { id } } }`;
    const query = `{ unreadable: ${of('eq: ERROR')} others: ${of('not: ERROR')} }`;
    const data = await ask<{ [list: string]: NodeList<{ webhook: WithId | null }> | null }>(query);
    const found = [data?.unreadable, data?.others].map((list) => list?.nodes[0]?.webhook?.id);
    return found.find((id) => id !== undefined) ?? 'webhook-';
  },
  metric: async (_today, ask) => {
    const query = '{ metrics(first: 1) { nodes { id } } }';
    return (await ask<{ metrics: NodeList<WithId> | null }>(query))?.metrics?.nodes[0]?.id ?? 'metric-';
  },
};

/**
 * Values for variables, by name.
 *
 * @param names names of variables without `$`
 * @param today the day from which periods are counted
 * @throws {Error} a name has no value here
 */
export const fillVariables = async (
  names: readonly string[],
  today: Date,
  ask: AskGraph,
): Promise<{ [name: string]: string }> => {
  const found = names.map(async (name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for the variable $${name} of examples`);
    return [name, await value(today, ask)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
};
