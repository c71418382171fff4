/** For each alarm, samples at which it rings and samples at which it does not, one a minute. */

/** Values of series in the notation of promtool, by selector. */
type Samples = Readonly<Record<string, string>>;

/** An alarm, both ways. */
export interface AlarmCase {
  readonly alarm: string;
  /** What the samples are of. */
  readonly given: string;
  readonly samples: Samples;
  readonly rings: boolean;
}

const HOUR = 60;

/** A counter that grows by so many in a minute. */
const grows = (by: number) => `0+${by}x${HOUR}`;
const stays = (value: number) => `${value}x${HOUR}`;

const GATEWAY = 'job="skein-gateway",instance="a"';
const SERVICE = 'job="skein-service",instance="a"';

const HTTP_BUCKET = 'http_server_request_duration_seconds_bucket';

const requests = (outcome: string, type = 'query') =>
  `http_server_request_duration_seconds_count{${GATEWAY},graphql_outcome="${outcome}",graphql_operation_type="${type}"}`;

const calls = (status: string) =>
  `http_server_request_duration_seconds_count{${SERVICE},http_response_status_code="${status}"}`;

/** The buckets of a histogram of which so many in a minute take up to 1 s, and so many longer. */
const durations = (metric: string, labels: string, fast: number, slow: number): Samples => ({
  [`${metric}{${labels},le="1"}`]: grows(fast),
  [`${metric}{${labels},le="30"}`]: grows(fast + slow),
  [`${metric}{${labels},le="+Inf"}`]: grows(fast + slow),
});

const counter = (metric: string, labels: string, by: number): Samples => ({ [`${metric}{${labels}}`]: grows(by) });
const gauge = (metric: string, labels: string, value: number): Samples => ({ [`${metric}{${labels}}`]: stays(value) });

/** A gauge that two scrapes of three find at one value, and the third at another, again and again. */
const flaps = (most: number, other: number) => `${most} ${most} ${other} `.repeat(HOUR / 3).trim();

/** Both ways: the samples at which an alarm rings, and those at which it does not. */
const bothWays = (alarm: string, ringing: Samples, quiet: Samples): AlarmCase[] => [
  { alarm, given: 'trouble', samples: ringing, rings: true },
  { alarm, given: 'none', samples: quiet, rings: false },
];

const DATABASE = 'job="postgresql",instance="db"';

const answers = (good: number, failed: number): Samples => ({
  [requests('ok')]: grows(good),
  [requests('failed')]: grows(failed),
});

/** So many queries in a minute that take up to a second, and so many that take longer. */
const operations = (fast: number, slow: number): Samples => ({
  ...durations(HTTP_BUCKET, `${GATEWAY},graphql_operation_type="query"`, fast, slow),
  [requests('ok')]: grows(fast + slow),
});

/** So many changes in a minute that are told in time, and so many that are late. */
const events = (prompt: number, late: number): Samples => ({
  [`watch_delay_seconds_bucket{${GATEWAY},le="2.5"}`]: grows(prompt),
  [`watch_delay_seconds_count{${GATEWAY}}`]: grows(prompt + late),
});

/** A disk of 100 bytes, of which so many are free. */
const disk = (free: string): Samples => ({
  'node_filesystem_avail_bytes{job="node",instance="db",fstype="ext4",mountpoint="/"}': free,
  'node_filesystem_size_bytes{job="node",instance="db",fstype="ext4",mountpoint="/"}': stays(100),
});

/** So many failures of the archive in a minute, and the age of what was archived last. */
const archive = (failures: number, age: number): Samples => ({
  ...counter('pg_stat_archiver_failed_count', DATABASE, failures),
  ...gauge('pg_stat_archiver_last_archive_age', DATABASE, age),
});

const certificate = (days: number) =>
  gauge('probe_ssl_earliest_cert_expiry', 'job="tls",instance="graph"', days * 86_400);

