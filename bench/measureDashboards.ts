/**
 * Counts POSTs and bytes of the queries in `dashboards/`, and of the examples of the explorer that name their POSTs, against
 * the real service with the demo data, and compares them with the minimum. A comment at the start of each query has the
 * minimum number of POSTs, counted by hand, and their purpose.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import pino from 'pino';
import { readConfig } from '../app/config/index.ts';
import { startDemoService } from '../app/demo/service.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../app/demo/session.ts';
import { startFacade } from '../app/facade/index.ts';
import { resources } from '../contract/index.ts';
import { fillVariables } from '../explorer/examples/variables.ts';
import { isObject, type JsonObject } from '../subgraphs/wire/jsonObject.ts';
import {
  type ProxiedPost,
  type RecordingProxy,
  readResultRows,
  startRecordingProxy,
} from '../test/graph/recordingProxy.ts';
import { fetchAccessToken, makeSendQuery, type SendQuery } from '../test/graph/testGraph.ts';
import { printTable } from './printReport.ts';

const DASHBOARDS = join(import.meta.dirname, 'dashboards');
const EXAMPLES = join(import.meta.dirname, '../explorer/examples');
const api = buildSchema(readFileSync(new URL('../schema/api.graphql', import.meta.url), 'utf8'));

/** A dashboard's query. */
interface MeasuredQuery {
  readonly name: string;
  readonly text: string;
  readonly minPosts: number;
}

/** The queries of a folder by name, without those that do not say their least number of POSTs. */
const readMeasuredQueries = (folder: string): MeasuredQuery[] =>
  globSync('*.graphql', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const least = /^# (\d+) POSTs?: /m.exec(text)?.[1];
      return least === undefined ? [] : { name: basename(file, '.graphql'), text, minPosts: Number(least) };
    });

/** Adds the id of every selected record to the query. */
const addRecordIds = (text: string): string => {
  const types = new TypeInfo(api);
  const id = {
    kind: Kind.FIELD,
    alias: { kind: Kind.NAME, value: 'recordId' },
    name: { kind: Kind.NAME, value: 'id' },
  } as const;
  const visitor = visitWithTypeInfo(types, {
    SelectionSet: (node) => {
      const type = types.getParentType();
      const named = type && getNamedType(type);
      return named && isObjectType(named) && named.getFields().id
        ? { ...node, selections: [...node.selections, id] }
        : undefined;
    },
  });
  return print(visit(parse(text), visitor));
};

const readRecordIds = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(readRecordIds);
  if (!isObject(value)) return [];
  const { recordId, ...rest } = value;
  return [...(typeof recordId === 'string' ? [recordId] : []), ...Object.values(rest).flatMap(readRecordIds)];
};

const idFieldsByPath = new Map(
  resources.flatMap(({ idField, operations }) => operations.map(({ path }) => [path, idField] as const)),
);

const countBytes = (row: JsonObject) => Buffer.byteLength(JSON.stringify(row));

/** Bytes of the rows that the answer shows, each record counted once. For answers without ids, all bytes received. */
const countShownBytes = (posts: readonly ProxiedPost[], shown: ReadonlySet<string>): number => {
  const records = new Map<string, number>();
  let others = 0;
  for (const post of posts) {
    const key = idFieldsByPath.get(post.path) ?? '';
    for (const row of readResultRows(post)) {
      const id = row[key];
      if (typeof id !== 'string') others += countBytes(row);
      else if (shown.has(id)) records.set(`${key} ${id}`, Math.max(records.get(`${key} ${id}`) ?? 0, countBytes(row)));
    }
  }
  return others + [...records.values()].reduce((sum, bytes) => sum + bytes, 0);
};

/** Bytes of a response besides its rows. For a single record, all of them. */
const countEnvelopeBytes = (post: ProxiedPost) =>
  readResultRows(post).reduce((bytes, row) => bytes - countBytes(row), post.bytes);

/** Values for the variables of a query, as the explorer chooses them. */
const findVariables = (ask: SendQuery, text: string) => {
  const names = [...text.matchAll(/\$(\w+):/g)].map(([, name = '']) => name);
  return fillVariables(
    names,
    new Date(),
    async <Data extends object>(query: string) => (await ask(query)).data as Data,
  );
};

const KB = 1024;

const measureLine = async (
  send: SendQuery,
  relay: RecordingProxy,
  { name, text, minPosts: leastPosts }: MeasuredQuery,
): Promise<string[]> => {
  const variables = await findVariables(send, text);
  const answerOf = async (query: string) => {
    const { data, errors } = await send(query, variables);
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    return data;
  };
  const shown = new Set(readRecordIds(await answerOf(addRecordIds(text))));
  relay.posts();
  await answerOf(text);
  const posts = relay.posts();
  const bytes = posts.reduce((sum, post) => sum + post.bytes, 0);
  const envelopes = posts.reduce((sum, post) => sum + countEnvelopeBytes(post), 0);
  const leastBytes = countShownBytes(posts, shown) + (envelopes * leastPosts) / posts.length;
  const figures = [(bytes / KB).toFixed(1), (leastBytes / KB).toFixed(1), (bytes / leastBytes).toFixed(2)];
  return [name, String(posts.length), String(leastPosts), ...figures];
};

/** Signs in as the demo's admin. */
const signInAdmin = async (url: string): Promise<SendQuery> =>
  makeSendQuery(url, await fetchAccessToken(url, DEMO_DOMAIN, 'admin@example.com', DEMO_PASSWORD));

const startDemo = async () => {
  const logger = pino({ level: 'silent' });
  const options = { ...readConfig({ SERVICE_PORT: '0' }), dataDir: undefined, logger };
  const service = await startDemoService(options, { printLine: () => {} });
  const relay = await startRecordingProxy(service.url);
  const config = readConfig({ PORT: '0', UPSTREAM_URL: relay.url });
  const gateway = await startFacade({ config, upstreamUrl: relay.url, logger });
  const close = async () => {
    await gateway.close();
    await relay.close();
    await service.close();
  };
  return { url: gateway.url, relay, close };
};

/** The result tables: of the queries in `dashboards/`, and of the examples of the explorer. Each has a line per query, and the total. */
export const measureDashboards = async (): Promise<{ dashboards: string; pages: string }> => {
  const { url, relay, close } = await startDemo();
  const ask = await signInAdmin(url);
  const tableOf = async (title: string, folder: string) => {
    const lines: string[][] = [];
    for (const dashboard of readMeasuredQueries(folder)) lines.push(await measureLine(ask, relay, dashboard));
    return printTable([[title, 'POSTs', 'least POSTs', 'KB read', 'least KB', '÷'], ...lines, sumLines(lines)]);
  };
  const tables = {
    dashboards: await tableOf('Dashboard', DASHBOARDS),
    pages: await tableOf('Page', EXAMPLES),
  };
  await close();
  return tables;
};

const sumLines = (lines: readonly string[][]): string[] => {
  const sums = [1, 2, 3, 4].map((column) => lines.reduce((sum, line) => sum + Number(line[column]), 0));
  const [posts = 0, leastPosts = 0, kilobytes = 0, leastKilobytes = 1] = sums;
  const all = [String(posts), String(leastPosts), kilobytes.toFixed(1), leastKilobytes.toFixed(1)];
  return ['all', ...all, (kilobytes / leastKilobytes).toFixed(2)];
};
