import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUpstream } from '../../subgraphs/index.ts';
import { upstreamOptions } from '../facadeConfig.ts';
import { type ServedAreas, serveAreas } from '../graph/areas.ts';
import { asker, type GraphAnswer } from '../graph/stack.ts';
import { sharedService } from '../service/kit.ts';
import { type Fixtures, freshFixtures } from './fixtures.ts';
import { type ForeignGateway, startApolloGateway, startHiveGateway } from './gateways.ts';
import { sharedQueries } from './queries.ts';

/** The parts of an answer that do not depend on the gateway: the data, and the codes of errors. */
const essence = ({ data, errors = [] }: GraphAnswer) => ({
  data,
  codes: errors.map(({ extensions }) => extensions.code),
});

describe.each([
  { name: 'Apollo Gateway', start: startApolloGateway },
  { name: 'Hive Gateway', start: startHiveGateway },
])('$name over the committed supergraph', ({ start }) => {
  let areas: ServedAreas;
  let foreign: ForeignGateway;
  let fixtures: Fixtures;

  beforeAll(async () => {
    const { url } = await sharedService();
    areas = await serveAreas(createUpstream(upstreamOptions(url)));
    foreign = await start(areas.urls);
    fixtures = await freshFixtures();
  });

  afterAll(async () => {
    await foreign[Symbol.asyncDispose]();
    await areas.close();
  });

  it.each(sharedQueries)('answers like our gateway: $name', async ({ text, variables, anonymous = false }) => {
    const token = anonymous ? undefined : fixtures.adminToken;
    const values = variables?.(fixtures);

    const ours = await asker(fixtures.gatewayUrl, token)(text, values);
    const theirs = await asker(foreign.url, token)(text, values);

    expect(essence(theirs)).toEqual(essence(ours));
    if (!anonymous) expect(ours.errors).toBeUndefined();
  });
});
