import type { Context } from '../context.ts';
import { firstUnder } from '../read/list.ts';
import { type Reference, referenceTo } from '../read/reference.ts';
import type { Info } from '../read/selection.ts';
import { type AlertRow, alertServices } from './resources.ts';

/**
 * The service of an alert: the service that lists its webhook, otherwise the oldest service that lists its project. The services of
 * all alerts of one field are fetched by one call for their webhooks, and one call for the projects of the rest.
 *
 * @returns null where there is none, or where it is not visible to the caller
 */
export const serviceOf = async (
  { webhook_id, project_id }: AlertRow,
  context: Context,
  info: Info,
): Promise<Reference | null> => {
  const ofWebhook = webhook_id ? await firstUnder(context, alertServices, 'webhooks', webhook_id, info) : null;
  const ofProject = () => (project_id ? firstUnder(context, alertServices, 'tags.projects', project_id, info) : null);
  return referenceTo((ofWebhook ?? (await ofProject()))?.service_id);
};
