import { alertServices } from '../alertServices.ts';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { conditionsOf } from '../read/condition.ts';
import { MAX_ROWS } from '../read/limits.ts';
import { allRows } from '../read/list.ts';
import type { FilterLookup } from '../read/loaders.ts';
import { alternativesIn, hasNoneOf, hasOneOf } from '../read/lookedUpValues.ts';
import { isTellable, queryRows } from '../read/queryRows.ts';
import { type ServiceLinks, serviceLinks } from './serviceLinks.ts';

/**
 * The condition `serviceId` of alerts: by their webhooks and projects, since alerts do not name their service. Takes the links of
 * all services, and for a pattern one call more.
 */
export const serviceLookup: FilterLookup = {
  async filtersFor(context: Context, condition: object): Promise<readonly object[]> {
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
const ofServices = (links: ServiceLinks, services: ReadonlySet<string>): object[] => {
  const { webhooks, projects } = links.linksWhere((service) => services.has(service));
  if (projects.length === 0) return [hasOneOf('webhookId', webhooks)];
  const foreign = links.linksWhere((service) => !services.has(service)).webhooks;
  const any = [...alternativesIn('webhookId', webhooks), ...alternativesIn('projectId', projects)];
  return [hasNoneOf('webhookId', foreign), any.length > 1 ? { or: any } : hasOneOf('projectId', projects)];
};

/** All alerts but those of the other services. */
const exceptOf = (links: ServiceLinks, services: ReadonlySet<string>): object[] => {
  const own = links.linksWhere((service) => services.has(service)).webhooks;
  const { webhooks, projects } = links.linksWhere((service) => !services.has(service));
  const others = hasNoneOf('webhookId', webhooks);
  if (own.length === 0 || projects.length === 0) return [others, hasNoneOf('projectId', projects)];
  return [others, { or: [...alternativesIn('webhookId', own), { projectId: { notIn: inOneCondition(projects) } }] }];
};

const inOneCondition = (projects: readonly unknown[]) => {
  if (projects.length <= MAX_ROWS) return projects;
  throw badInput('monitoring.alert.list', `The other services have more than ${MAX_ROWS} projects.`, [
    'filter',
    'serviceId',
  ]);
};