export const alarmCases: readonly AlarmCase[] = [
  ...bothWays('GatewayDown', gauge('up', GATEWAY, 0), gauge('up', GATEWAY, 1)),
  { alarm: 'GatewayDown', given: 'no target at all', samples: gauge('up', SERVICE, 1), rings: true },
  {
    alarm: 'GatewayDown',
    given: 'one that ends again and again',
    samples: { [`up{${GATEWAY}}`]: flaps(0, 1) },
    rings: true,
  },
  { alarm: 'GatewayDown', given: 'a restart', samples: { [`up{${GATEWAY}}`]: '1x41 0 1x20' }, rings: false },
  ...bothWays(
    'GatewayRequestsFail',
    { [requests('ok')]: grows(100), [requests('failed')]: grows(10) },
    { [requests('ok')]: grows(100), [requests('failed')]: grows(1) },
  ),
  ...bothWays(
    'GatewayRefusesMost',
    { [requests('ok')]: grows(1), [requests('refused', 'none')]: grows(100) },
    { [requests('ok')]: grows(100), [requests('refused', 'none')]: grows(100) },
  ),
  {
    ...{ alarm: 'GatewayRefusesMost', given: 'nobody but a few strangers', rings: false },
    samples: { [requests('refused', 'none')]: grows(2) },
  },
  ...bothWays(
    'GatewayAnswersPartial',
    { [requests('ok')]: grows(100), [requests('partial')]: grows(50) },
    { [requests('ok')]: grows(100), [requests('partial')]: grows(5) },
  ),
  ...bothWays(
    'GatewaySlow',
    durations(HTTP_BUCKET, `${GATEWAY},graphql_operation_type="query"`, 90, 10),
    durations(HTTP_BUCKET, `${GATEWAY},graphql_operation_type="query"`, 1_000, 1),
  ),
  ...bothWays(
    'GatewayEventLoopLate',
    gauge('nodejs_eventloop_lag_p99_seconds', GATEWAY, 0.3),
    gauge('nodejs_eventloop_lag_p99_seconds', GATEWAY, 0.1),
  ),
  ...bothWays(
    'GatewayShedsLoad',
    counter('graphql_errors_total', `${GATEWAY},code="OVERLOADED"`, 1),
    counter('graphql_errors_total', `${GATEWAY},code="BAD_USER_INPUT"`, 1),
  ),
  ...bothWays(
    'GatewaySubgraphsInvalid',
    counter('graphql_errors_total', `${GATEWAY},code="SUBGRAPH_INVALID_RESPONSE"`, 1),
    counter('graphql_errors_total', `${GATEWAY},code="INTERNAL_SERVER_ERROR"`, 1),
  ),
  ...bothWays(
    'GatewayPlansRepeatedly',
    { [requests('ok')]: grows(120), ...counter('graphql_plans_total', GATEWAY, 100) },
    { [requests('ok')]: grows(1_000), ...counter('graphql_plans_total', GATEWAY, 100) },
  ),
  ...bothWays(
    'GatewayManyPosts',
    durations('graphql_request_posts_bucket', GATEWAY, 0, 10),
    durations('graphql_request_posts_bucket', GATEWAY, 10, 0),
  ),
  ...bothWays(
    'GatewaySessionsFail',
    counter('session_request_duration_seconds_count', `${GATEWAY},http_response_status_code="503"`, 1),
    counter('session_request_duration_seconds_count', `${GATEWAY},http_response_status_code="401"`, 1),
  ),
  ...bothWays(
    'UpstreamBreakerOpen',
    gauge('upstream_breaker_state', `${GATEWAY},area="monitoring"`, 2),
    gauge('upstream_breaker_state', `${GATEWAY},area="monitoring"`, 0),
  ),
  {
    ...{ alarm: 'UpstreamBreakerOpen', given: 'some scrapes that see it half-open', rings: true },
    samples: {
      [`upstream_breaker_state{${GATEWAY},area="monitoring"}`]: '2 1 '.repeat(HOUR / 2).trim(),
    },
  },
  {
    ...{ alarm: 'UpstreamBreakerOpen', given: 'every third scrape between two openings', rings: true },
    samples: { [`upstream_breaker_state{${GATEWAY},area="monitoring"}`]: flaps(2, 0) },
  },
  {
    ...{ alarm: 'UpstreamBreakerOpen', given: 'one scrape that saw it open', rings: false },
    samples: { [`upstream_breaker_state{${GATEWAY},area="monitoring"}`]: '0x42 2 0x20' },
  },
  ...bothWays(
    'UpstreamQueueLong',
    gauge('upstream_posts_queued', `${GATEWAY},area="monitoring"`, 101),
    gauge('upstream_posts_queued', `${GATEWAY},area="monitoring"`, 99),
  ),
  ...bothWays(
    'UpstreamRejects',
    counter('upstream_posts_rejected_total', `${GATEWAY},area="monitoring",reason="full"`, 1),
    counter('upstream_posts_rejected_total', `${GATEWAY},area="monitoring",reason="open"`, 1),
  ),
  ...bothWays(
    'UpstreamSlow',
    durations('upstream_post_duration_seconds_bucket', GATEWAY, 80, 20),
    durations('upstream_post_duration_seconds_bucket', GATEWAY, 1_000, 1),
  ),
  ...bothWays(
    'UpstreamRetries',
    { ...counter('upstream_post_retries_total', GATEWAY, 20), ...counter('upstream_posts_total', GATEWAY, 100) },
    { ...counter('upstream_post_retries_total', GATEWAY, 1), ...counter('upstream_posts_total', GATEWAY, 100) },
  ),
  ...bothWays(
    'UpstreamAnswersInvalid',
    counter('upstream_posts_total', `${GATEWAY},outcome="UPSTREAM_INVALID_RESPONSE"`, 1),
    counter('upstream_posts_total', `${GATEWAY},outcome="OK"`, 1),
  ),
  ...bothWays(
    'GatewayReloadFailed',
    gauge('gateway_last_reload_successful', `${GATEWAY},what="tools"`, 0),
    gauge('gateway_last_reload_successful', `${GATEWAY},what="tools"`, 1),
  ),
  ...bothWays('RedisAway', gauge('redis_connected', GATEWAY, 0), gauge('redis_connected', GATEWAY, 1)),
  {
    ...{ alarm: 'RedisAway', given: 'a connection that is lost again and again', rings: true },
    samples: { [`redis_connected{${GATEWAY}}`]: flaps(0, 1) },
  },
  ...bothWays(
    'GatewayStreamsRefused',
    counter('graphql_errors_total', `${GATEWAY},code="TOO_MANY_STREAMS"`, 1),
    counter('graphql_errors_total', `${GATEWAY},code="OVERLOADED"`, 1),
  ),
  ...bothWays(
    'WakeUpsAway',
    { [`watches_woken{${GATEWAY}}`]: '1 1 1 0x57' },
    { [`watches_woken{${GATEWAY}}`]: '0 0 0 1x57' },
  ),
  { alarm: 'WakeUpsAway', given: 'no token for them', samples: gauge('watches_woken', GATEWAY, 0), rings: false },
  ...bothWays(
    'WorkersMissing',
    { ...gauge('workers', `${GATEWAY},state="wanted"`, 2), ...gauge('workers', `${GATEWAY},state="running"`, 1) },
    { ...gauge('workers', `${GATEWAY},state="wanted"`, 2), ...gauge('workers', `${GATEWAY},state="running"`, 3) },
  ),
  ...bothWays(
    'WorkersEnd',
    counter('worker_restarts_total', `${GATEWAY},reason="ended"`, 1),
    counter('worker_restarts_total', `${GATEWAY},reason="replaced"`, 1),
  ),
  ...bothWays(
    'RejectionsUnhandled',
    counter('unhandled_rejections_total', SERVICE, 1),
    counter('unhandled_rejections_total', SERVICE, 0),
  ),
  ...bothWays('ServiceDown', gauge('up', SERVICE, 0), gauge('up', SERVICE, 1)),
  {
    ...{ alarm: 'ServiceDown', given: 'targets that vanished', rings: true },
    samples: { [`up{${SERVICE}}`]: `1x5 _x${HOUR}` },
  },
  {
    alarm: 'ServiceDown',
    given: 'one that ends again and again',
    samples: { [`up{${SERVICE}}`]: flaps(0, 1) },
    rings: true,
  },
  { alarm: 'ServiceDown', given: 'no service of our own', samples: gauge('up', GATEWAY, 1), rings: false },
  ...bothWays(
    'ServiceCallsFail',
    { [calls('200')]: grows(100), [calls('503')]: grows(10) },
    { [calls('200')]: grows(100), [calls('400')]: grows(10) },
  ),
  ...bothWays('ServiceSlow', durations(HTTP_BUCKET, SERVICE, 80, 20), durations(HTTP_BUCKET, SERVICE, 1_000, 1)),
  ...bothWays('ServiceConnectionsUsed', gauge('database_connections_waiting', SERVICE, 1), {
    [`database_connections_waiting{${SERVICE}}`]: '0 9 '.repeat(HOUR / 2).trim(),
  }),
  ...bothWays(
    'ServiceJobsFail',
    counter('job_run_duration_seconds_count', `${SERVICE},exported_job="deliver",outcome="failed"`, 1),
    counter('job_run_duration_seconds_count', `${SERVICE},exported_job="deliver",outcome="completed"`, 1),
  ),
  ...bothWays(
    'ServiceJobsWait',
    gauge('jobs', `${SERVICE},exported_job="deliver",state="queued"`, 101),
    gauge('jobs', `${SERVICE},exported_job="deliver",state="queued"`, 99),
  ),
  ...bothWays('ServiceJobsStopped', gauge('job_ticks_missed', SERVICE, 3), {
    [`job_ticks_missed{${SERVICE}}`]: '0x40 1 2 0x20',
  }),
  ...bothWays(
    'NotificationsFail',
    counter('notification_deliveries_total', `${SERVICE},end="failed"`, 1),
    counter('notification_deliveries_total', `${SERVICE},end="delivered"`, 1),
  ),
  ...bothWays('AnswersBudgetBurnsFast', answers(980, 20), answers(995, 5)),
  {
    alarm: 'AnswersBudgetBurnsFast',
    given: 'one failure in a quiet hour',
    samples: { [requests('ok')]: '0+1x60', [requests('failed')]: '0x40 1x20' },
    rings: false,
  },
  {
    ...{ alarm: 'AnswersBudgetBurnsFast', given: 'operations that end at the deadline', rings: true },
    samples: { ...answers(980, 0), ...counter('graphql_errors_total', `${GATEWAY},code="GATEWAY_TIMEOUT"`, 20) },
  },
  {
    ...{ alarm: 'AnswersBudgetBurnsFast', given: 'failures that have ended', rings: false },
    samples: { [requests('ok')]: grows(980), [requests('failed')]: '0+70x10 700x50' },
  },
  ...bothWays('AnswersBudgetBurns', answers(998, 2), answers(9_995, 5)),
  ...bothWays('SpeedBudgetBurnsFast', operations(80, 20), operations(95, 5)),
  ...bothWays('SpeedBudgetBurns', operations(98, 2), operations(995, 5)),
  ...bothWays('EventsBudgetBurnsFast', events(80, 20), events(95, 5)),
  ...bothWays('EventsBudgetBurns', events(98, 2), events(995, 5)),
  ...bothWays(
    'CallsBudgetBurnsFast',
    { [calls('200')]: grows(980), [calls('503')]: grows(20) },
    { [calls('200')]: grows(995), [calls('503')]: grows(5) },
  ),
  ...bothWays(
    'CallsBudgetBurns',
    { [calls('200')]: grows(998), [calls('503')]: grows(2) },
    { [calls('200')]: grows(998), [calls('400')]: grows(2) },
  ),
  { alarm: 'Watchdog', given: 'nothing at all', samples: {}, rings: true },
  ...bothWays('DiskNearlyFull', disk('9x60'), disk('11x60')),
  { alarm: 'DiskNearlyFull', given: 'a day left', samples: disk('39-0.05x60'), rings: true },
  ...bothWays(
    'StandbyLate',
    gauge('pg_replication_lag_seconds', DATABASE, 31),
    gauge('pg_replication_lag_seconds', DATABASE, 3),
  ),
  ...bothWays('ArchiveFails', archive(1, 0), archive(0, 0)),
  { alarm: 'ArchiveFails', given: 'an archive that has stopped', samples: archive(0, 601), rings: true },
  {
    ...{ alarm: 'ArchiveFails', given: 'a standby, which archives nothing', rings: false },
    samples: { ...archive(0, 601), ...gauge('pg_replication_is_replica', DATABASE, 1) },
  },
  ...bothWays('BackupOld', gauge('database_connections_max', SERVICE, 10), {
    ...gauge('database_connections_max', SERVICE, 10),
    ...gauge('backup_last_success_timestamp_seconds', 'job="node",instance="db"', 0),
  }),
  {
    ...{ alarm: 'BackupOld', given: 'a backup of the day before yesterday', rings: true },
    samples: gauge('backup_last_success_timestamp_seconds', 'job="node",instance="db"', -2 * 86_400),
  },
  { alarm: 'BackupOld', given: 'the embedded store', samples: gauge('up', SERVICE, 1), rings: false },
  ...bothWays('CertificateExpires', certificate(13), certificate(15)),
];
