import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUpstream } from '../../subgraphs/index.ts';
import { upstreamOptions } from '../facadeConfig.ts';
import { type ServedAreas, serveAreas } from '../graph/servedAreas.ts';
import { makeSendQuery, type TestGraphAnswer } from '../graph/testGraph.ts';
import { sharedService } from '../service/testDomain.ts';
import { type ClientFixtures, createFixtures } from './fixtures.ts';
import { gatewayQueries } from './gatewayQueries.ts';
import { type OtherGateway, startApolloGateway, startHiveGateway } from './otherGateways.ts';

/** The parts of an answer that do not depend on the gateway: the data, and the codes of errors. */
const essence = ({ data, errors = [] }: TestGraphAnswer) => ({
  data,
  codes: errors.map(({ extensions }) => extensions.code),
});

describe.each([
  { name: 'Apollo Gateway', start: startApolloGateway },
  { name: 'Hive Gateway', start: startHiveGateway },
])('$name over the committed supergraph', ({ start }) => {
  let areas: ServedAreas;
  let foreign: OtherGateway;
  let fixtures: ClientFixtures;

  beforeAll(async () => {
    const { url } = await sharedService();
    areas = await serveAreas(createUpstream(upstreamOptions(url)));
    foreign = await start(areas.urls);
    fixtures = await createFixtures();
  });

  afterAll(async () => {
    await foreign[Symbol.asyncDispose]();
    await areas.close();
  });

  it.each(gatewayQueries)('answers like our gateway: $name', async ({ text, variables, anonymous = false }) => {
    const token = anonymous ? undefined : fixtures.adminToken;
    const values = variables?.(fixtures);

    const ours = await makeSendQuery(fixtures.gatewayUrl, token)(text, values);
    const theirs = await makeSendQuery(foreign.url, token)(text, values);

    expect(essence(theirs)).toEqual(essence(ours));
    if (!anonymous) expect(ours.errors).toBeUndefined();
  });
});
