-- Records of the identity area. Statements are separated by an empty line.

create table identity_agent (
  agent_id text not null default '',
  options jsonb not null default '{}',
  domain_id text not null default '',
  workspace_id text not null default '',
  project_id text not null default '',
  service_account_id text not null default '',
  app_id text not null default '',
  created_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (agent_id)
);

create unique index identity_agent_service_account on identity_agent (domain_id, service_account_id);

create table identity_api_key (
  api_key_id text not null default '',
  app_id text not null default '',
  name text not null default '',
  state text not null default '',
  domain_id text not null default '',
  user_id text not null default '',
  created_at timestamptz(3),
  last_accessed_at timestamptz(3),
  expired_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (api_key_id)
);

create index on identity_api_key (domain_id, user_id);

create table identity_app (
  app_id text not null default '',
  name text not null default '',
  state text not null default '',
  is_managed boolean not null default false,
  tags jsonb not null default '{}',
  role_type text not null default '',
  resource_group text not null default '',
  domain_id text not null default '',
  workspace_id text not null default '',
  role_id text not null default '',
  client_id text not null default '',
  project_group_id text not null default '',
  project_id text not null default '',
  created_at timestamptz(3),
  expired_at timestamptz(3),
  last_accessed_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (app_id)
);

create unique index on identity_app (client_id);

create index on identity_app (domain_id);

create table identity_endpoint (
  name text not null default '',
  service text not null default '',
  endpoint text not null default '',
  internal_endpoint text not null default '',
  state text not null default '',
  version text not null default '',
  seq bigint generated always as identity,
  primary key (service, name)
);

create table identity_job (
  job_id text not null default '',
  status text not null default '',
  options jsonb not null default '{}',
  resource_group text not null default '',
  error_message text not null default '',
  domain_id text not null default '',
  workspace_id text not null default '',
  trusted_account_id text not null default '',
  plugin_id text not null default '',
  created_at timestamptz(3),
  updated_at timestamptz(3),
  finished_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (domain_id, job_id)
);

create table identity_role (
  role_id text not null default '',
  name text not null default '',
  role_type text not null default '',
  permissions jsonb not null default '[]',
  page_access jsonb not null default '[]',
  tags jsonb not null default '{}',
  is_managed boolean not null default false,
  state text not null default '',
  domain_id text not null default '',
  created_at timestamptz(3),
  updated_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (domain_id, role_id)
);

create unique index identity_role_name on identity_role (domain_id, name);
