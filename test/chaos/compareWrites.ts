/** Compares the writes that were confirmed with those that are stored. */
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../../app/demo/session.ts';
import { type Connection, createClient, signInTokens } from '../../client/index.ts';
import type { StepTally } from './load.ts';

interface AlertTitle {
  readonly title: string;
}

interface AlertTitlePage {
  readonly alerts: Connection<AlertTitle>;
}

const TITLES = `
  query ($after: String) {
    alerts(first: 500, after: $after, orderBy: [{ field: ALERT_NUMBER, direction: ASC }]) {
      nodes { title }
      pageInfo { hasNextPage endCursor }
    }
  }`;

/** How often each alert of the load is stored, by its title. */
export const readStoredTitles = async (url: string): Promise<ReadonlyMap<string, number>> => {
  const user = { credentials: { user_id: 'admin@example.com', password: DEMO_PASSWORD }, domainId: DEMO_DOMAIN };
  const tokens = signInTokens({ url: `${url}/graphql`, ...user, scope: 'DOMAIN' });
  const client = createClient({ url: `${url}/graphql`, tokens });
  const counts = new Map<string, number>();
  for await (const { title } of client.pages<AlertTitlePage, object, AlertTitle>(TITLES, {}, ({ alerts }) => alerts))
    counts.set(title, (counts.get(title) ?? 0) + 1);
  return counts;
};

/** Confirmed writes that are not stored, and writes that are stored more than once. */
export const compareWrites = ({ confirmed, uncertain }: StepTally, stored: ReadonlyMap<string, number>) => ({
  lost: confirmed.filter((title) => !stored.has(title)).length,
  doubled: [...confirmed, ...uncertain].filter((title) => (stored.get(title) ?? 0) > 1).length,
});
