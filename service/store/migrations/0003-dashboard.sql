-- Records of the dashboard area. Statements are separated by an empty line.

create table dashboard_project_dashboard (
  project_dashboard_id text not null default '',
  project_id text not null default '',
  name text not null default '',
  viewers text not null default '',
  version integer not null,
  layouts jsonb not null default '[]',
  variables jsonb not null default '{}',
  settings jsonb not null default '{}',
  variables_schema jsonb not null default '{}',
  labels jsonb not null default '[]',
  tags jsonb not null default '{}',
  user_id text not null default '',
  domain_id text not null default '',
  created_at timestamptz(3),
  updated_at timestamptz(3),
  workspace_id text not null default '',
  seq bigint generated always as identity,
  primary key (project_dashboard_id)
);

create unique index dashboard_project_dashboard_name on dashboard_project_dashboard (domain_id, project_id, user_id, name);

create table dashboard_project_dashboard_version (
  project_dashboard_id text not null default '',
  version integer not null,
  layouts jsonb not null default '[]',
  variables jsonb not null default '{}',
  settings jsonb not null default '{}',
  variables_schema jsonb not null default '{}',
  domain_id text not null default '',
  created_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (project_dashboard_id, version)
);
