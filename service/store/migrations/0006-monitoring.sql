-- Records of the monitoring area. Statements are separated by an empty line.

create table monitoring_alert (
  alert_number integer not null,
  alert_id text not null default '',
  title text not null default '',
  state text not null default '',
  description text not null default '',
  assignee text not null default '',
  responder text not null default '',
  urgency text not null default '',
  severity text not null default '',
  rule text not null default '',
  image_url text not null default '',
  resources jsonb not null default '[]',
  provider text not null default '',
  account text not null default '',
  additional_info jsonb not null default '{}',
  escalation_step integer not null,
  escalation_ttl integer not null,
  triggered_by text not null default '',
  domain_id text not null default '',
  workspace_id text not null default '',
  project_id text not null default '',
  webhook_id text not null default '',
  escalation_policy_id text not null default '',
  created_at timestamptz(3),
  updated_at timestamptz(3),
  acknowledged_at timestamptz(3),
  resolved_at timestamptz(3),
  escalated_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (alert_id)
);

create unique index on monitoring_alert (domain_id, workspace_id, alert_number);

create index on monitoring_alert (domain_id, created_at desc nulls last, seq);

create index on monitoring_alert (domain_id, workspace_id, state);

create index on monitoring_alert (domain_id, project_id, created_at desc nulls last);

create index on monitoring_alert (webhook_id);

create table monitoring_maintenance_window (
  maintenance_window_id text not null default '',
  title text not null default '',
  state text not null default '',
  start_time timestamptz(3),
  end_time timestamptz(3),
  tags jsonb not null default '{}',
  projects jsonb not null default '[]',
  domain_id text not null default '',
  created_by text not null default '',
  created_at timestamptz(3),
  updated_at timestamptz(3),
  closed_at timestamptz(3),
  workspace_id text not null default '',
  seq bigint generated always as identity,
  primary key (maintenance_window_id)
);

create index on monitoring_maintenance_window (domain_id, start_time desc nulls last);

create index on monitoring_maintenance_window (end_time) where state = 'OPEN';

create table monitoring_note (
  note_id text not null default '',
  alert_id text not null default '',
  note text not null default '',
  created_by text not null default '',
  domain_id text not null default '',
  workspace_id text not null default '',
  project_id text not null default '',
  created_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (note_id)
);

create index on monitoring_note (alert_id);

create index on monitoring_note (domain_id, created_at desc nulls last);

create table monitoring_webhook (
  webhook_id text not null default '',
  name text not null default '',
  state text not null default '',
  access_key text not null default '',
  capability jsonb not null default '{}',
  plugin_info jsonb not null default '{}',
  tags jsonb not null default '{}',
  project_id text not null default '',
  domain_id text not null default '',
  created_at timestamptz(3),
  workspace_id text not null default '',
  seq bigint generated always as identity,
  primary key (webhook_id)
);

create unique index monitoring_webhook_name on monitoring_webhook (domain_id, workspace_id, project_id, name);

create index on monitoring_webhook (domain_id, project_id);
