/** Skein as shipped: the facade of `npm run gateway`, in front of the bench's API instead of a service. */
import { readConfig } from '../app/config/index.ts';
import { startFacade } from '../app/facade/index.ts';
import { openLogger } from '../app/process/logger.ts';
import { serveContestant, upstreamUrl } from './serveContestant.ts';

const [, , , purpose, share = '1'] = process.argv;

/** `otlp` and the share of traces that are recorded: sends telemetry to the bench's API, which discards it. */
const telemetry = {
  OTEL_EXPORTER_OTLP_ENDPOINT: upstreamUrl,
  OTEL_TRACES_SAMPLER: 'traceidratio',
  OTEL_TRACES_SAMPLER_ARG: share,
};

/** `no-prefetch`: without the reads that repeated queries prefetch. */
const noPrefetch = { UPSTREAM_PREFETCH: 'false' };

/** Reads are not shared: all connections have one token, and the other contestants send every POST. */
const settings = { PORT: '0', UPSTREAM_URL: upstreamUrl };
const config = readConfig({
  ...settings,
  ...(purpose === 'otlp' && telemetry),
  ...(purpose === 'no-prefetch' && noPrefetch),
});
const logger = openLogger(config, 'gateway');
const { url } = await startFacade({ config, upstreamUrl, logger });
serveContestant(url);
