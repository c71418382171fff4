import type { InventoryJobChangeResolvers } from '../generated.ts';

export const InventoryJobChange: InventoryJobChangeResolvers = {
  kind: ({ kind }) => kind,
  inventoryJobId: ({ id }) => id,
  inventoryJob: ({ row }) => row,
};
