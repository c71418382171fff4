import { type AlertServiceRow, alertServices } from '../alertServices.ts';
import type { Context } from '../context.ts';
import { combineAlternatives, splitCondition, type WireCondition, type WireConditions } from '../read/condition.ts';
import { listAllRows } from '../read/list.ts';
import type { ParentLink } from '../read/parentLink.ts';
import { getRecordLoader } from '../read/records.ts';
import { RequestCache } from '../requestCache.ts';
import type { AnyRow } from '../resourceType.ts';

/** The links of each request. */
const links = new RequestCache<string, Promise<ServiceLinks>>();

/**
 * How alerts belong to services: by their webhook, else by their project (semantics 3.20.4). Alerts do not name their
 * service, so the links of all services are fetched, 1,000 with each call, once per request, unless a list of the request
 * returned them. The links of the requested services alone would not do: an alert of a project belongs to another service if
 * that one has its webhook, or if it is older and also names the project.
 *
 * @throws {OperationError} of `alert_manager.service.list`
 */
export const loadServiceLinks = (context: Context): Promise<ServiceLinks> =>
  links.getOrCreate(context, '', async () => {
    const rows = await listAllRows(context, alertServices, [...NAME_MEMBERS, 'webhooks', 'tags.projects']);
    getRecordLoader(context, alertServices, null).prime(rows, new Set(NAME_MEMBERS));
    return new ServiceLinks(rows);
  });

/** Members that dimensions show. */
const NAME_MEMBERS = ['service_id', 'name'];

/** Members of alerts that determine their service. */
export const LINK_MEMBERS: readonly string[] = ['webhook_id', 'project_id'];

/** The service of each webhook, and of each project. */
export class ServiceLinks implements ParentLink {
  readonly members = LINK_MEMBERS;
  /** Identifiers of all services. */
  readonly services: readonly string[];
  readonly #webhooks = new Map<unknown, string>();
  readonly #projects = new Map<unknown, string>();

  /** @param rows all services, the oldest first: a project that several name belongs to the first */
  constructor(rows: readonly AlertServiceRow[]) {
    this.services = rows.map(({ service_id }) => service_id);
    for (const { service_id, webhooks, tags } of rows) {
      addLinks(this.#webhooks, webhooks, service_id);
      addLinks(this.#projects, tags?.projects, service_id);
    }
  }

  /** The service of an alert with the members of the link; undefined if it has none. */
  findService({ webhook_id, project_id }: AnyRow): string | undefined {
    return this.#webhooks.get(webhook_id) ?? this.#projects.get(project_id);
  }

  /** The service by the value of each member; the first member that has one counts. */
  get servicesByMember(): readonly { readonly key: string; readonly services: ReadonlyMap<unknown, string> }[] {
    return [
      { key: 'webhook_id', services: this.#webhooks },
      { key: 'project_id', services: this.#projects },
    ];
  }

  /** The webhooks and the projects of some services. */
  linksWhere(isWanted: (service: string) => boolean): { readonly webhooks: unknown[]; readonly projects: unknown[] } {
    return { webhooks: filterIds(this.#webhooks, isWanted), projects: filterIds(this.#projects, isWanted) };
  }

  listParents(row: AnyRow): readonly string[] {
    return [this.findService(row) ?? []].flat();
  }

  /** Where projects are linked, alerts of webhooks that other services have are left out. */
  createConditions(parents: readonly string[]): WireConditions {
    const services = new Set(parents);
    const own = this.linksWhere((service) => services.has(service));
    const foreign = this.linksWhere((service) => !services.has(service));
    const any = [
      ...splitCondition('webhook_id', 'in', own.webhooks),
      ...splitCondition('project_id', 'in', own.projects),
    ];
    const none = own.projects.length === 0 ? [] : splitCondition('webhook_id', 'not_in', foreign.webhooks);
    const { filter, filter_or } = combineAlternatives('webhook_id', any);
    return { filter: [...filter, ...none], filter_or };
  }

  /** Alerts by their webhook, and alerts by their project whose webhook has no service. */
  createDisjointConditions(parents: readonly string[]): WireCondition[][] {
    const services = new Set(parents);
    const own = this.linksWhere((service) => services.has(service));
    const withoutService = splitCondition('webhook_id', 'not_in', [...this.#webhooks.keys()]);
    return [
      ...splitCondition('webhook_id', 'in', own.webhooks).map((webhooks) => [webhooks]),
      ...splitCondition('project_id', 'in', own.projects).map((projects) => [projects, ...withoutService]),
    ];
  }
}

const addLinks = (services: Map<unknown, string>, linked: unknown, service: string) => {
  for (const id of Array.isArray(linked) ? linked : [])
    if (typeof id === 'string' && id !== '' && !services.has(id)) services.set(id, service);
};

const filterIds = (services: ReadonlyMap<unknown, string>, isWanted: (service: string) => boolean): unknown[] =>
  [...services].filter(([, service]) => isWanted(service)).map(([id]) => id);
