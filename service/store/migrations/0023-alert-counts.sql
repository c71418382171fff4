-- Numbers of alerts by service, state and urgency: one row per change, +1 or -1, so that writers never wait for one
-- another; the sum of the rows is the number. From time to time a writer merges the rows of its service.
create table alert_count (
  service_id text not null,
  state text not null,
  urgency text not null,
  change integer not null
);

create index on alert_count (service_id);

insert into alert_count (service_id, state, urgency, change)
select service_id, state, urgency, count(*) from monitoring_alert where service_id <> '' group by 1, 2, 3;

create function fold_alert_counts(folded_id text) returns void language sql as $$
  with folded as (
    delete from alert_count where ctid = any(array(
      select ctid from alert_count where service_id = folded_id for update skip locked))
    returning state, urgency, change)
  insert into alert_count (service_id, state, urgency, change)
  select folded_id, state, urgency, sum(change) from folded group by 2, 3 having sum(change) <> 0
$$;

create function count_alert() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op <> 'INSERT' and old.service_id <> '' then
    insert into alert_count values (old.service_id, old.state, old.urgency, -1);
    if random() < 0.05 then
      perform fold_alert_counts(old.service_id);
    end if;
  end if;
  if tg_op <> 'DELETE' and new.service_id <> '' then
    insert into alert_count values (new.service_id, new.state, new.urgency, 1);
    if random() < 0.05 then
      perform fold_alert_counts(new.service_id);
    end if;
  end if;
  return null;
end $$;

create trigger alert_counts_added after insert on monitoring_alert
  for each row when (new.service_id <> '') execute function count_alert();

create trigger alert_counts_changed after update of service_id, state, urgency on monitoring_alert
  for each row when ((old.service_id, old.state, old.urgency) is distinct from (new.service_id, new.state, new.urgency))
  execute function count_alert();

create trigger alert_counts_removed after delete on monitoring_alert
  for each row when (old.service_id <> '') execute function count_alert();
