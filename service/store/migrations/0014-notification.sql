-- What people are told, and whom it has still to reach (semantics 3.19.8, 3.19.11).

create table notification (
  notification_id text primary key,
  domain_id text not null,
  event text not null,
  -- The alert or budget it is about.
  subject_id text not null,
  body jsonb not null,
  -- They hold a key as it is: emptied as soon as nobody is left to send them to.
  callbacks jsonb not null default '[]',
  created_at timestamptz(3) not null,
  seq bigint generated always as identity
);

create index on notification (subject_id, seq);

create table notification_delivery (
  notification_id text not null references notification (notification_id) on delete cascade,
  -- A channel of the directory; empty for the sink.
  channel_id text not null,
  -- PENDING, then DELIVERED, FAILED after the last try, or DROPPED: there is no such address any more.
  state text not null default 'PENDING',
  tries integer not null default 0,
  primary key (notification_id, channel_id)
);

-- Keys past their time open nothing and are dropped.
create index on alert_access_key (expires_at);

-- What the clock looks at each minute: alerts that may still escalate (semantics 3.19.3).
create index monitoring_alert_escalating on monitoring_alert (seq) where escalation_ttl > 0 and state <> 'RESOLVED';

-- The numbers of alerts that services show (semantics 3.20.5) come from the index alone.
drop index monitoring_alert_service_id_idx;

create index on monitoring_alert (service_id, state, urgency) where service_id <> '';

-- Whether a project is silent is asked at each notification (semantics 3.18.4).
create index on monitoring_maintenance_window (domain_id) where state = 'OPEN';
