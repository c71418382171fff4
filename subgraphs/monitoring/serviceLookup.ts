import { alertServices } from '../alertServices.ts';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { conditionsOf } from '../read/condition.ts';
import { MAX_ROWS } from '../read/limits.ts';
import { allRows } from '../read/list.ts';
import type { FilterLookup } from '../read/loaders.ts';
import { isTellable, queryRows } from '../read/queryRows.ts';
import { type ServiceLinks, serviceLinks } from './serviceLinks.ts';

/**
 * The condition `serviceId` of alerts: by their webhooks and projects, since alerts do not name their service. Takes the links of
 * all services, and for a pattern one call more.
 */
export const serviceLookup: FilterLookup = {
  async filterFor(context: Context, condition: object): Promise<object> {
    const links = await serviceLinks(context);
    const found = await servicesMeeting(context, links, condition);
    return found.has(NONE) ? exceptOf(links, found) : ofServices(links, found);
  },
};

/** Stands for alerts without a service. */
const NONE = '';

/** The services that meet a condition on their identifier, and `NONE` if alerts without a service do. */
const servicesMeeting = async (
  context: Context,
  { services }: ServiceLinks,
  condition: object,
): Promise<ReadonlySet<string>> => {
  const { filter } = conditionsOf(alertServices, { id: condition });
  const rows = filter.every((one) => isTellable(one, alertServices.members))
    ? queryRows(
        [NONE, ...services].map((service_id) => ({ service_id })),
        { filter, order: [] },
        alertServices,
      )
    : await allRows(context, alertServices, ['service_id'], { id: condition });
  return new Set(rows.map(({ service_id }) => service_id));
};

/** The alerts of some services: by their webhooks, else by their projects where the webhook has no other service. */
const ofServices = (links: ServiceLinks, services: ReadonlySet<string>): object => {
  const { webhooks, projects } = links.linksWhere((service) => services.has(service));
  const foreign = links.linksWhere((service) => !services.has(service)).webhooks;
  const any = [...inAny('webhookId', webhooks), ...inAny('projectId', projects)];
  if (projects.length === 0 || foreign.length === 0) return anyOf(any);
  return { ...allOf('webhookId', foreign), ...anyOf(any) };
};

/** All alerts but those of the other services. */
const exceptOf = (links: ServiceLinks, services: ReadonlySet<string>): object => {
  const own = links.linksWhere((service) => services.has(service)).webhooks;
  const foreign = links.linksWhere((service) => !services.has(service));
  const others = allOf('webhookId', foreign.webhooks);
  if (foreign.projects.length === 0) return others;
  if (own.length === 0) return { ...others, ...allOf('projectId', foreign.projects) };
  return {
    ...others,
    or: [...inAny('webhookId', own), { projectId: { notIn: atMostOneCondition(foreign.projects) } }],
  };
};

const chunksOf = (ids: readonly unknown[]) =>
  Array.from({ length: Math.ceil(ids.length / MAX_ROWS) }, (_, at) => ids.slice(at * MAX_ROWS, (at + 1) * MAX_ROWS));

const inAny = (field: string, ids: readonly unknown[]): object[] =>
  chunksOf(ids).map((some) => ({ [field]: { in: some } }));

const allOf = (field: string, ids: readonly unknown[]): object =>
  ids.length === 0 ? {} : { [field]: chunksOf(ids).map((some) => ({ notIn: some })) };

/** No alternatives match no alert; a single one leaves those of the query to the filter. */
const anyOf = (any: readonly object[]): object =>
  any.length > 1 ? { or: any } : (any[0] ?? { webhookId: { in: [] } });

const atMostOneCondition = (ids: readonly unknown[]) => {
  if (ids.length <= MAX_ROWS) return ids;
  throw badInput('monitoring.alert.list', `The other services have more than ${MAX_ROWS} projects.`, [
    'filter',
    'serviceId',
  ]);
};
