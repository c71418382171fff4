import { alert } from '../../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../../contract/monitoring/maintenanceWindow.ts';
import { note } from '../../../contract/monitoring/note.ts';
import { webhook } from '../../../contract/monitoring/webhook.ts';
import { mutate } from '../../write/mutate.ts';
import type { AlertUpdateInput, MutationResolvers } from '../generated.ts';
import { webhooks } from '../resources.ts';

/** The flag clears a description in all deployments; some take an empty text for a member that is left out. */
const addResetFlag = ({ description, ...input }: AlertUpdateInput) =>
  description === null ? { ...input, resetDescription: true } : { ...input, description };

export const Mutation: MutationResolvers = {
  alertCreate: (_mutation, { input }, context) => mutate(context, alert.create, input, (alert) => ({ alert })),
  alertUpdate: (_mutation, { input }, context) =>
    mutate(context, alert.update, addResetFlag(input), (alert) => ({ alert })),
  alertAcknowledge: (_mutation, { input }, context) =>
    mutate(context, alert.update, { ...input, state: 'ACKNOWLEDGED' }, (alert) => ({ alert })),
  alertResolve: (_mutation, { input }, context) =>
    mutate(context, alert.update, { ...input, state: 'RESOLVED' }, (alert) => ({ alert })),
  alertAssignUser: (_mutation, { input }, context) => mutate(context, alert.assign_user, input, (alert) => ({ alert })),
  alertUpdateState: (_mutation, { input }, context) =>
    mutate(context, alert.update_state, input, (alert) => ({ alert })),
  alertDelete: (_mutation, { input }, context) =>
    mutate(context, alert.delete, input, (done) => ({ deletedId: done && input.id })),
  webhookCreate: (_mutation, { input }, context) => mutate(context, webhook.create, input, (webhook) => ({ webhook })),
  webhookUpdate: (_mutation, { input }, context) => mutate(context, webhook.update, input, (webhook) => ({ webhook })),
  webhookUpdatePlugin: (_mutation, { input }, context) =>
    mutate(context, webhook.update_plugin, input, (webhook) => ({ webhook })),
  webhookVerifyPlugin: (_mutation, { input }, context) =>
    mutate(context, webhook.verify_plugin, input, (fit) => ({ webhook: fit && webhooks.stub(input.id) })),
  webhookEnable: (_mutation, { input }, context) => mutate(context, webhook.enable, input, (webhook) => ({ webhook })),
  webhookDisable: (_mutation, { input }, context) =>
    mutate(context, webhook.disable, input, (webhook) => ({ webhook })),
  webhookDelete: (_mutation, { input }, context) =>
    mutate(context, webhook.delete, input, (done) => ({ deletedId: done && input.id })),
  alertNoteCreate: (_mutation, { input }, context) =>
    mutate(context, note.create, input, (alertNote) => ({ alertNote })),
  alertNoteUpdate: (_mutation, { input }, context) =>
    mutate(context, note.update, input, (alertNote) => ({ alertNote })),
  alertNoteDelete: (_mutation, { input }, context) =>
    mutate(context, note.delete, input, (done) => ({ deletedId: done && input.id })),
  maintenanceWindowCreate: (_mutation, { input }, context) =>
    mutate(context, maintenanceWindow.create, input, (maintenanceWindow) => ({ maintenanceWindow })),
  maintenanceWindowUpdate: (_mutation, { input }, context) =>
    mutate(context, maintenanceWindow.update, input, (maintenanceWindow) => ({ maintenanceWindow })),
  maintenanceWindowClose: (_mutation, { input }, context) =>
    mutate(context, maintenanceWindow.close, input, (maintenanceWindow) => ({ maintenanceWindow })),
};
