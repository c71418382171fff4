/** For each alarm, samples at which it fires and samples at which it does not, one a minute. */

/** Values of series in the notation of promtool, by selector. */
type AlarmSamples = Readonly<Record<string, string>>;

/** An alarm, both ways. */
export interface AlarmCase {
  readonly alarm: string;
  /** What the samples are of. */
  readonly given: string;
  readonly samples: AlarmSamples;
  readonly rings: boolean;
}

const HOUR = 60;

/** A counter that grows by so many in a minute. */
const growingSeries = (by: number) => `0+${by}x${HOUR}`;
const constantSeries = (value: number) => `${value}x${HOUR}`;

const GATEWAY = 'job="skein-gateway",instance="a"';
const SERVICE = 'job="skein-service",instance="a"';

const HTTP_BUCKET = 'http_server_request_duration_seconds_bucket';

const requestsSelector = (outcome: string, type = 'query') =>
  `http_server_request_duration_seconds_count{${GATEWAY},graphql_outcome="${outcome}",graphql_operation_type="${type}"}`;

const callsSelector = (status: string) =>
  `http_server_request_duration_seconds_count{${SERVICE},http_response_status_code="${status}"}`;

/** The buckets of a histogram of which so many in a minute take up to 1 s, and so many longer. */
const durationSamples = (metric: string, labels: string, fast: number, slow: number): AlarmSamples => ({
  [`${metric}{${labels},le="1"}`]: growingSeries(fast),
  [`${metric}{${labels},le="30"}`]: growingSeries(fast + slow),
  [`${metric}{${labels},le="+Inf"}`]: growingSeries(fast + slow),
});

const counterSamples = (metric: string, labels: string, by: number): AlarmSamples => ({
  [`${metric}{${labels}}`]: growingSeries(by),
});
const gaugeSamples = (metric: string, labels: string, value: number): AlarmSamples => ({
  [`${metric}{${labels}}`]: constantSeries(value),
});

/** A gauge that two scrapes of three find at one value, and the third at another, repeatedly. */
const flappingSeries = (most: number, other: number) => `${most} ${most} ${other} `.repeat(HOUR / 3).trim();

/** Both ways: the samples at which an alarm fires, and those at which it does not. */
const ringingAndQuietCases = (alarm: string, ringing: AlarmSamples, quiet: AlarmSamples): AlarmCase[] => [
  { alarm, given: 'trouble', samples: ringing, rings: true },
  { alarm, given: 'none', samples: quiet, rings: false },
];

const DATABASE = 'job="postgresql",instance="db"';

const answerSamples = (good: number, failed: number): AlarmSamples => ({
  [requestsSelector('ok')]: growingSeries(good),
  [requestsSelector('failed')]: growingSeries(failed),
});

/** So many queries in a minute that take up to a second, and so many that take longer. */
const operationSamples = (fast: number, slow: number): AlarmSamples => ({
  ...durationSamples(HTTP_BUCKET, `${GATEWAY},graphql_operation_type="query"`, fast, slow),
  [requestsSelector('ok')]: growingSeries(fast + slow),
});

/** So many changes in a minute that are reported in time, and so many that are late. */
const eventSamples = (prompt: number, late: number): AlarmSamples => ({
  [`watch_delay_seconds_bucket{${GATEWAY},le="2.5"}`]: growingSeries(prompt),
  [`watch_delay_seconds_count{${GATEWAY}}`]: growingSeries(prompt + late),
});

/** A disk of 100 bytes, of which so many are free. */
const diskSamples = (free: string): AlarmSamples => ({
  'node_filesystem_avail_bytes{job="node",instance="db",fstype="ext4",mountpoint="/"}': free,
  'node_filesystem_size_bytes{job="node",instance="db",fstype="ext4",mountpoint="/"}': constantSeries(100),
});

/** So many failures of the archive in a minute, and the age of what was archived last. */
const archiveSamples = (failures: number, age: number): AlarmSamples => ({
  ...counterSamples('pg_stat_archiver_failed_count', DATABASE, failures),
  ...gaugeSamples('pg_stat_archiver_last_archive_age', DATABASE, age),
});

