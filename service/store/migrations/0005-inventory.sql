-- Records of the inventory area. Statements are separated by an empty line.

create table inventory_v2_job (
  job_id text not null default '',
  status text not null default '',
  total_tasks integer not null,
  remained_tasks integer not null,
  success_tasks integer not null,
  failure_tasks integer not null,
  request_secret_id text not null default '',
  request_workspace_id text not null default '',
  resource_group text not null default '',
  domain_id text not null default '',
  workspace_id text not null default '',
  collector_id text not null default '',
  plugin_id text not null default '',
  created_at timestamptz(3),
  updated_at timestamptz(3),
  finished_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (domain_id, job_id)
);

create table inventory_metric (
  metric_id text not null default '',
  name text not null default '',
  metric_type text not null default '',
  resource_type text not null default '',
  query_options jsonb not null default '{}',
  date_field text not null default '',
  unit text not null default '',
  tags jsonb not null default '{}',
  labels_info jsonb not null default '[]',
  is_managed boolean not null default false,
  resource_group text not null default '',
  domain_id text not null default '',
  workspace_id text not null default '',
  namespace_id text not null default '',
  created_at timestamptz(3),
  updated_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (domain_id, metric_id)
);

create table inventory_note (
  note_id text not null default '',
  record_id text not null default '',
  cloud_service_id text not null default '',
  note text not null default '',
  created_by text not null default '',
  domain_id text not null default '',
  workspace_id text not null default '',
  project_id text not null default '',
  created_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (note_id)
);

create index on inventory_note (domain_id, created_at desc nulls last);
