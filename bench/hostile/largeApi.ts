/** A POST API with any number of rows, in a separate process. It creates the alert of each number on request. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../test/listen.ts';
import { makeAlertRow, makeWebhookRow } from '../alertRows.ts';
import type { BenchQuery } from '../queryRows.ts';
import { makeId } from '../rowValues.ts';
import { serveMessages } from '../startProcess.ts';

const TOTAL = 1_000_000;
const WEBHOOKS = 1_000;

/** Options for the rows. */
export interface RowOptions {
  /** Length of each row's description, which sets the row size. Default: 100. */
  readonly descriptionLength?: number;
  /** Whether a row's description is an object instead of a string. */
  readonly isWrong?: boolean;
}

let form: RowOptions = {};

const findWebhookRow = (index: number) => makeWebhookRow(index % WEBHOOKS, makeId('project', index % WEBHOOKS));

const rowMakers: Readonly<Record<string, (index: number) => object>> = {
  '/monitoring/v1/alert/list': (index) => ({
    ...makeAlertRow(index, findWebhookRow(index)),
    webhook_id: findWebhookRow(index).webhook_id,
    description: 'é"'.padEnd(form.descriptionLength ?? 100, 'a'),
    ...(form.isWrong && { description: { is: 'no text' } }),
  }),
  '/monitoring/v1/webhook/list': findWebhookRow,
};

const projectRow = (row: object, only: readonly string[] | undefined) =>
  only === undefined ? row : Object.fromEntries(Object.entries(row).filter(([member]) => only.includes(member)));

/** Rows of the requested parents in rotation. Without parents, the rows from `start` on. */
const makeAnswer = (path: string, { query }: { readonly query?: BenchQuery }): object => {
  const make = rowMakers[path];
  if (make === undefined) return { results: [], total_count: 0 };
  const { page = { start: 1, limit: 1_000 }, only, filter = [] } = query ?? {};
  const [condition] = filter.filter(({ k }) => k === 'project_id' || k === 'webhook_id');
  const parents: readonly unknown[] = condition === undefined ? [] : [condition.v].flat();
  const own = condition?.k === 'webhook_id';
  const count = own ? Math.min(page.limit, parents.length) : page.limit;
  const results = Array.from({ length: count }, (_, at) => {
    const row = make(page.start - 1 + at);
    const parent = parents[at % parents.length];
    return projectRow(condition === undefined ? row : { ...row, [condition.k]: parent }, only);
  });
  return { results, total_count: own ? count : TOTAL };
};

const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString() || '{}');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(makeAnswer(request.url ?? '', body)));
};

const { url } = await listen(createServer(handleRequest));

const duties = {
  url: () => url,
  setForm: (wanted: RowOptions) => {
    form = wanted;
  },
};

/** The messages that the process handles. */
export type LargeApiHandlers = typeof duties;

serveMessages(duties);
