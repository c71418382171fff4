/** The contestants: the service on either store, and the bare endpoint. */
import type { Load } from '../load.ts';
import { type StartedProcess, startProcess } from '../process.ts';
import type { ProfilerDuties } from '../profiler.ts';
import type { BareDuties } from './bare.ts';
import { type Case, casesOf } from './cases.ts';
import type { ServiceCommands } from './service.ts';

/** A server that handles the cases. */
export interface Contestant {
  readonly name: string;
  readonly process: Pick<StartedProcess<ProfilerDuties & { cpuMs: () => number }>, 'ask' | 'stop'>;
  /** One per case, in their order. */
  readonly requests: readonly Pick<Load, 'url' | 'headers' | 'bodies'>[];
}

/**
 * Starts the service and creates the records for the cases.
 *
 * @param args PostgreSQL URL and schema; none: embedded store
 */
export const openService = async (name: string, ...args: string[]) => {
  const service = await startProcess<ServiceCommands>('service/service.ts', args);
  const [url, fixtures] = [await service.ask('url'), await service.ask('fixtures')];
  const cases = casesOf(fixtures);
  const headers = { authorization: `Bearer ${fixtures.token}` };
  const requests = cases.map(({ path, body }) => ({ url: url + path, headers, bodies: [JSON.stringify(body)] }));
  return { cases, contestant: { name, process: service, requests } satisfies Contestant };
};

/** Starts the bare endpoint on the store of a service. */
export const openBare = async (cases: readonly Case[], ...args: string[]): Promise<Contestant> => {
  const bare = await startProcess<BareDuties>('service/bare.ts', args);
  await bare.ask(
    'route',
    cases.map(({ statements }) => statements),
  );
  const url = await bare.ask('url');
  const requests = cases.map(({ body }, index) => ({
    url: `${url}/${index}`,
    headers: {},
    bodies: [JSON.stringify(body)],
  }));
  return { name: 'bare', process: bare, requests };
};

/**
 * Sends every request once.
 *
 * @throws {Error} an error response, which would otherwise be measured as a fast one
 */
export const check = async ({ name, requests }: Contestant): Promise<void> => {
  for (const { url, headers, bodies } of requests) {
    const answer = await fetch(url, { method: 'POST', headers, body: bodies[0] ?? '' });
    if (answer.status !== 200) throw new Error(`${name} answers ${url} with ${answer.status} ${await answer.text()}`);
  }
};
