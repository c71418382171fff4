-- Indexes that count and sum tenants with millions of rows without fetching the rows.

-- Serves the page of a list in this order; its count, and statistics by state or urgency, from the index alone.
create index monitoring_alert_newest on monitoring_alert (domain_id, created_at desc nulls last, seq)
  include (workspace_id, project_id, state, urgency, assignee, webhook_id);

drop index monitoring_alert_domain_id_created_at_seq_idx;

-- These columns repeat so often that including the workspace costs almost nothing: the index stores equal entries once.
create index cost_report_data_places on cost_analysis_cost_report_data (domain_id, report_month, workspace_id, project_id);

drop index cost_analysis_cost_report_dat_domain_id_report_month_projec_idx;

-- Costs of one month in default order; the index skips other months.
create index cost_report_data_order
  on cost_analysis_cost_report_data (domain_id, is_confirmed, report_year desc, seq, report_month);

drop index cost_analysis_cost_report_dat_domain_id_is_confirmed_report_idx;
