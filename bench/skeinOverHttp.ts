/** Skein's gateway in front of subgraphs served over HTTP, as `skein gateway` starts it. */

import { readFileSync } from 'node:fs';
import { openLogger } from '../app/process/logger.ts';
import { startHttpGateway } from '../cli/httpGateway.ts';
import { readSubgraphs } from '../gateway/index.ts';
import { config } from './requestContext.ts';
import { serveContestant, upstreamUrl } from './serveContestant.ts';

const supergraph = `${import.meta.dirname}/../schema/supergraph.graphql`;
const names = readSubgraphs(readFileSync(supergraph, 'utf8')).map(({ name }) => name);
const subgraph = Object.fromEntries(names.map((name) => [name, `${upstreamUrl}/${name}`]));
const { url } = await startHttpGateway({ supergraph, subgraph }, { config, logger: openLogger(config, 'gateway') });
serveContestant(url);
