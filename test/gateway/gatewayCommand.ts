import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExecutionResult } from 'graphql';
import { createHandler } from 'graphql-http/lib/use/http';
import { federate, type TestSubgraph } from './federate.ts';
import { listenOnFreePort } from './federateOverHttp.ts';

export const CLI = fileURLToPath(new URL('../../cli/skein.js', import.meta.url));

/** The command in a process of its own, which ends with the test. */
export const startGatewayCommand = (args: readonly string[], settings: Readonly<Record<string, string>> = {}) => {
  const env = { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', ...settings };
  const child = spawn(process.execPath, [CLI, 'gateway', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  return {
    child,
    ended,
    /** The first line, printed when it is ready. */
    greeting: async () => String((await once(child.stdout, 'data'))[0]),
    [Symbol.asyncDispose]: async () => {
      // Ends at once, without waiting for further requests as after SIGTERM.
      child.kill('SIGINT');
      await ended;
    },
  };
};

/** For the engine of `federate`, which is not asked here. */
const ANONYMOUS = { caller: () => ({ isAuthenticated: false, scopes: new Set<string>() }), policies: () => [] };

/**
 * A supergraph in a file, and a server for each of its subgraphs, whose resolvers receive the headers.
 *
 * @param located subgraphs whose URL is in the file
 */
export const serveSubgraphs = async (
  subgraphs: Readonly<Record<string, TestSubgraph>>,
  located: readonly string[] = Object.keys(subgraphs),
) => {
  const { schemas, supergraphSdl } = federate(subgraphs, { authorization: ANONYMOUS });
  const file = join(mkdtempSync(join(tmpdir(), 'skein-')), 'supergraph.graphql');
  const servers = await Promise.all(
    Object.entries(schemas).map(async ([name, schema]) => {
      const context = ({ headers }: { headers: unknown }) => ({
        caller: (headers as Record<string, string>).authorization,
      });
      return { name, ...(await listenOnFreePort(createHandler({ schema, context }))) };
    }),
  );
  const urlOf = (name: string) => servers.find((server) => server.name === name)?.url ?? '';
  writeFileSync(
    file,
    supergraphSdl.replace(
      /(name: "(\w+)")(, url: "[^"]*")?\)/g,
      (_, name, of) => `${name}, url: "${located.includes(of) ? urlOf(of) : ''}")`,
    ),
  );
  const close = () => Promise.all(servers.map((server) => server.close()));
  return { file, urlOf, [Symbol.asyncDispose]: async () => void (await close()) };
};

/** Sends a query to the gateway that printed this first line. */
export const askPrintedGateway = async (greeting: string, query: string, variables = {}): Promise<ExecutionResult> => {
  const [url = ''] = /http\S+\/graphql/.exec(greeting) ?? [];
  const headers = { 'content-type': 'application/json', authorization: 'Bearer t' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  return (await response.json()) as ExecutionResult;
};
