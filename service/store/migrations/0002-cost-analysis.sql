-- Records of the cost-analysis area. Statements are separated by an empty line.

create table cost_analysis_budget (
  budget_id text not null default '',
  name text not null default '',
  "limit" double precision not null,
  planned_limits jsonb not null default '[]',
  currency text not null default '',
  provider_filter jsonb not null default '{}',
  time_unit text not null default '',
  start text not null default '',
  "end" text not null default '',
  notifications jsonb not null default '[]',
  tags jsonb not null default '{}',
  resource_group text not null default '',
  domain_id text not null default '',
  workspace_id text not null default '',
  project_id text not null default '',
  data_source_id text not null default '',
  created_at timestamptz(3),
  updated_at timestamptz(3),
  project_group_id text not null default '',
  seq bigint generated always as identity,
  primary key (budget_id)
);

create index on cost_analysis_budget (domain_id, data_source_id);

create index on cost_analysis_budget (domain_id, project_id);

create table cost_analysis_cost_report_data (
  cost_report_data_id text not null default '',
  cost jsonb not null default '{}',
  cost_report_name text not null default '',
  issue_date text not null default '',
  report_year text not null default '',
  report_month text not null default '',
  is_confirmed boolean not null default false,
  provider text not null default '',
  product text not null default '',
  service_account_name text not null default '',
  data_source_name text not null default '',
  project_name text not null default '',
  workspace_name text not null default '',
  domain_id text not null default '',
  workspace_id text not null default '',
  project_id text not null default '',
  cost_report_config_id text not null default '',
  cost_report_id text not null default '',
  data_source_id text not null default '',
  service_account_id text not null default '',
  created_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (domain_id, cost_report_data_id)
);

create index on cost_analysis_cost_report_data (domain_id, report_month, project_id);

create index on cost_analysis_cost_report_data (domain_id, data_source_id, report_month);

create table cost_analysis_custom_widget (
  widget_id text not null default '',
  name text not null default '',
  options jsonb not null default '{}',
  tags jsonb not null default '{}',
  user_id text not null default '',
  domain_id text not null default '',
  created_at timestamptz(3),
  updated_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (widget_id)
);

create index on cost_analysis_custom_widget (domain_id);

create table cost_analysis_schedule (
  schedule_id text not null default '',
  name text not null default '',
  state text not null default '',
  schedule jsonb not null default '{}',
  options jsonb not null default '{}',
  tags jsonb not null default '{}',
  data_source_id text not null default '',
  domain_id text not null default '',
  created_at timestamptz(3),
  last_scheduled_at timestamptz(3),
  seq bigint generated always as identity,
  primary key (schedule_id)
);

create index on cost_analysis_schedule (domain_id);
