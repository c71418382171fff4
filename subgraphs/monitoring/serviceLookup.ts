import { alertServices } from '../alertServices.ts';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { compileFilter } from '../read/condition.ts';
import { listAllRows } from '../read/list.ts';
import type { FilterLookup } from '../read/loaders.ts';
import { createAlternatives, filterByAnyOf, filterByNoneOf } from '../read/lookedUpValues.ts';
import { canEvaluate, queryRows } from '../read/queryRows.ts';
import { MAX_ROWS } from '../wire/limits.ts';
import { loadServiceLinks, type ServiceLinks } from './serviceLinks.ts';

/**
 * The condition `serviceId` of alerts: by their webhooks and projects, since alerts do not name their service. Takes the links of all
 * services, and for a pattern one more call.
 */
export const serviceLookup: FilterLookup = {
  async filtersFor(context: Context, condition: object): Promise<readonly object[]> {
    const links = await loadServiceLinks(context);
    const found = await findServices(context, links, condition);
    return found.has(NONE) ? filterExceptServices(links, found) : filterByServices(links, found);
  },
};

/** Stands for alerts without a service. */
const NONE = '';

/** The services that meet a condition on their identifier, and `NONE` if alerts without a service do. */
const findServices = async (
  context: Context,
  { services }: ServiceLinks,
  condition: object,
): Promise<ReadonlySet<string>> => {
  const { filter } = compileFilter(alertServices, { id: condition });
  const rows = filter.every((one) => canEvaluate(one, alertServices.members))
    ? queryRows(
        [NONE, ...services].map((service_id) => ({ service_id })),
        { filter, order: [] },
        alertServices,
      )
    : await listAllRows(context, alertServices, ['service_id'], { id: condition });
  return new Set(rows.map(({ service_id }) => service_id));
};

/** The alerts of some services: by their webhooks, else by their projects where the webhook has no other service. */
const filterByServices = (links: ServiceLinks, services: ReadonlySet<string>): object[] => {
  const { webhooks, projects } = links.linksWhere((service) => services.has(service));
  if (projects.length === 0) return [filterByAnyOf('webhookId', webhooks)];
  const foreign = links.linksWhere((service) => !services.has(service)).webhooks;
  const any = [...createAlternatives('webhookId', webhooks), ...createAlternatives('projectId', projects)];
  return [filterByNoneOf('webhookId', foreign), any.length > 1 ? { or: any } : filterByAnyOf('projectId', projects)];
};

/** All alerts but those of the other services. */
const filterExceptServices = (links: ServiceLinks, services: ReadonlySet<string>): object[] => {
  const own = links.linksWhere((service) => services.has(service)).webhooks;
  const { webhooks, projects } = links.linksWhere((service) => !services.has(service));
  const others = filterByNoneOf('webhookId', webhooks);
  if (own.length === 0 || projects.length === 0) return [others, filterByNoneOf('projectId', projects)];
  return [
    others,
    { or: [...createAlternatives('webhookId', own), { projectId: { notIn: checkFitsOneCondition(projects) } }] },
  ];
};

const checkFitsOneCondition = (projects: readonly unknown[]) => {
  if (projects.length <= MAX_ROWS) return projects;
  throw badInput('monitoring.alert.list', `The other services have more than ${MAX_ROWS} projects.`, [
    'filter',
    'serviceId',
  ]);
};
