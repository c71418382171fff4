import type DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { batchLoader } from '../read/batchLoader.ts';
import { MAX_FILTER_VALUES } from '../read/limits.ts';
import { allRows } from '../read/list.ts';
import { RequestCache } from '../read/requestCache.ts';
import { type Info, selectedMembers } from '../read/selection.ts';
import { textsIn } from '../upstream/answer.ts';
import { nullWhereNotVisible } from '../upstream/errors.ts';
import { type AlertRow, type AlertServiceRow, alertServices } from './resources.ts';

/** The service of an alert, with some members. */
interface ServiceRequest {
  readonly alert: AlertRow;
  readonly members: ReadonlySet<string>;
}

/**
 * The service of an alert: the oldest that lists its webhook, otherwise the oldest that names its project. The services of all
 * alerts of one tick are fetched by one call, with what is selected of them.
 *
 * @returns null where there is none, or where it is not visible to the caller
 */
export const serviceOfAlert = (
  alert: AlertRow,
  context: Context,
  info: Info,
): Promise<AlertServiceRow | null> | null => {
  if (!alert.webhookId && !alert.projectId) return null;
  const loader = loaders.getOrCreate(context, '', () => new ServiceLoader(context));
  return loader.load(alert, selectedMembers(alertServices, info)).catch(nullWhereNotVisible);
};

/** Loads services of alerts; one with the same or more members is not fetched again. */
class ServiceLoader {
  readonly #batch: DataLoader<ServiceRequest, AlertServiceRow | null>;
  readonly #known = new Map<string, Pick<ServiceRequest, 'members'> & { row: Promise<AlertServiceRow | null> }>();

  constructor(context: Context) {
    this.#batch = batchLoader(context, (requests) => servicesOf(context, requests), {
      cache: false,
      maxBatchSize: MAX_FILTER_VALUES,
    });
  }

  load(alert: AlertRow, members: ReadonlySet<string>): Promise<AlertServiceRow | null> {
    const key = JSON.stringify([alert.webhookId, alert.projectId]);
    const known = this.#known.get(key);
    if (known && members.isSubsetOf(known.members)) return known.row;
    const row = this.#batch.load({ alert, members });
    this.#known.set(key, { members, row });
    return row;
  }
}

const loaders = new RequestCache<string, ServiceLoader>();

const servicesOf = async (context: Context, requests: readonly ServiceRequest[]) => {
  const webhooks = distinct(requests.map(({ alert }) => alert.webhookId));
  const projects = distinct(requests.map(({ alert }) => alert.projectId));
  const any = [
    ...(webhooks.length > 0 ? [{ webhooks: { in: webhooks } }] : []),
    ...(projects.length > 0 ? [{ tags: { path: 'projects', in: projects } }] : []),
  ];
  const rows = await allRows(context, alertServices, onlyOf(requests), any.length > 1 ? { or: any } : any[0]);
  const byWebhook = oldestBy(rows, (row) => row.webhooks);
  const byProject = oldestBy(rows, (row) => row.tags?.projects);
  return requests.map(({ alert }) => byWebhook.get(alert.webhookId) ?? byProject.get(alert.projectId) ?? null);
};

const distinct = (ids: readonly (string | null | undefined)[]) => [...new Set(ids.filter((id) => !!id))];

const onlyOf = (requests: readonly ServiceRequest[]) => {
  const selections = new Set(requests.map(({ members }) => members));
  const members = new Set([...selections].flatMap((selection) => [...selection])).add('webhooks');
  return members.has('tags') ? [...members] : [...members, 'tags.projects'];
};

/** The first row for each identifier that rows list. */
const oldestBy = (rows: readonly AlertServiceRow[], idsOf: (row: AlertServiceRow) => unknown) => {
  const services = new Map<unknown, AlertServiceRow>();
  for (const row of rows) for (const id of textsIn(idsOf(row))) if (!services.has(id)) services.set(id, row);
  return services;
};
