-- What keeps large stores on their indexes. Of plans, only one more index is to be written for each row of cost.

-- Months and years are compared by code point: a column that is ordered so itself serves `=`, ranges and sorts by one
-- index.
alter table cost_analysis_cost_report_data
  alter column report_month type text collate "C", alter column report_year type text collate "C";

-- The first page of costs in their own order.
create index on cost_analysis_cost_report_data (domain_id, is_confirmed, report_year desc, seq);

-- A project lies in one workspace and that in one domain. Taken for independent, a tenant's rows count as next to none,
-- and all of them are read and sorted where the newest few are asked for. Kept by ANALYZE; writing costs nothing.
create statistics monitoring_alert_places (dependencies) on domain_id, workspace_id, project_id from monitoring_alert;

create statistics cost_report_data_places (dependencies) on domain_id, workspace_id, project_id, data_source_id
  from cost_analysis_cost_report_data;
