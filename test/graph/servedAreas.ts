/** The split form of the graph: every area behind HTTP, in a server of its own, as `npm run subgraph` serves it. */
import pino from 'pino';
import { type RequestChecks, serveSubgraph } from '../../app/facade/subgraphServer/index.ts';
import { type Area, areas } from '../../schema/subgraphSdl.ts';
import { subgraphs, type Upstream, type Watches } from '../../subgraphs/index.ts';
import { facadeConfig } from '../facadeConfig.ts';

/** Whether tests of the whole graph run in the split form: `npm test -- split`. */
export const isSplit: boolean = process.env.SKEIN_SPLIT === '1';

/**
 * Additional POSTs of the split form: each fetch of the gateway has a cache of its own there, so that an area may fetch
 * a record again that another fetch has read.
 */
export const extraPostsWhenSplit = (...posts: string[]): readonly string[] => (isSplit ? posts : []);

/** The running areas. */
export interface ServedAreas {
  readonly urls: Readonly<Record<Area, string>>;
  close(): Promise<void>;
}

const serveArea = (area: Area, upstream: Upstream, watches: Watches | undefined) => {
  const subgraph = subgraphs[area];
  if (subgraph === undefined) throw new Error(`no subgraph ${area}`);
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const access: RequestChecks = { check: undefined, ready: () => true, mayExplain: () => true };
  const own = { subgraph, upstream, watches, access };
  return serveSubgraph({ ...facadeConfig(), ...own, logger });
};

/** Starts every area on a port of its own. */
export const serveAreas = async (upstream: Upstream, watches?: Watches): Promise<ServedAreas> => {
  const served = await Promise.all(areas.map((area) => serveArea(area, upstream, watches)));
  const urls = Object.fromEntries(areas.map((area, at) => [area, served[at]?.url])) as ServedAreas['urls'];
  return { urls, close: async () => void (await Promise.all(served.map((one) => one.close()))) };
};
