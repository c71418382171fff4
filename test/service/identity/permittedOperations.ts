/** What a credential reaches, found out by calling: operations it may call, and records it sees. */
import { apiKey } from '../../../contract/identity/api-key.ts';
import { app } from '../../../contract/identity/app.ts';
import { role } from '../../../contract/identity/role.ts';
import { metric } from '../../../contract/inventory/metric.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { note } from '../../../contract/monitoring/note.ts';
import type { Operation } from '../../../contract/resource.ts';
import type { Answer, Client } from '../kit.ts';

/**
 * Operations that tell apart the permissions and role types the test plays with. The writes need members that an empty
 * body has not, so that nothing is written: who may call is told what is missing, who may not is denied before.
 */
export const PROBED: readonly Operation[] = [
  ...[alert.list, alert.create, note.list, note.create, metric.list, metric.create],
  ...[app.list, app.create, role.list, role.create, apiKey.list, apiKey.update],
];

const titlesIn = ({ status, body }: Answer): string[] =>
  status === 200 ? (body.results as { title: string }[]).map(({ title }) => title) : [];

/** Names of what is reached; nothing for a credential that is dead. */
export type Reach = ReadonlySet<string>;

/** @returns ids of the operations that are open, and titles of the alerts that are seen */
export const reachOf = async (client: Client): Promise<Reach> => {
  const answers = await Promise.all(PROBED.map(async ({ path }) => client.post(path)));
  const open = PROBED.filter((_, index) => ![401, 403].includes(answers[index]?.status ?? 0));
  const [alerts] = answers;
  return new Set([...open.map(({ id }) => id), ...(alerts ? titlesIn(alerts) : [])]);
};

/** What one reaches beyond what others do together. */
export const beyond = (one: Reach, ...others: readonly Reach[]): string[] =>
  [...one].filter((name) => !others.some((other) => other.has(name)));
