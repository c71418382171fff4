-- Keeps queries of large stores on indexes. Each row of cost is written to only one index more.

-- Months and years are compared by code point: with that collation on the column, one index serves `=`, ranges and
-- sorts.
alter table cost_analysis_cost_report_data
  alter column report_month type text collate "C", alter column report_year type text collate "C";

-- The first page of costs in default order.
create index on cost_analysis_cost_report_data (domain_id, is_confirmed, report_year desc, seq);

-- A project belongs to one workspace, and a workspace to one domain. If PostgreSQL assumed these columns to be
-- independent, it would estimate almost no rows for a tenant, and would read and sort all of them to find the newest
-- few. ANALYZE maintains these statistics; writes cost nothing.
create statistics monitoring_alert_places (dependencies) on domain_id, workspace_id, project_id from monitoring_alert;

create statistics cost_report_data_places (dependencies) on domain_id, workspace_id, project_id, data_source_id
  from cost_analysis_cost_report_data;
