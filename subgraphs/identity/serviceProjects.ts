import type { Context } from '../context.ts';
import type { ParentLink } from '../read/parentLink.ts';
import { getRecordLoader } from '../read/records.ts';
import { ValuesLink } from '../read/ValuesLink.ts';
import { RequestCache } from '../requestCache.ts';
import { readTexts } from '../wire/jsonObject.ts';
import { alertServices } from './resources.ts';

/** The links of each request. */
const links = new RequestCache<string, ValuesLink>();

const MEMBERS: ReadonlySet<string> = new Set(['service_id', 'tags']);

/**
 * Which projects a service names (`tags.projects`), added to those of the request's other services. The tags were fetched with
 * the services if the alert manager runs in this process; else those of a level are fetched together. A service that is not
 * visible to the caller names none.
 *
 * @throws {OperationError} of `alert_manager.service.list`, or of `get` for a single one
 */
export const loadServiceProjects = async (context: Context, id: string): Promise<ParentLink> => {
  const link = links.getOrCreate(context, '', () => new ValuesLink('project_id'));
  const service = await getRecordLoader(context, alertServices, null).load(id, MEMBERS);
  link.add(id, readTexts(service?.tags?.projects));
  return link;
};
