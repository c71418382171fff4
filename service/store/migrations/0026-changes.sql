-- Tells listeners which resource of which domain has changed: no data, only "monitoring.alert domain-1". A transaction
-- tells each pair once.
create function notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes_' || tg_table_schema, tg_argv[0] || ' ' || domain_id)
  from (select distinct domain_id from changed) as domains;
  return null;
end
$$;

create trigger monitoring_alert_insert_change after insert on monitoring_alert referencing new table as changed
  for each statement execute function notify_change('monitoring.alert');

create trigger monitoring_alert_update_change after update on monitoring_alert referencing new table as changed
  for each statement execute function notify_change('monitoring.alert');

create trigger monitoring_alert_delete_change after delete on monitoring_alert referencing old table as changed
  for each statement execute function notify_change('monitoring.alert');

create trigger monitoring_maintenance_window_insert_change after insert on monitoring_maintenance_window referencing new table as changed
  for each statement execute function notify_change('monitoring.maintenance_window');

create trigger monitoring_maintenance_window_update_change after update on monitoring_maintenance_window referencing new table as changed
  for each statement execute function notify_change('monitoring.maintenance_window');

create trigger monitoring_maintenance_window_delete_change after delete on monitoring_maintenance_window referencing old table as changed
  for each statement execute function notify_change('monitoring.maintenance_window');

create trigger cost_analysis_budget_insert_change after insert on cost_analysis_budget referencing new table as changed
  for each statement execute function notify_change('cost_analysis.budget');

create trigger cost_analysis_budget_update_change after update on cost_analysis_budget referencing new table as changed
  for each statement execute function notify_change('cost_analysis.budget');

create trigger cost_analysis_budget_delete_change after delete on cost_analysis_budget referencing old table as changed
  for each statement execute function notify_change('cost_analysis.budget');

create trigger inventory_v2_job_insert_change after insert on inventory_v2_job referencing new table as changed
  for each statement execute function notify_change('inventory_v2.job');

create trigger inventory_v2_job_update_change after update on inventory_v2_job referencing new table as changed
  for each statement execute function notify_change('inventory_v2.job');

create trigger inventory_v2_job_delete_change after delete on inventory_v2_job referencing old table as changed
  for each statement execute function notify_change('inventory_v2.job');