const certificateSamples = (days: number) =>
  gaugeSamples('probe_ssl_earliest_cert_expiry', 'job="tls",instance="graph"', days * 86_400);

export const alarmCases: readonly AlarmCase[] = [
  ...ringingAndQuietCases('GatewayDown', gaugeSamples('up', GATEWAY, 0), gaugeSamples('up', GATEWAY, 1)),
  { alarm: 'GatewayDown', given: 'no target at all', samples: gaugeSamples('up', SERVICE, 1), rings: true },
  {
    alarm: 'GatewayDown',
    given: 'one that ends repeatedly',
    samples: { [`up{${GATEWAY}}`]: flappingSeries(0, 1) },
    rings: true,
  },
  { alarm: 'GatewayDown', given: 'a restart', samples: { [`up{${GATEWAY}}`]: '1x41 0 1x20' }, rings: false },
  ...ringingAndQuietCases(
    'GatewayRequestsFail',
    { [requestsSelector('ok')]: growingSeries(100), [requestsSelector('failed')]: growingSeries(10) },
    { [requestsSelector('ok')]: growingSeries(100), [requestsSelector('failed')]: growingSeries(1) },
  ),
  ...ringingAndQuietCases(
    'GatewayRefusesMost',
    { [requestsSelector('ok')]: growingSeries(1), [requestsSelector('refused', 'none')]: growingSeries(100) },
    { [requestsSelector('ok')]: growingSeries(100), [requestsSelector('refused', 'none')]: growingSeries(100) },
  ),
  {
    ...{ alarm: 'GatewayRefusesMost', given: 'nobody but a few strangers', rings: false },
    samples: { [requestsSelector('refused', 'none')]: growingSeries(2) },
  },
  ...ringingAndQuietCases(
    'GatewayAnswersPartial',
    { [requestsSelector('ok')]: growingSeries(100), [requestsSelector('partial')]: growingSeries(50) },
    { [requestsSelector('ok')]: growingSeries(100), [requestsSelector('partial')]: growingSeries(5) },
  ),
  ...ringingAndQuietCases(
    'GatewaySlow',
    durationSamples(HTTP_BUCKET, `${GATEWAY},graphql_operation_type="query"`, 90, 10),
    durationSamples(HTTP_BUCKET, `${GATEWAY},graphql_operation_type="query"`, 1_000, 1),
  ),
  ...ringingAndQuietCases(
    'GatewayEventLoopLate',
    gaugeSamples('nodejs_eventloop_lag_p99_seconds', GATEWAY, 0.3),
    gaugeSamples('nodejs_eventloop_lag_p99_seconds', GATEWAY, 0.1),
  ),
  ...ringingAndQuietCases(
    'GatewayShedsLoad',
    counterSamples('graphql_errors_total', `${GATEWAY},code="OVERLOADED"`, 1),
    counterSamples('graphql_errors_total', `${GATEWAY},code="BAD_USER_INPUT"`, 1),
  ),
  ...ringingAndQuietCases(
    'GatewaySubgraphsInvalid',
    counterSamples('graphql_errors_total', `${GATEWAY},code="SUBGRAPH_INVALID_RESPONSE"`, 1),
    counterSamples('graphql_errors_total', `${GATEWAY},code="INTERNAL_SERVER_ERROR"`, 1),
  ),
  ...ringingAndQuietCases(
    'GatewayPlansRepeatedly',
    { [requestsSelector('ok')]: growingSeries(120), ...counterSamples('graphql_plans_total', GATEWAY, 100) },
    { [requestsSelector('ok')]: growingSeries(1_000), ...counterSamples('graphql_plans_total', GATEWAY, 100) },
  ),
  ...ringingAndQuietCases(
    'GatewayManyPosts',
    durationSamples('graphql_request_posts_bucket', GATEWAY, 0, 10),
    durationSamples('graphql_request_posts_bucket', GATEWAY, 10, 0),
  ),
  ...ringingAndQuietCases(
    'GatewaySessionsFail',
    counterSamples('session_request_duration_seconds_count', `${GATEWAY},http_response_status_code="503"`, 1),
    counterSamples('session_request_duration_seconds_count', `${GATEWAY},http_response_status_code="401"`, 1),
  ),
  ...ringingAndQuietCases(
    'UpstreamBreakerOpen',
    gaugeSamples('upstream_breaker_state', `${GATEWAY},area="monitoring"`, 2),
    gaugeSamples('upstream_breaker_state', `${GATEWAY},area="monitoring"`, 0),
  ),
  {
    ...{ alarm: 'UpstreamBreakerOpen', given: 'some scrapes that see it half-open', rings: true },
    samples: {
      [`upstream_breaker_state{${GATEWAY},area="monitoring"}`]: '2 1 '.repeat(HOUR / 2).trim(),
    },
  },
  {
    ...{ alarm: 'UpstreamBreakerOpen', given: 'every third scrape between two openings', rings: true },
    samples: { [`upstream_breaker_state{${GATEWAY},area="monitoring"}`]: flappingSeries(2, 0) },
  },
  {
    ...{ alarm: 'UpstreamBreakerOpen', given: 'one scrape that saw it open', rings: false },
    samples: { [`upstream_breaker_state{${GATEWAY},area="monitoring"}`]: '0x42 2 0x20' },
  },
  ...ringingAndQuietCases(
    'UpstreamQueueLong',
    gaugeSamples('upstream_posts_queued', `${GATEWAY},area="monitoring"`, 101),
    gaugeSamples('upstream_posts_queued', `${GATEWAY},area="monitoring"`, 99),
  ),
  ...ringingAndQuietCases(
    'UpstreamRejects',
    counterSamples('upstream_posts_rejected_total', `${GATEWAY},area="monitoring",reason="full"`, 1),
    counterSamples('upstream_posts_rejected_total', `${GATEWAY},area="monitoring",reason="open"`, 1),
  ),
  ...ringingAndQuietCases(
    'UpstreamSlow',
    durationSamples('upstream_post_duration_seconds_bucket', GATEWAY, 80, 20),
    durationSamples('upstream_post_duration_seconds_bucket', GATEWAY, 1_000, 1),
  ),
  ...ringingAndQuietCases(
    'UpstreamRetries',
    {
      ...counterSamples('upstream_post_retries_total', GATEWAY, 20),
      ...counterSamples('upstream_posts_total', GATEWAY, 100),
    },
    {
      ...counterSamples('upstream_post_retries_total', GATEWAY, 1),
      ...counterSamples('upstream_posts_total', GATEWAY, 100),
    },
  ),
  ...ringingAndQuietCases(
    'UpstreamAnswersInvalid',
    counterSamples('upstream_posts_total', `${GATEWAY},outcome="UPSTREAM_INVALID_RESPONSE"`, 1),
    counterSamples('upstream_posts_total', `${GATEWAY},outcome="OK"`, 1),
  ),
  ...ringingAndQuietCases(
    'GatewayReloadFailed',
    gaugeSamples('gateway_last_reload_successful', `${GATEWAY},what="tools"`, 0),
    gaugeSamples('gateway_last_reload_successful', `${GATEWAY},what="tools"`, 1),
  ),
  ...ringingAndQuietCases(
    'RedisAway',
    gaugeSamples('redis_connected', GATEWAY, 0),
    gaugeSamples('redis_connected', GATEWAY, 1),
  ),
  {
    ...{ alarm: 'RedisAway', given: 'a connection that is lost repeatedly', rings: true },
    samples: { [`redis_connected{${GATEWAY}}`]: flappingSeries(0, 1) },
  },
  ...ringingAndQuietCases(
    'GatewayStreamsRefused',
    counterSamples('graphql_errors_total', `${GATEWAY},code="TOO_MANY_STREAMS"`, 1),
    counterSamples('graphql_errors_total', `${GATEWAY},code="OVERLOADED"`, 1),
  ),
  ...ringingAndQuietCases(
    'WakeUpsAway',
    { [`change_feed_connected{${GATEWAY}}`]: '1 1 1 0x57' },
    { [`change_feed_connected{${GATEWAY}}`]: '0 0 0 1x57' },
  ),
  {
    alarm: 'WakeUpsAway',
    given: 'no token for them',
    samples: gaugeSamples('change_feed_connected', GATEWAY, 0),
    rings: false,
  },
  ...ringingAndQuietCases(
    'WorkersMissing',
    {
      ...gaugeSamples('workers', `${GATEWAY},state="wanted"`, 2),
      ...gaugeSamples('workers', `${GATEWAY},state="running"`, 1),
    },
    {
      ...gaugeSamples('workers', `${GATEWAY},state="wanted"`, 2),
      ...gaugeSamples('workers', `${GATEWAY},state="running"`, 3),
    },
  ),
  ...ringingAndQuietCases(
    'WorkersEnd',
    counterSamples('worker_restarts_total', `${GATEWAY},reason="ended"`, 1),
    counterSamples('worker_restarts_total', `${GATEWAY},reason="replaced"`, 1),
  ),
  ...ringingAndQuietCases(
    'RejectionsUnhandled',
    counterSamples('unhandled_rejections_total', SERVICE, 1),
    counterSamples('unhandled_rejections_total', SERVICE, 0),
  ),
  ...ringingAndQuietCases('ServiceDown', gaugeSamples('up', SERVICE, 0), gaugeSamples('up', SERVICE, 1)),
  {
    ...{ alarm: 'ServiceDown', given: 'targets that vanished', rings: true },
    samples: { [`up{${SERVICE}}`]: `1x5 _x${HOUR}` },
  },
  {
    alarm: 'ServiceDown',
    given: 'one that ends repeatedly',
    samples: { [`up{${SERVICE}}`]: flappingSeries(0, 1) },
    rings: true,
  },
  { alarm: 'ServiceDown', given: 'no service of our own', samples: gaugeSamples('up', GATEWAY, 1), rings: false },
  ...ringingAndQuietCases(
    'ServiceCallsFail',
    { [callsSelector('200')]: growingSeries(100), [callsSelector('503')]: growingSeries(10) },
    { [callsSelector('200')]: growingSeries(100), [callsSelector('400')]: growingSeries(10) },
  ),
  ...ringingAndQuietCases(
    'ServiceSlow',
    durationSamples(HTTP_BUCKET, SERVICE, 80, 20),
    durationSamples(HTTP_BUCKET, SERVICE, 1_000, 1),
  ),
  ...ringingAndQuietCases('ServiceConnectionsUsed', gaugeSamples('database_connections_waiting', SERVICE, 1), {
    [`database_connections_waiting{${SERVICE}}`]: '0 9 '.repeat(HOUR / 2).trim(),
  }),
  ...ringingAndQuietCases(
    'ServiceJobsFail',
    counterSamples('job_run_duration_seconds_count', `${SERVICE},exported_job="deliver",outcome="failed"`, 1),
    counterSamples('job_run_duration_seconds_count', `${SERVICE},exported_job="deliver",outcome="completed"`, 1),
  ),
  ...ringingAndQuietCases(
    'ServiceJobsWait',
    gaugeSamples('jobs', `${SERVICE},exported_job="deliver",state="queued"`, 101),
    gaugeSamples('jobs', `${SERVICE},exported_job="deliver",state="queued"`, 99),
  ),
  ...ringingAndQuietCases('ServiceJobsStopped', gaugeSamples('job_ticks_missed', SERVICE, 3), {
    [`job_ticks_missed{${SERVICE}}`]: '0x40 1 2 0x20',
  }),
  ...ringingAndQuietCases(
    'NotificationsFail',
    counterSamples('notification_deliveries_total', `${SERVICE},end="failed"`, 1),
    counterSamples('notification_deliveries_total', `${SERVICE},end="delivered"`, 1),
  ),
  ...ringingAndQuietCases('AnswersBudgetBurnsFast', answerSamples(980, 20), answerSamples(995, 5)),
  {
    alarm: 'AnswersBudgetBurnsFast',
    given: 'one failure in a quiet hour',
    samples: { [requestsSelector('ok')]: '0+1x60', [requestsSelector('failed')]: '0x40 1x20' },
    rings: false,
  },
  {
    ...{ alarm: 'AnswersBudgetBurnsFast', given: 'operations that end at the deadline', rings: true },
    samples: {
      ...answerSamples(980, 0),
      ...counterSamples('graphql_errors_total', `${GATEWAY},code="GATEWAY_TIMEOUT"`, 20),
    },
  },
  {
    ...{ alarm: 'AnswersBudgetBurnsFast', given: 'failures that have ended', rings: false },
    samples: { [requestsSelector('ok')]: growingSeries(980), [requestsSelector('failed')]: '0+70x10 700x50' },
  },
  ...ringingAndQuietCases('AnswersBudgetBurns', answerSamples(998, 2), answerSamples(9_995, 5)),
  ...ringingAndQuietCases('SpeedBudgetBurnsFast', operationSamples(80, 20), operationSamples(95, 5)),
  ...ringingAndQuietCases('SpeedBudgetBurns', operationSamples(98, 2), operationSamples(995, 5)),
  ...ringingAndQuietCases('EventsBudgetBurnsFast', eventSamples(80, 20), eventSamples(95, 5)),
  ...ringingAndQuietCases('EventsBudgetBurns', eventSamples(98, 2), eventSamples(995, 5)),
  ...ringingAndQuietCases(
    'CallsBudgetBurnsFast',
    { [callsSelector('200')]: growingSeries(980), [callsSelector('503')]: growingSeries(20) },
    { [callsSelector('200')]: growingSeries(995), [callsSelector('503')]: growingSeries(5) },
  ),
  ...ringingAndQuietCases(
    'CallsBudgetBurns',
    { [callsSelector('200')]: growingSeries(998), [callsSelector('503')]: growingSeries(2) },
    { [callsSelector('200')]: growingSeries(998), [callsSelector('400')]: growingSeries(2) },
  ),
  { alarm: 'Watchdog', given: 'nothing at all', samples: {}, rings: true },
  ...ringingAndQuietCases('DiskNearlyFull', diskSamples('9x60'), diskSamples('11x60')),
  { alarm: 'DiskNearlyFull', given: 'a day left', samples: diskSamples('39-0.05x60'), rings: true },
  ...ringingAndQuietCases(
    'StandbyLate',
    gaugeSamples('pg_replication_lag_seconds', DATABASE, 31),
    gaugeSamples('pg_replication_lag_seconds', DATABASE, 3),
  ),
  ...ringingAndQuietCases('ArchiveFails', archiveSamples(1, 0), archiveSamples(0, 0)),
  { alarm: 'ArchiveFails', given: 'an archive that has stopped', samples: archiveSamples(0, 601), rings: true },
  {
    ...{ alarm: 'ArchiveFails', given: 'a standby, which archives nothing', rings: false },
    samples: { ...archiveSamples(0, 601), ...gaugeSamples('pg_replication_is_replica', DATABASE, 1) },
  },
  ...ringingAndQuietCases('BackupOld', gaugeSamples('database_connections_max', SERVICE, 10), {
    ...gaugeSamples('database_connections_max', SERVICE, 10),
    ...gaugeSamples('backup_last_success_timestamp_seconds', 'job="node",instance="db"', 0),
  }),
  {
    ...{ alarm: 'BackupOld', given: 'a backup of the day before yesterday', rings: true },
    samples: gaugeSamples('backup_last_success_timestamp_seconds', 'job="node",instance="db"', -2 * 86_400),
  },
  { alarm: 'BackupOld', given: 'the embedded store', samples: gaugeSamples('up', SERVICE, 1), rings: false },
  ...ringingAndQuietCases('CertificateExpires', certificateSamples(13), certificateSamples(15)),
];
