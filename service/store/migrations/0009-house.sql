-- Internal tables of the service: the directory, keys, counters, inbound events.

create table directory_entry (
  kind text not null,
  domain_id text not null,
  id text not null,
  workspace_id text not null default '',
  project_id text not null default '',
  data jsonb not null,
  seq bigint generated always as identity,
  primary key (kind, domain_id, id)
);

create index on directory_entry (domain_id, (data ->> 'user_id')) where kind = 'role_bindings';

create index on directory_entry (domain_id, workspace_id) where kind = 'projects';

create table signing_key (
  purpose text primary key,
  secret text not null,
  created_at timestamptz(3) not null default now()
);

create table sign_in_attempt (
  fingerprint text primary key,
  failures integer not null,
  blocked_until timestamptz(3),
  last_at timestamptz(3) not null
);

create table alert_counter (
  domain_id text not null,
  workspace_id text not null,
  value integer not null,
  primary key (domain_id, workspace_id)
);

create table inbound_event (
  event_id text primary key,
  webhook_id text not null,
  project_id text not null,
  event_key text not null,
  event_type text not null,
  alert_id text not null references monitoring_alert (alert_id) on delete cascade,
  occurred_at timestamptz(3),
  received_at timestamptz(3) not null,
  body jsonb not null,
  seq bigint generated always as identity
);

create index on inbound_event (project_id, event_key, received_at desc);

create index on inbound_event (alert_id);
