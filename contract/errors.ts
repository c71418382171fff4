/**
 * Every error code of the service, in the body `{"detail": {"code", "message"}}` (semantics 1.3). Codes and statuses
 * are the contract; messages are for people and may change.
 */

/** A family of errors: one HTTP status, one gRPC status. */
const family =
  <const Status extends number, const GrpcStatus extends string>(status: Status, grpcStatus: GrpcStatus) =>
  (meaning: string) => ({ status, grpcStatus, meaning });

const invalid = family(400, 'INVALID_ARGUMENT');
const refused = family(400, 'FAILED_PRECONDITION');
const unauthenticated = family(401, 'UNAUTHENTICATED');
const denied = family(403, 'PERMISSION_DENIED');
const notFound = family(404, 'NOT_FOUND');
const exists = family(409, 'ALREADY_EXISTS');
const tooLarge = family(413, 'INVALID_ARGUMENT');
const internal = family(500, 'INTERNAL');
const unimplemented = family(501, 'UNIMPLEMENTED');
const unavailable = family(503, 'UNAVAILABLE');
const late = family(504, 'DEADLINE_EXCEEDED');

/** Every code, with its statuses and meaning. No operation answers with a reserved code. */
export const errors = {
  // ——— The request itself
  ERROR_JSON_FORMAT: invalid('The request body is not JSON, or not a JSON object.'),
  ERROR_REQUIRED_PARAMETER: invalid('A required member is absent or null; the message names it: (key = X).'),
  ERROR_INVALID_PARAMETER_TYPE: invalid('A member has the wrong JSON type or format: (key = X, type = T).'),
  ERROR_INVALID_PARAMETER: invalid('A member has a value that is not allowed: (key = X, reason = R).'),
  ERROR_REQUEST_TOO_LARGE: tooLarge(
    'The body is larger than 10 MiB (2 MiB for writes), has more than 50,000 values, or has more than 500 events.',
  ),
  ERROR_UNSUPPORTED_API: notFound(
    'No operation has this path; on a known path with another method than POST, status 405.',
  ),
  ERROR_INVALID_ARGUMENT: invalid('Reserved: the service uses more specific codes.'),
  ERROR_INVALID_FORMAT: invalid('Reserved: the service uses ERROR_INVALID_PARAMETER_TYPE.'),

  // ——— The caller
  ERROR_AUTHENTICATE_FAILURE: unauthenticated(
    'The credential is missing, unreadable, expired, disabled, replaced or of the wrong kind.',
  ),
  ERROR_PERMISSION_DENIED: denied('The caller may not do this, or the access key is wrong.'),

  // ——— Records
  ERROR_NOT_FOUND: notFound("The record does not exist, or is outside the caller's scope: (key = value)."),
  ERROR_NOT_UNIQUE: exists('A value that must be unique is taken: (key = value).'),
  ERROR_SAVE_UNIQUE_VALUES: exists('A combination that must be unique is taken: (keys).'),
  ERROR_EXIST_RESOURCE: invalid(
    'Another record depends on the record, or its only permitted child already exists: (child, parent).',
  ),

  // ——— Queries
  ERROR_DB_QUERY: invalid(
    'The query cannot be run: unknown operator, incomplete condition, unwind without only, bad pattern or time expression.',
  ),
  ERROR_OPERATOR_VALUE_TYPE: invalid('The operator of a condition does not accept a list.'),
  ERROR_OPERATOR_LIST_VALUE_TYPE: invalid('The operator of a condition requires a list.'),
  ERROR_OPERATOR_DICT_VALUE_TYPE: invalid('The operator of a condition requires an object.'),
  ERROR_OPERATOR_BOOLEAN_TYPE: invalid('The operator of a condition requires true or false.'),

  // ——— The service
  ERROR_UNKNOWN: internal('An unexpected failure.'),
  ERROR_NOT_IMPLEMENTED: unimplemented('The deployment does not have the operation.'),
  ERROR_UNAVAILABLE: unavailable(
    'The service is shutting down, its store cannot be reached, or the domain has used its share of the store.',
  ),
  ERROR_REQUEST_TIMEOUT: late('The request took too long.'),

  // ——— Sign-in and tokens
  ERROR_AUTHENTICATION_FAILURE: unauthenticated('Unknown user or wrong password, or external verification failed.'),
  ERROR_INVALID_CREDENTIALS: unauthenticated('Credentials are incomplete, or verify_code is wrong or expired.'),
  ERROR_LOGIN_BLOCKED: unauthenticated('Too many failed attempts; sign-in is blocked for 300 seconds.'),
  ERROR_MFA_REQUIRED: unauthenticated('The user has MFA enabled, and verify_code is absent.'),
  ERROR_INVALID_GRANT_TYPE: invalid('The token is not a refresh token.'),
  ERROR_INVALID_AUTHENTICATION_TYPE: invalid('auth_type is not a value of AuthType.'),
  ERROR_USER_STATE_DISABLED: invalid('The user is disabled.'),
  ERROR_DOMAIN_STATE: invalid('The domain is disabled.'),
  ERROR_WORKSPACE_STATE: invalid('The workspace is disabled.'),

  // ——— API keys, apps, roles
  ERROR_API_KEY_EXPIRED_LIMIT: invalid('expired_at of an API key is more than 365 days ahead.'),
  ERROR_APP_EXPIRED_LIMIT: invalid('expired_at of an app is more than 365 days ahead.'),
  ERROR_APP_STATE_DISABLED: invalid(
    'Reserved: the token of a disabled app gets ERROR_AUTHENTICATE_FAILURE, and app check gets ERROR_PERMISSION_DENIED.',
  ),
  ERROR_NOT_ALLOWED_ROLE_TYPE: invalid("The role's type does not fit the app's resource_group."),
  ERROR_ROLE_IN_USED_AT_ROLE_BINDING: invalid('The role is bound to a user.'),

  // ——— Metrics
  ERROR_NOT_SUPPORT_RESOURCE_TYPE: invalid("The metric's resource_type cannot be analyzed."),
  ERROR_WRONG_QUERY_OPTIONS: invalid("The metric's query_options cannot be run."),
  ERROR_METRIC_QUERY_RUN_FAILED: internal('A metric run failed while its results were stored.'),

  // ——— Alerting
  ERROR_ALERT_FEATURE_IS_NOT_ACTIVATED: invalid('Alerting is switched off for the project in the directory.'),
  ERROR_WEBHOOK_STATE_DISABLED: invalid('An event was sent to a disabled webhook.'),
  ERROR_CLOSED_MAINTENANCE_WINDOW: invalid('A closed maintenance window cannot be updated.'),
  ERROR_INVALID_ESCALATION_POLICY: invalid('The escalation policy belongs to another service.'),

  // ——— Budgets
  ERROR_INVALID_TIME_RANGE: invalid('start is not before end.'),
  ERROR_NO_DATE_IN_PLANNED_LIMITS: invalid('planned_limits lacks a month or year of the period.'),
  ERROR_DATE_IS_REQUIRED: invalid('An entry of planned_limits has no date.'),
  ERROR_DATE_IS_WRONG: invalid('planned_limits has a date outside the period, or a duplicate date.'),
  ERROR_LIMIT_IS_WRONG: invalid('A limit is negative.'),
  // The wire spells it this way.
  ERROR_ONLY_ONF_OF_PROJECT_OR_PROJECT_GROUP: invalid('Both project_id and project_group_id are given.'),
  ERROR_PROVIDER_FILTER_IS_EMPTY: invalid('provider_filter is ENABLED without providers.'),
  ERROR_UNIT_IS_REQUIRED: invalid('unit of a notification is missing or unknown.'),
  ERROR_NOTIFICATION_TYPE_IS_REQUIRED: invalid('notification_type of a notification is missing or unknown.'),
  ERROR_THRESHOLD_IS_WRONG: invalid('threshold of a notification is negative.'),
  ERROR_THRESHOLD_IS_WRONG_IN_PERCENT_TYPE: invalid('threshold of a notification is above 100 with unit PERCENT.'),
  ERROR_BUDGET_ALREADY_EXIST: invalid('Another budget of the same data source and target covers part of the period.'),

  // ——— Trusted secrets, dashboards
  ERROR_EXIST_RELATED_SECRET: refused('A secret of the directory still references the trusted secret.'),
  ERROR_LATEST_VERSION: invalid('The current version of a dashboard cannot be deleted.'),
};

/** A code of the error body. */
export type ContractErrorCode = keyof typeof errors;
