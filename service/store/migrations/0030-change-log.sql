-- What records were before they changed, for an hour (docs/adr/0087-changes-since-a-snapshot.md). A reader knows the
-- transactions that it has seen: numbers of rows would not tell, since transactions commit in another order.
create table change_log (
  entry_id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  resource text not null,
  domain text not null,
  record_id text not null,
  before jsonb
);

create index change_log_since on change_log (resource, domain, xid);

create index change_log_at on change_log (at);

-- Places in the log of another store are not valid here, nor those from before the time up to which entries were removed.
create table change_log_state (epoch text not null, pruned_at timestamptz(3) not null);

insert into change_log_state values (substr(md5(random()::text || clock_timestamp()::text), 1, 8), '-infinity');

-- The machines of a cluster have transactions of their own, so nothing is logged there.
create function log_change() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_table_name <> replace(tg_argv[0], '.', '_') then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into change_log (resource, domain, record_id)
    select tg_argv[0], domain_id, to_jsonb(changed) ->> tg_argv[1] from changed;
  else
    insert into change_log (resource, domain, record_id, before)
    select tg_argv[0], domain_id, before ->> tg_argv[1], before from (select domain_id, to_jsonb(changed) as before from changed) images;
  end if;
  return null;
end $$;

create trigger monitoring_alert_insert_log after insert on monitoring_alert referencing new table as changed
  for each statement execute function log_change('monitoring.alert', 'alert_id');

create trigger monitoring_alert_update_log after update on monitoring_alert referencing old table as changed
  for each statement execute function log_change('monitoring.alert', 'alert_id');

create trigger monitoring_alert_delete_log after delete on monitoring_alert referencing old table as changed
  for each statement execute function log_change('monitoring.alert', 'alert_id');

create trigger monitoring_maintenance_window_insert_log after insert on monitoring_maintenance_window referencing new table as changed
  for each statement execute function log_change('monitoring.maintenance_window', 'maintenance_window_id');

create trigger monitoring_maintenance_window_update_log after update on monitoring_maintenance_window referencing old table as changed
  for each statement execute function log_change('monitoring.maintenance_window', 'maintenance_window_id');

create trigger monitoring_maintenance_window_delete_log after delete on monitoring_maintenance_window referencing old table as changed
  for each statement execute function log_change('monitoring.maintenance_window', 'maintenance_window_id');

create trigger cost_analysis_budget_insert_log after insert on cost_analysis_budget referencing new table as changed
  for each statement execute function log_change('cost_analysis.budget', 'budget_id');

create trigger cost_analysis_budget_update_log after update on cost_analysis_budget referencing old table as changed
  for each statement execute function log_change('cost_analysis.budget', 'budget_id');

create trigger cost_analysis_budget_delete_log after delete on cost_analysis_budget referencing old table as changed
  for each statement execute function log_change('cost_analysis.budget', 'budget_id');

create trigger inventory_v2_job_insert_log after insert on inventory_v2_job referencing new table as changed
  for each statement execute function log_change('inventory_v2.job', 'job_id');

create trigger inventory_v2_job_update_log after update on inventory_v2_job referencing old table as changed
  for each statement execute function log_change('inventory_v2.job', 'job_id');

create trigger inventory_v2_job_delete_log after delete on inventory_v2_job referencing old table as changed
  for each statement execute function log_change('inventory_v2.job', 'job_id');
