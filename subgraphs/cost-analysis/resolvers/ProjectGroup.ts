import { listUnder } from '../../read/list.ts';
import { loadCostSeriesOfGroup } from '../costSeries.ts';
import type { ProjectGroupResolvers } from '../generated.ts';
import { budgets } from '../resources.ts';

export const ProjectGroup: ProjectGroupResolvers = {
  costSeries: (group, args, context, info) => loadCostSeriesOfGroup(context, group.id, args, info),
  budgets: (group, args, context, info) => listUnder(context, budgets, 'project_group_id', group.id, args, info),
};
