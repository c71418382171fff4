import type { Context } from '../context.ts';
import { anyOf, type Condition, type Conditions, conditionsOn } from '../read/condition.ts';
import type { ParentLink } from '../read/parentLink.ts';
import { recordLoaderFor } from '../read/records.ts';
import { RequestCache } from '../requestCache.ts';
import type { AnyRow } from '../resourceType.ts';
import { textsIn } from '../wire/jsonObject.ts';
import { alertServices } from './resources.ts';

/** The projects that services name in `tags.projects`, of the services known so far. Services may share a project. */
class ServiceProjects implements ParentLink {
  readonly members = ['project_id'];
  readonly #projects = new Map<string, readonly string[]>();
  readonly #services = new Map<unknown, Set<string>>();

  add(service: string, projects: readonly string[]): void {
    this.#projects.set(service, projects);
    for (const project of projects)
      this.#services.set(project, (this.#services.get(project) ?? new Set()).add(service));
  }

  conditionsOf(services: readonly string[]): Conditions {
    return anyOf('project_id', this.#conditionsOn(services));
  }

  partsOf(services: readonly string[]): readonly (readonly Condition[])[] {
    return this.#conditionsOn(services).map((condition) => [condition]);
  }

  #conditionsOn(services: readonly string[]): readonly Condition[] {
    const projects = new Set(services.flatMap((service) => this.#projects.get(service) ?? []));
    return conditionsOn('project_id', 'in', [...projects]);
  }

  parentsOf({ project_id }: AnyRow): readonly string[] {
    return [...(this.#services.get(project_id) ?? [])];
  }
}

/** The links of each request. */
const links = new RequestCache<string, ServiceProjects>();

const MEMBERS: ReadonlySet<string> = new Set(['service_id', 'tags']);

/**
 * Which projects a service names (`tags.projects`), added to those of the request's other services. The tags were fetched with
 * the services if the alert manager runs in this process; else those of a level are fetched together. A service that is not
 * visible to the caller names none.
 *
 * @throws {OperationError} of `alert_manager.service.list`, or of `get` for a single one
 */
export const serviceProjects = async (context: Context, id: string): Promise<ParentLink> => {
  const link = links.getOrCreate(context, '', () => new ServiceProjects());
  const service = await recordLoaderFor(context, alertServices, null).load(id, MEMBERS);
  link.add(id, textsIn(service?.tags?.projects));
  return link;
};
