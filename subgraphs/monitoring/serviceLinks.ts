import type { Context } from '../context.ts';
import { anyOf, type Condition, type Conditions, conditionsOn } from '../read/condition.ts';
import { allRows } from '../read/list.ts';
import type { ParentLink } from '../read/parentLink.ts';
import { RequestCache } from '../requestCache.ts';
import { type AlertServiceRow, alertServices } from './resources.ts';

/** The links of each request. */
const links = new RequestCache<string, Promise<ParentLink>>();

/**
 * How alerts belong to services: by their webhook, else by their project (semantics 3.20.4). Alerts do not name their
 * service, so the links of all services are fetched, 1,000 with each call, once per request, unless a list of the request
 * returned them. The links of the requested services alone would not do: an alert of a project belongs to another service if
 * that one has its webhook, or if it is older and names the project too.
 *
 * @throws {OperationError} of `alert_manager.service.list`
 */
export const serviceLinks = (context: Context): Promise<ParentLink> =>
  links.getOrCreate(context, '', async () =>
    linkOf(await allRows(context, alertServices, ['service_id', 'webhooks', 'tags.projects'])),
  );

/** The service of each webhook, and of each project. */
interface Links {
  readonly webhooks: ReadonlyMap<unknown, string>;
  readonly projects: ReadonlyMap<unknown, string>;
}

const linkOf = (rows: readonly AlertServiceRow[]): ParentLink => {
  const webhooks = new Map<unknown, string>();
  const projects = new Map<unknown, string>();
  const services: Links = { webhooks, projects };
  for (const { service_id, webhooks: linked = [], tags } of rows) {
    addLinks(webhooks, linked, service_id);
    addLinks(projects, tags?.projects, service_id);
  }
  return {
    members: ['webhook_id', 'project_id'],
    conditionsOf: (parents) => conditionsUnder(services, new Set(parents)),
    partsOf: (parents) => partsUnder(services, new Set(parents)),
    parentsOf: ({ webhook_id, project_id }) => [webhooks.get(webhook_id) ?? projects.get(project_id) ?? []].flat(),
  };
};

/** If several services name a project, it belongs to the oldest. */
const addLinks = (services: Map<unknown, string>, linked: unknown, service: string) => {
  for (const id of Array.isArray(linked) ? linked : [])
    if (typeof id === 'string' && id !== '' && !services.has(id)) services.set(id, service);
};

/** The webhooks or projects of some services. */
const ofServices = (services: ReadonlyMap<unknown, string>, parents: ReadonlySet<string>) =>
  [...services].filter(([, service]) => parents.has(service)).map(([id]) => id);

/** Where projects are linked, alerts of webhooks that other services have are left out. */
const conditionsUnder = ({ webhooks, projects }: Links, parents: ReadonlySet<string>): Conditions => {
  const own = ofServices(webhooks, parents);
  const named = ofServices(projects, parents);
  const foreign = [...webhooks].filter(([, service]) => !parents.has(service)).map(([id]) => id);
  const any = [...conditionsOn('webhook_id', 'in', own), ...conditionsOn('project_id', 'in', named)];
  const none = named.length === 0 ? [] : conditionsOn('webhook_id', 'not_in', foreign);
  const { filter, filter_or } = anyOf('webhook_id', any);
  return { filter: [...filter, ...none], filter_or };
};

/** Alerts by their webhook, and alerts by their project whose webhook has no service. */
const partsUnder = ({ webhooks, projects }: Links, parents: ReadonlySet<string>): Condition[][] => {
  const withoutService = conditionsOn('webhook_id', 'not_in', [...webhooks.keys()]);
  return [
    ...conditionsOn('webhook_id', 'in', ofServices(webhooks, parents)).map((own) => [own]),
    ...conditionsOn('project_id', 'in', ofServices(projects, parents)).map((named) => [named, ...withoutService]),
  ];
};
