import type { WorkspaceCostResolvers } from '../generated.ts';

export const WorkspaceCost: WorkspaceCostResolvers = {
  day: (cost) => cost.day ?? 0,
  month: (cost) => cost.month ?? 0,
};
