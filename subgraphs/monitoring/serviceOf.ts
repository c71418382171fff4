import type { Context } from '../context.ts';
import { firstUnder } from '../list.ts';
import { type Reference, referenceTo } from '../reference.ts';
import type { Info } from '../selection.ts';
import { type AlertRow, alertServices } from './resources.ts';

/**
 * The service that has an alert: the one of its webhook, else one that names its project. Those of all alerts of a level are
 * found by one call for webhooks and, where some have none by their webhook, one for projects.
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
