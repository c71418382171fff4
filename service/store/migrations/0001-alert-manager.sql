-- Records of the alert-manager area. Statements are separated by an empty line.

create table alert_manager_escalation_policy (
  escalation_policy_id text not null default '',
  name text not null default '',
  rules jsonb not null default '[]',
  repeat jsonb not null default '{}',
  finish_condition text not null default '',
  tags jsonb not null default '{}',
  domain_id text not null default '',
  workspace_id text not null default '',
  service_id text not null default '',
  created_at timestamptz(3),
  updated_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (escalation_policy_id)
);

create unique index alert_manager_escalation_policy_name on alert_manager_escalation_policy (service_id, name);

create table alert_manager_service (
  service_id text not null default '',
  name text not null default '',
  service_key text not null default '',
  description text not null default '',
  members jsonb not null default '{}',
  options jsonb not null default '{}',
  tags jsonb not null default '{}',
  domain_id text not null default '',
  workspace_id text not null default '',
  escalation_policy_id text not null default '',
  created_at timestamptz(3),
  updated_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (service_id)
);

create unique index alert_manager_service_name on alert_manager_service (domain_id, workspace_id, name);

create unique index alert_manager_service_key on alert_manager_service (domain_id, workspace_id, service_key);
