-- A machine of a cluster has no listeners, and cannot notify in a transaction that several machines commit. It sends a
-- notice to the connection that changes the rows, which then notifies (service/store/driver.ts).
create or replace function notify_change() returns trigger language plpgsql as $$
declare
  change text;
begin
  for change in select distinct tg_argv[0] || ' ' || domain_id from changed loop
    if tg_table_name = replace(tg_argv[0], '.', '_') then
      perform pg_notify('changes_' || tg_table_schema, change);
    else
      raise notice using message = change, errcode = 'SK001';
    end if;
  end loop;
  return null;
end $$;

-- The coordinator copies a new alert to its machine, and then passes no notices on. Each new alert takes a number first.
create function notify_numbered_alert() returns trigger language plpgsql as $$
begin
  if tg_table_name <> 'alert_counter' then
    raise notice using message = 'monitoring.alert ' || new.domain_id, errcode = 'SK001';
  end if;
  return null;
end $$;

set local citus.enable_unsafe_triggers = on;

create trigger alert_counter_change after insert or update on alert_counter
  for each row execute function notify_numbered_alert();
