import { budget } from '../../../contract/cost-analysis/budget.ts';
import { customWidget } from '../../../contract/cost-analysis/customWidget.ts';
import { schedule } from '../../../contract/cost-analysis/schedule.ts';
import { mutate } from '../../write/mutate.ts';
import type { MutationResolvers } from '../generated.ts';

export const Mutation: MutationResolvers = {
  budgetCreate: (_mutation, { input }, context) => mutate(context, budget.create, input, (budget) => ({ budget })),
  budgetUpdate: (_mutation, { input }, context) => mutate(context, budget.update, input, (budget) => ({ budget })),
  budgetSetNotification: (_mutation, { input }, context) =>
    mutate(context, budget.set_notification, input, (budget) => ({ budget })),
  budgetDelete: (_mutation, { input }, context) =>
    mutate(context, budget.delete, input, (done) => ({ deletedId: done && input.id })),
  costScheduleCreate: (_mutation, { input }, context) =>
    mutate(context, schedule.create, input, (costSchedule) => ({ costSchedule })),
  costScheduleUpdate: (_mutation, { input }, context) =>
    mutate(context, schedule.update, input, (costSchedule) => ({ costSchedule })),
  costScheduleEnable: (_mutation, { input }, context) =>
    mutate(context, schedule.enable, input, (costSchedule) => ({ costSchedule })),
  costScheduleDisable: (_mutation, { input }, context) =>
    mutate(context, schedule.disable, input, (costSchedule) => ({ costSchedule })),
  costScheduleDelete: (_mutation, { input }, context) =>
    mutate(context, schedule.delete, input, (done) => ({ deletedId: done && input.id })),
  customWidgetCreate: (_mutation, { input }, context) =>
    mutate(context, customWidget.create, input, (customWidget) => ({ customWidget })),
  customWidgetUpdate: (_mutation, { input }, context) =>
    mutate(context, customWidget.update, input, (customWidget) => ({ customWidget })),
  customWidgetDelete: (_mutation, { input }, context) =>
    mutate(context, customWidget.delete, input, (done) => ({ deletedId: done && input.id })),
};
