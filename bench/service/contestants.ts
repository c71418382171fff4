/** The contestants: the service on either store, and the bare endpoint. */
import type { LoadRequest } from '../load.ts';
import type { ProfilerHandlers } from '../profiler.ts';
import { type StartedProcess, startProcess } from '../startProcess.ts';
import type { BareHandlers } from './bare.ts';
import { makeCases, type ServiceCase } from './cases.ts';
import type { ServiceHandlers } from './service.ts';

/** A server that handles the cases. */
export interface ServiceContestant {
  readonly name: string;
  readonly process: Pick<StartedProcess<ProfilerHandlers & { cpuMs: () => number }>, 'ask' | 'stop'>;
  /** One per case, in their order. */
  readonly requests: readonly Pick<LoadRequest, 'url' | 'headers' | 'bodies'>[];
}

/**
 * Starts the service and creates the records for the cases.
 *
 * @param args PostgreSQL URL and schema; none: embedded store
 */
export const startServiceContestant = async (name: string, ...args: string[]) => {
  const service = await startProcess<ServiceHandlers>('service/service.ts', args);
  const [url, fixtures] = [await service.ask('url'), await service.ask('fixtures')];
  const cases = makeCases(fixtures);
  const headers = { authorization: `Bearer ${fixtures.token}` };
  const requests = cases.map(({ path, body }) => ({ url: url + path, headers, bodies: [JSON.stringify(body)] }));
  return { cases, contestant: { name, process: service, requests } satisfies ServiceContestant };
};

/** Starts the bare endpoint on the store of a service. */
export const startBareContestant = async (
  cases: readonly ServiceCase[],
  ...args: string[]
): Promise<ServiceContestant> => {
  const bare = await startProcess<BareHandlers>('service/bare.ts', args);
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
export const checkContestant = async ({ name, requests }: ServiceContestant): Promise<void> => {
  for (const { url, headers, bodies } of requests) {
    const answer = await fetch(url, { method: 'POST', headers, body: bodies[0] ?? '' });
    if (answer.status !== 200) throw new Error(`${name} answers ${url} with ${answer.status} ${await answer.text()}`);
  }
};
