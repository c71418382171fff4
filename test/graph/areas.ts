/** The graph's second form: every area behind HTTP, in a server of its own, as `npm run subgraph` serves it. */
import pino from 'pino';
import { type Area, areas } from '../../schema/subgraph-sdl.ts';
import { serveSubgraph } from '../../serving/index.ts';
import { subgraphs, type Upstream } from '../../subgraphs/index.ts';

/** Whether tests of the whole graph run it in that form: `npm run test:split`. */
export const isSplit: boolean = process.env.SKEIN_SPLIT === '1';

/**
 * POSTs that the split form sends besides: there each of the gateway's calls has a memory of its own, so that what one
 * has fetched, another fetches again.
 */
export const moreWhenSplit = (...posts: string[]): readonly string[] => (isSplit ? posts : []);

/** The areas, served. */
export interface ServedAreas {
  readonly urls: Readonly<Record<Area, string>>;
  close(): Promise<void>;
}

const serve = (area: Area, upstream: Upstream) => {
  const subgraph = subgraphs[area];
  if (subgraph === undefined) throw new Error(`no subgraph ${area}`);
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  return serveSubgraph({ subgraph, upstream, host: '127.0.0.1', port: 0, logger, deadlineMs: 30_000 });
};

/** Serves every area, each on a port of its own. */
export const serveAreas = async (upstream: Upstream): Promise<ServedAreas> => {
  const served = await Promise.all(areas.map((area) => serve(area, upstream)));
  const urls = Object.fromEntries(areas.map((area, at) => [area, served[at]?.url])) as ServedAreas['urls'];
  return { urls, close: async () => void (await Promise.all(served.map((one) => one.close()))) };
};
