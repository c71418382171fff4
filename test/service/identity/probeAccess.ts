/** What a credential can access, determined by calls: operations it may call, and records it sees. */
import { apiKey } from '../../../contract/identity/apiKey.ts';
import { app } from '../../../contract/identity/app.ts';
import { role } from '../../../contract/identity/role.ts';
import { metric } from '../../../contract/inventory/metric.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { note } from '../../../contract/monitoring/note.ts';
import type { Operation } from '../../../contract/resource.ts';
import type { ApiAnswer, ApiClient } from '../testDomain.ts';

/**
 * Operations whose access depends on the permissions and role types of the test. The writes lack required members, so
 * that they change nothing: a permitted caller gets an error about the members, any other caller is denied.
 */
export const PROBED: readonly Operation[] = [
  ...[alert.list, alert.create, note.list, note.create, metric.list, metric.create],
  ...[app.list, app.create, role.list, role.create, apiKey.list, apiKey.update],
];

const readTitles = ({ status, body }: ApiAnswer): string[] =>
  status === 200 ? (body.results as { title: string }[]).map(({ title }) => title) : [];

/** Operations and records that are accessible; empty for an invalid credential. */
export type ProbedAccess = ReadonlySet<string>;

/** @returns ids of the permitted operations, and titles of the visible alerts */
export const probeAccess = async (client: ApiClient): Promise<ProbedAccess> => {
  const answers = await Promise.all(PROBED.map(async ({ path }) => client.post(path)));
  const open = PROBED.filter((_, index) => ![401, 403].includes(answers[index]?.status ?? 0));
  const [alerts] = answers;
  return new Set([...open.map(({ id }) => id), ...(alerts ? readTitles(alerts) : [])]);
};

/** What one credential can access and the others together cannot. */
export const subtractAccess = (one: ProbedAccess, ...others: readonly ProbedAccess[]): string[] =>
  [...one].filter((name) => !others.some((other) => other.has(name)));
