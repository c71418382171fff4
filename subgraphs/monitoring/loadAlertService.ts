import type DataLoader from 'dataloader';
import { type AlertServiceRow, alertServices } from '../alertServices.ts';
import type { Context } from '../context.ts';
import { nullWhereNotVisible } from '../errors.ts';
import { listAllRows } from '../read/list.ts';
import { getRecordLoader } from '../read/records.ts';
import { type Reference, toReference } from '../read/reference.ts';
import { createBatchLoader } from '../read/tracedLoader.ts';
import { RequestCache } from '../requestCache.ts';
import { readTexts } from '../wire/jsonObject.ts';
import { MAX_FILTER_VALUES } from '../wire/limits.ts';
import type { AlertRow } from './resources.ts';

/** The members of an alert that determine its service. */
type ServiceLinkMembers = Pick<AlertRow, 'webhook_id' | 'project_id'>;

/**
 * The service of an alert: the oldest that lists its webhook, otherwise the oldest that names its project. The services of all
 * alerts of one tick are fetched by one call, with their names, which are selected nearly always.
 *
 * @returns null where there is none, or where it is not visible to the caller
 */
export const loadAlertService = async (alert: AlertRow, context: Context): Promise<Reference | null> => {
  if (!alert.webhook_id && !alert.project_id) return null;
  const loader = loaders.getOrCreate(context, '', () => createServiceLoader(context));
  const found = await loader.load(alert).catch(nullWhereNotVisible);
  return toReference(found?.service_id);
};

const loaders = new RequestCache<string, DataLoader<ServiceLinkMembers, AlertServiceRow | null, string>>();

const createServiceLoader = (context: Context) =>
  createBatchLoader<ServiceLinkMembers, AlertServiceRow | null, string>(
    context,
    (alerts) => fetchServices(context, alerts),
    {
      cacheKeyFn: ({ webhook_id, project_id }) => JSON.stringify([webhook_id, project_id]),
      maxBatchSize: MAX_FILTER_VALUES,
    },
  );

/** Members of a service that an alert belongs to. */
const NAME_MEMBERS = ['service_id', 'name'];

const fetchServices = async (context: Context, alerts: readonly ServiceLinkMembers[]) => {
  const webhooks = toUniqueIds(alerts.map(({ webhook_id }) => webhook_id));
  const projects = toUniqueIds(alerts.map(({ project_id }) => project_id));
  const any = [
    ...(webhooks.length > 0 ? [{ webhooks: { in: webhooks } }] : []),
    ...(projects.length > 0 ? [{ tags: { path: 'projects', in: projects } }] : []),
  ];
  const only = [...NAME_MEMBERS, 'webhooks', 'tags.projects'];
  const rows = await listAllRows(context, alertServices, only, any.length > 1 ? { or: any } : any[0]);
  getRecordLoader(context, alertServices, null).prime(rows, new Set(NAME_MEMBERS));
  const byWebhook = indexOldest(rows, (row) => row.webhooks);
  const byProject = indexOldest(rows, (row) => row.tags?.projects);
  return alerts.map(({ webhook_id, project_id }) => byWebhook.get(webhook_id) ?? byProject.get(project_id) ?? null);
};

const toUniqueIds = (ids: readonly (string | null | undefined)[]) => [...new Set(ids.filter((id) => !!id))];

/** The first row for each identifier that rows list. */
const indexOldest = (rows: readonly AlertServiceRow[], idsOf: (row: AlertServiceRow) => unknown) => {
  const services = new Map<unknown, AlertServiceRow>();
  for (const row of rows) for (const id of readTexts(idsOf(row))) if (!services.has(id)) services.set(id, row);
  return services;
};
