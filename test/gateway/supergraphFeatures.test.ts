/** Features that a supergraph declares by `@link`: a gateway must refuse those that it does not understand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { federate, type TestSubgraph } from './federate.ts';
import { serveSubgraphs, startGatewayCommand } from './gatewayCommand.ts';

const SUBGRAPHS: Readonly<Record<string, TestSubgraph>> = {
  a: {
    sdl: 'type Query { open: String, hidden: String @inaccessible } type Mutation { write: String @tag(name: "x") }',
    resolvers: { Query: { open: () => 'open', hidden: () => 'hidden' } },
  },
};

const withLink = (link: string) => (sdl: string) => sdl.replace(/^schema\b/m, `schema ${link}`);

/** What the engine says about the supergraph with one more link. */
const findStartError = (link: string) => {
  try {
    federate(SUBGRAPHS, { edit: withLink(link) });
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a feature that a supergraph links', () => {
  it.each([
    ['connect v0.2', '@link(url: "https://specs.apollo.dev/connect/v0.2", for: EXECUTION)'],
    ['connect v0.1', '@link(url: "https://specs.apollo.dev/connect/v0.1")'],
    ['context v0.2', '@link(url: "https://specs.apollo.dev/context/v0.2", for: SECURITY)'],
    ['cacheTag v0.1', '@link(url: "https://specs.apollo.dev/cacheTag/v0.1", for: EXECUTION)'],
    ['join v0.9', '@link(url: "https://specs.apollo.dev/join/v0.9", for: EXECUTION)'],
    ['join v0.1', '@core(feature: "https://specs.apollo.dev/join/v0.1", for: EXECUTION)'],
    ['join v0.3', '@link(url: "https://specs.apollo.dev/join/v0.3", as: "joined", for: EXECUTION)'],
    ['authenticated v0.2', '@link(url: "https://specs.apollo.dev/authenticated/v0.2")'],
    ['inaccessible (no version)', '@link(url: "https://specs.apollo.dev/inaccessible", for: SECURITY)'],
    ['https://example.com/sealed v1.0', '@link(url: "https://example.com/sealed/v1.0", for: SECURITY)'],
    ['https://example.com/tag v0.3', '@link(url: "https://example.com/tag/v0.3", for: SECURITY)'],
  ])('is refused at the start by its name and version: %s', (name, link) => {
    const message = findStartError(link);

    expect(message).toContain(`The supergraph needs features that are not supported: ${name}. `);
    expect(message).toContain('Supported: link v1.0; core v0.1, v0.2; join v0.2, v0.3, v0.4, v0.5; ');
  });

  it('is refused on an extension of the schema, too, and all are named', () => {
    const link = (name: string) => `@link(url: "https://specs.apollo.dev/${name}", for: EXECUTION)`;
    const edit = (sdl: string) => `${sdl}\nextend schema ${link('one/v1.0')} ${link('two/v2.0')}`;

    expect(() => federate(SUBGRAPHS, { edit })).toThrow('not supported: one v1.0; two v2.0.');
  });

  it.each([
    '@link(url: "https://example.com/notes/v7.3", import: ["@note"])',
    '@link(url: "https://specs.apollo.dev/tag/v0.3")',
    '@core(feature: "https://specs.apollo.dev/core/v0.2")',
    '@link(url: "https://specs.apollo.dev/cacheTag/v0.1")',
  ])('is accepted if it is understood or need not be: %s', async (link) => {
    const { ask } = federate(SUBGRAPHS, { edit: withLink(link) });

    expect(await ask('{ open }')).toEqual({ data: { open: 'open' } });
  });

  it.each([
    ['import: [{name: "@inaccessible", as: "@hide"}]', 'hide'],
    ['as: "hide"', 'hide'],
  ])('is understood under another name: @inaccessible by %s', async (how, name) => {
    const edit = (sdl: string) =>
      sdl.replace('inaccessible/v0.2",', `inaccessible/v0.2", ${how},`).replace(/@inaccessible\b(?!")/g, `@${name}`);
    const { ask, supergraphSdl, engine, calls } = federate(SUBGRAPHS, { edit });

    expect(supergraphSdl).toContain('hidden: String @hide');
    expect(engine.apiSdl).not.toMatch(/hide|hidden|inaccessible/);
    expect(await ask('{ hidden }')).toMatchObject({ errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
    expect(calls).toEqual([]);
  });

  it('is named by the command, which ends', async () => {
    await using subgraphs = await serveSubgraphs(SUBGRAPHS);
    const link = '@link(url: "https://specs.apollo.dev/connect/v0.2", for: EXECUTION)';
    writeFileSync(subgraphs.file, withLink(link)(readFileSync(subgraphs.file, 'utf8')));
    await using gateway = startGatewayCommand(['--supergraph', subgraphs.file]);

    const [said, [code]] = await Promise.all([text(gateway.child.stderr), gateway.ended]);

    expect(code).toBe(2);
    expect(said).toContain('not supported: connect v0.2.');
  });
});
