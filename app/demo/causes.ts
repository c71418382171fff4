/** What goes wrong in the demo domain, how it shows in alerts, and what people note about it. */
import type { AlertGroup } from './payloads.ts';

/** A cause of alerts. */
export interface Cause {
  /** In the order in which they fire, some minutes apart. */
  readonly groups: readonly AlertGroup[];
  /** Shortest and longest time until it is over, in minutes. */
  readonly minutes: readonly [shortest: number, longest: number];
  readonly notes: readonly string[];
}

const createAlertGroup = (template: string, ...rules: string[]): AlertGroup => ({ template, rules });

/** Causes while people work: releases, load, and what they forgot. */
export const DAY_CAUSES: readonly Cause[] = [
  {
    groups: [createAlertGroup('workloads', 'KubePodCrashLooping', 'KubeDeploymentReplicasMismatch')],
    minutes: [15, 55],
    notes: ['The release of this morning runs out of memory at its start; rolled back.'],
  },
  {
    groups: [
      createAlertGroup('latency', 'HighRequestLatency', 'ErrorBudgetBurn'),
      createAlertGroup('workloads', 'KubeHpaMaxedOut'),
    ],
    minutes: [25, 80],
    notes: ['Twice the usual traffic. Raised the maximum of replicas from 12 to 20, watching it.'],
  },
  {
    groups: [createAlertGroup('queues', 'KafkaConsumerLag'), createAlertGroup('queues', 'DeadLetterQueueGrowing')],
    minutes: [30, 110],
    notes: ['A message with an unknown currency stops the consumer. Moved it aside; the rest is being handled.'],
  },
  {
    groups: [
      createAlertGroup('database', 'PostgresTooManyConnections', 'PostgresSlowQueries'),
      createAlertGroup('latency', 'SaturatedConnectionPool'),
    ],
    minutes: [20, 70],
    notes: ['A report without an index. Ended its queries; the index follows tomorrow.'],
  },
  {
    groups: [createAlertGroup('nodes', 'NodeMemoryHighUtilization')],
    minutes: [15, 90],
    notes: ['Same leak as last week; restarted, the fix is in review.'],
  },
  {
    groups: [createAlertGroup('edge', 'CdnCacheHitRatioLow')],
    minutes: [20, 60],
    notes: ['The cache was emptied by the release; it fills again by itself.'],
  },
  {
    groups: [createAlertGroup('nodes', 'NodeFilesystemAlmostOutOfSpace')],
    minutes: [40, 200],
    notes: ['Old logs moved to object storage, and the volume enlarged.'],
  },
  {
    groups: [createAlertGroup('cloud', 'ObjectStorageThrottled')],
    minutes: [15, 45],
    notes: ['The export asks for each picture alone. Slowed down until it is changed.'],
  },
];

/** Causes that wait for days, because nobody notices while they last. */
export const SLOW_CAUSES: readonly Cause[] = [
  {
    groups: [createAlertGroup('edge', 'CertificateExpiresSoon')],
    minutes: [2_000, 9_000],
    notes: ['The renewal failed; asked the domain team.'],
  },
  {
    groups: [createAlertGroup('cloud', 'QuotaAlmostReached')],
    minutes: [4_000, 16_000],
    notes: ['More quota requested from the provider.'],
  },
  {
    groups: [createAlertGroup('cloud', 'UnencryptedVolume')],
    minutes: [3_000, 9_000],
    notes: ['Made by hand for a test. It is copied and removed with the next release.'],
  },
  {
    groups: [createAlertGroup('nodes', 'NodeClockSkewDetected', 'NodeNetworkReceiveErrs')],
    minutes: [1_500, 6_000],
    notes: ['The node is replaced at the end of the week.'],
  },
];

/** Causes of nights: jobs, and what the provider does. */
export const NIGHT_CAUSES: readonly Cause[] = [
  {
    groups: [createAlertGroup('workloads', 'KubeJobFailed')],
    minutes: [60, 400],
    notes: ['The source had no data of yesterday. Started again by hand, done.'],
  },
  {
    groups: [createAlertGroup('database', 'PostgresBackupTooOld')],
    minutes: [200, 500],
    notes: ['The volume for backups was full. Made room, and a backup.'],
  },
  {
    groups: [createAlertGroup('cloud', 'SpotInterruption')],
    minutes: [10, 30],
    notes: ['The node was drained in time.'],
  },
];

/** One cause in several projects: a database that others depend on. */
export const OUTAGE: readonly { readonly project_id: string; readonly afterMinutes: number; readonly cause: Cause }[] =
  [
    {
      project_id: 'project-orders',
      afterMinutes: 0,
      cause: {
        groups: [
          createAlertGroup('database', 'PostgresReplicationLag'),
          createAlertGroup('database', 'PostgresTooManyConnections', 'PostgresSlowQueries'),
          createAlertGroup('queues', 'KafkaConsumerLag', 'DeadLetterQueueGrowing'),
        ],
        minutes: [95, 120],
        notes: [
          'The primary writes at the limit of its volume since the index was built. Index build cancelled.',
          'Volume moved to the next size; the replica catches up, about 20 minutes left.',
          'Over. Post-mortem on Thursday; the next index is built at night.',
        ],
      },
    },
    {
      project_id: 'project-checkout',
      afterMinutes: 6,
      cause: {
        groups: [
          createAlertGroup('latency', 'HighRequestLatency', 'ErrorBudgetBurn', 'SaturatedConnectionPool'),
          createAlertGroup('edge', 'EndpointDown'),
        ],
        minutes: [80, 100],
        notes: ['Waits for Order management. Banner on the shop, baskets are kept.'],
      },
    },
    {
      project_id: 'project-payments',
      afterMinutes: 9,
      cause: {
        groups: [createAlertGroup('queues', 'KafkaConsumerLag'), createAlertGroup('latency', 'HighRequestLatency')],
        minutes: [75, 95],
        notes: ['No payment is lost: they are captured again from the queue.'],
      },
    },
    {
      project_id: 'project-storefront',
      afterMinutes: 11,
      cause: {
        groups: [createAlertGroup('latency', 'HighRequestLatency', 'ErrorBudgetBurn')],
        minutes: [70, 90],
        notes: [],
      },
    },
    {
      project_id: 'project-logistics',
      afterMinutes: 18,
      cause: { groups: [createAlertGroup('queues', 'DeadLetterQueueGrowing')], minutes: [90, 110], notes: [] },
    },
  ];
