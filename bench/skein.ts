/** Skein as shipped: the facade of `npm run gateway`, in front of the bench's API instead of a service. */
import pino from 'pino';
import { readConfig } from '../config.ts';
import { startFacade } from '../facade.ts';
import { compete, upstreamUrl } from './contestant.ts';

const config = readConfig({ PORT: '0', UPSTREAM_URL: upstreamUrl });
const logger = pino({ level: config.logLevel, name: 'gateway' }, pino.destination(2));
const { url } = await startFacade({ config, upstreamUrl, logger });
compete(url);
