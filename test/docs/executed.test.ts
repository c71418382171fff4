/** Commands and code of README and guides are executed by a test, or the list says why they are not. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCodeBlocks } from './codeBlocks.ts';

const root = join(import.meta.dirname, '../..');

/** The test that carries out what a block says, as it stands or with addresses, ids and files of the test. */
const by = (file: string) => ({ file, why: '' });

/** Why no test carries out a block as it stands, and the test of what it is about, if there is one. */
const not = (why: string, file = '') => ({ file, why });

type ExecutedBlocks = readonly (readonly [start: string, ReturnType<typeof by>])[];

/** By page, in its order: how the block starts, and what executes it. GraphQL is in other lists: all of it is validated. */
const EXECUTED: Readonly<Record<string, ExecutedBlocks>> = {
  'README.md': [
    ['npm ci', by('.ci/production-install')],
    ['export SKEIN_TOKEN', by('test/demo/cookbook.test.ts')],
  ],
  'CONTRIBUTING.md': [
    ['npm ci', by('.ci/run')],
    ['npm run service', not('runs until it is stopped', 'test/subgraphServer/command.process.test.ts')],
    ['npm version', not('changes the checkout', 'test/deploy/versions.test.ts')],
  ],
  'docs/bff.md': [
    ['GRAPH_URL', by('test/client/bff.test.ts')],
    [
      "import { createClient, signInTokens } from 'skein-client'",
      not('a part of a file', 'test/client/client.test.ts'),
    ],
    ["import { GraphQLClient } from 'graphql-request'", not('Skein does not install graphql-request')],
  ],
  'docs/caching.md': [
    ['import { ApolloClient, HttpLink', by('test/clients/documentedPage.test.ts')],
    ['import { useQuery }', by('test/clients/documentedPage.test.ts')],
    ['new Environment', not('a part of a file', 'test/clients/relay.test.ts')],
  ],
  'docs/commands.md': [
    ['SKEIN_PASSWORD', by('test/cli/init.process.test.ts')],
    ['source <(skein completion bash)', by('test/cli/completion.process.test.ts')],
    ['npx skein directory put', by('test/cli/directory.process.test.ts')],
    ['export SKEIN_TOKEN', by('test/cli/query.process.test.ts')],
  ],
  'docs/costs.md': [
    ['npx skein import cost app/demo/focus.csv', by('test/docs/pages.test.ts')],
    ['npx skein import cost exports/', not('the bill of the reader', 'test/import/cli.process.test.ts')],
  ],
  'docs/deploying.md': [
    ['docker build', not('needs a Docker daemon', 'test/deploy/image.release.test.ts')],
    ['docker run', not('needs a Docker daemon', 'test/deploy/image.release.test.ts')],
    ['sh deploy/secrets.sh', by('test/deploy/settings.process.test.ts')],
    ['kubectl', not('needs a Kubernetes cluster', 'test/deploy/chart.release.test.ts')],
    ['npm pack', by('test/start/package.release.test.ts')],
    ['sha256sum', not('needs a published release', 'test/start/release.release.test.ts')],
  ],
  'docs/events.md': [
    ...Array<ExecutedBlocks[number]>(3).fill(['curl -s "$webhook_url"', by('test/docs/pages.test.ts')]),
    ['route:', by('test/dashboard/dashboard.process.test.ts')],
    ['curl -s "$webhook_url"', by('test/docs/pages.test.ts')],
    ['curl -s "$sns_webhook_url"', by('test/docs/pages.test.ts')],
  ],
  'docs/first-query.md': [
    ['import type { CodegenConfig }', by('test/clients/documentedPage.test.ts')],
    ['import { createClient }', by('test/clients/codegen.test.ts')],
  ],
  'docs/library.md': [
    ['const { node, fetch, fastify }', not('also Bun and Deno', 'test/gateway/library.test.ts')],
    ['const graph = openGraph', not('a part of a program', 'test/gateway/yoga.test.ts')],
    ['const prepared = engine.prepare', not('a part of a program', 'test/gateway/defer.test.ts')],
    ['const engine = createEngine', not('a part of a program', 'test/gateway/authorization.test.ts')],
  ],
  'docs/live.md': [
    [
      'import { cacheExchange, Client, fetchExchange, subscriptionExchange }',
      not('a part of a file', 'test/clients/urql.test.ts'),
    ],
    [
      'const events = new EventSource',
      not('needs a page of the gateway’s origin', 'test/live/eventSource.process.test.ts'),
    ],
    ['import { ApolloClient, InMemoryCache }', not('a part of a file', 'test/clients/apolloClient.test.ts')],
  ],
  'docs/mcp.md': [['MCP_DOCUMENTS=tasks', not('runs until it is stopped', 'test/demo/tools.test.ts')]],
  'docs/operations.md': [['curl -s http://127.0.0.1:4000/graphql', by('test/demo/cookbook.test.ts')]],
  'docs/production.md': [['docker buildx', not('needs the registry of the images')]],
  'docs/recovery.md': [
    [
      'apt-get install pgbackrest',
      not('configures the machine', 'test/service/faults/recovery.resilience.single.test.ts'),
    ],
    ['pg_dump', not('creates a database of a fixed name on the reader’s server')],
    ['runuser', not('the only server of the machine', 'test/service/faults/recovery.resilience.single.test.ts')],
  ],
  'docs/scaling.md': [
    ['export DATABASE_URL', by('test/service/storeCopy.process.server.test.ts')],
    ['export DATABASE_URL', by('test/service/storeCopy.process.server.test.ts')],
  ],
  'docs/service.md': [
    ['# Creates or replaces records', by('test/service/guide.process.test.ts')],
    ['# Replaces a month of costs', by('test/service/guide.process.test.ts')],
    ['tar', by('test/service/guide.process.test.ts')],
  ],
  'docs/sign-in.md': [
    ['const headers', not('needs a page of the gateway’s origin', 'test/live/eventSource.process.test.ts')],
  ],
  'docs/splitting.md': [
    ['UPSTREAM_URL', not('names of hosts of the reader', 'test/subgraphServer/command.process.test.ts')],
  ],
  'docs/upgrading.md': [['helm upgrade', not('needs a Kubernetes cluster', 'test/deploy/chart.release.test.ts')]],
};

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root }).toSorted()];

describe('commands and code', () => {
  it.each(pages)('of %s are executed, or the list says why not', (page) => {
    const blocks = readCodeBlocks(page).filter(({ language }) => ['sh', 'ts', 'yaml'].includes(language));
    const rows = EXECUTED[page] ?? [];

    expect(blocks.map(({ text }, at) => text.trimStart().slice(0, rows[at]?.[0].length ?? 40))).toEqual(
      rows.map(([start]) => start),
    );
    expect(rows.filter(([, { file }]) => file !== '' && !existsSync(join(root, file)))).toEqual([]);
  });
});
