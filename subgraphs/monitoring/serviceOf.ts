import type DataLoader from 'dataloader';
import { type AlertServiceRow, alertServices } from '../alertServices.ts';
import type { Context } from '../context.ts';
import { nullWhereNotVisible } from '../errors.ts';
import { MAX_FILTER_VALUES } from '../read/limits.ts';
import { allRows } from '../read/list.ts';
import { recordLoaderFor } from '../read/records.ts';
import { type Reference, referenceTo } from '../read/reference.ts';
import { createLoader } from '../read/tracedLoader.ts';
import { RequestCache } from '../requestCache.ts';
import { textsIn } from '../wire/jsonObject.ts';
import type { AlertRow } from './resources.ts';

/** The members of an alert that determine its service. */
type Links = Pick<AlertRow, 'webhook_id' | 'project_id'>;

/**
 * The service of an alert: the oldest that lists its webhook, otherwise the oldest that names its project. The services of all
 * alerts of one tick are fetched by one call, with their names, which are selected nearly always.
 *
 * @returns null where there is none, or where it is not visible to the caller
 */
export const serviceOf = async (alert: AlertRow, context: Context): Promise<Reference | null> => {
  if (!alert.webhook_id && !alert.project_id) return null;
  const loader = loaders.getOrCreate(context, '', () => loaderOf(context));
  const found = await loader.load(alert).catch(nullWhereNotVisible);
  return referenceTo(found?.service_id);
};

const loaders = new RequestCache<string, DataLoader<Links, AlertServiceRow | null, string>>();

const loaderOf = (context: Context) =>
  createLoader<Links, AlertServiceRow | null, string>(context, (alerts) => servicesOf(context, alerts), {
    cacheKeyFn: ({ webhook_id, project_id }) => JSON.stringify([webhook_id, project_id]),
    maxBatchSize: MAX_FILTER_VALUES,
  });

/** Members of a service that an alert belongs to. */
const NAMED = ['service_id', 'name'];

const servicesOf = async (context: Context, alerts: readonly Links[]) => {
  const webhooks = distinct(alerts.map(({ webhook_id }) => webhook_id));
  const projects = distinct(alerts.map(({ project_id }) => project_id));
  const any = [
    ...(webhooks.length > 0 ? [{ webhooks: { in: webhooks } }] : []),
    ...(projects.length > 0 ? [{ tags: { path: 'projects', in: projects } }] : []),
  ];
  const only = [...NAMED, 'webhooks', 'tags.projects'];
  const rows = await allRows(context, alertServices, only, any.length > 1 ? { or: any } : any[0]);
  recordLoaderFor(context, alertServices, null).prime(rows, new Set(NAMED));
  const byWebhook = oldestBy(rows, (row) => row.webhooks);
  const byProject = oldestBy(rows, (row) => row.tags?.projects);
  return alerts.map(({ webhook_id, project_id }) => byWebhook.get(webhook_id) ?? byProject.get(project_id) ?? null);
};

const distinct = (ids: readonly (string | null | undefined)[]) => [...new Set(ids.filter((id) => !!id))];

/** The first row for each identifier that rows list. */
const oldestBy = (rows: readonly AlertServiceRow[], idsOf: (row: AlertServiceRow) => unknown) => {
  const services = new Map<unknown, AlertServiceRow>();
  for (const row of rows) for (const id of textsIn(idsOf(row))) if (!services.has(id)) services.set(id, row);
  return services;
};
