/** Skein as shipped: the facade of `npm run gateway`, in front of the bench's API instead of a service. */
import { readConfig } from '../config.ts';
import { startFacade } from '../facade.ts';
import { openLogger } from '../open-logger.ts';
import { compete, upstreamUrl } from './contestant.ts';

/** Reads are not shared: all connections have one token, and the other contestants send every POST. */
const config = readConfig({ PORT: '0', UPSTREAM_URL: upstreamUrl, UPSTREAM_SHARE_READS: 'false' });
const logger = openLogger(config, 'gateway');
const { url } = await startFacade({ config, upstreamUrl, logger });
compete(url);
