-- Notifications, and their deliveries to receivers (semantics 3.19.8, 3.19.11).

create table notification (
  notification_id text primary key,
  domain_id text not null,
  event text not null,
  -- The alert or budget that the notification is about.
  subject_id text not null,
  body jsonb not null,
  -- Callbacks contain a key in plain text, so they are emptied once no delivery is pending.
  callbacks jsonb not null default '[]',
  created_at timestamptz(3) not null,
  seq bigint generated always as identity
);

create index on notification (subject_id, seq);

create table notification_delivery (
  notification_id text not null references notification (notification_id) on delete cascade,
  -- A channel of the directory; empty for the sink.
  channel_id text not null,
  -- PENDING, then DELIVERED, FAILED after the last attempt, or DROPPED when the address no longer exists.
  state text not null default 'PENDING',
  tries integer not null default 0,
  primary key (notification_id, channel_id)
);

-- Expired keys grant no access and are deleted.
create index on alert_access_key (expires_at);

-- Alerts that may still escalate, read by the scheduler each minute (semantics 3.19.3).
create index monitoring_alert_escalating on monitoring_alert (seq) where escalation_ttl > 0 and state <> 'RESOLVED';

-- Lets the alert counts of services (semantics 3.20.5) be read from the index alone.
drop index monitoring_alert_service_id_idx;

create index on monitoring_alert (service_id, state, urgency) where service_id <> '';

-- Each notification checks whether its project has an open maintenance window (semantics 3.18.4).
create index on monitoring_maintenance_window (domain_id) where state = 'OPEN';
