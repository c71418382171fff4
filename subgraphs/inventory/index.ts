import { createSubgraph } from '../subgraph.ts';
import { Actor } from './resolvers/Actor.ts';
import { CloudService } from './resolvers/CloudService.ts';
import { Collector } from './resolvers/Collector.ts';
import { InventoryJob } from './resolvers/InventoryJob.ts';
import { InventoryJobChange } from './resolvers/InventoryJobChange.ts';
import { Metric } from './resolvers/Metric.ts';
import { MetricRunPayload } from './resolvers/MetricRunPayload.ts';
import { Mutation } from './resolvers/Mutation.ts';
import { Namespace } from './resolvers/Namespace.ts';
import { Plugin } from './resolvers/Plugin.ts';
import { Project } from './resolvers/Project.ts';
import { Query } from './resolvers/Query.ts';
import { RecordNote } from './resolvers/RecordNote.ts';
import { Subscription } from './resolvers/Subscription.ts';
import { User } from './resolvers/User.ts';
import { Workspace } from './resolvers/Workspace.ts';
import { inventoryJobs, metrics, recordNotes } from './resources.ts';

/** The inventory subgraph. */
export const inventory = createSubgraph(
  'inventory',
  {
    Actor,
    CloudService,
    Collector,
    InventoryJob,
    InventoryJobChange,
    Metric,
    MetricRunPayload,
    Mutation,
    Namespace,
    Plugin,
    Project,
    Query,
    RecordNote,
    Subscription,
    User,
    Workspace,
  },
  { records: [inventoryJobs, metrics, recordNotes] },
);
