-- Keys that hold the domain, so that the rows of a domain can be stored together on one of several machines
-- (docs/adr/0053-tables-distributed-by-domain.md). An id comes first in its key: look-ups by id alone use the same index.

alter table alert_access_key drop constraint alert_access_key_alert_id_fkey, drop constraint alert_access_key_pkey,
  add column domain_id text not null default '';

alter table inbound_event drop constraint inbound_event_alert_id_fkey, drop constraint inbound_event_pkey,
  add column domain_id text not null default '';

alter table monitoring_note drop constraint monitoring_note_alert_id_fkey, drop constraint monitoring_note_pkey;

alter table notification_delivery drop constraint notification_delivery_notification_id_fkey,
  drop constraint notification_delivery_pkey, add column domain_id text not null default '';

alter table budget_raised drop constraint budget_raised_pkey, add column domain_id text not null default '';

alter table alert_count add column domain_id text not null default '';

update alert_access_key child set domain_id = parent.domain_id from monitoring_alert parent
where parent.alert_id = child.alert_id;

update inbound_event child set domain_id = parent.domain_id from monitoring_alert parent
where parent.alert_id = child.alert_id;

update notification_delivery child set domain_id = parent.domain_id from notification parent
where parent.notification_id = child.notification_id;

update budget_raised child set domain_id = parent.domain_id from cost_analysis_budget parent
where parent.budget_id = child.budget_id;

-- Alerts of a service that was deleted are no longer counted.
delete from alert_count child where not exists (
  select from alert_manager_service parent where parent.service_id = child.service_id);

update alert_count child set domain_id = parent.domain_id from alert_manager_service parent
where parent.service_id = child.service_id;

alter table monitoring_alert drop constraint monitoring_alert_pkey, add primary key (alert_id, domain_id);

alter table alert_manager_escalation_policy drop constraint alert_manager_escalation_policy_pkey,
  add primary key (escalation_policy_id, domain_id);

alter table alert_manager_service drop constraint alert_manager_service_pkey, add primary key (service_id, domain_id);

alter table cost_analysis_budget drop constraint cost_analysis_budget_pkey, add primary key (budget_id, domain_id);

alter table cost_analysis_custom_widget drop constraint cost_analysis_custom_widget_pkey,
  add primary key (widget_id, domain_id);

alter table cost_analysis_schedule drop constraint cost_analysis_schedule_pkey,
  add primary key (schedule_id, domain_id);

alter table dashboard_project_dashboard drop constraint dashboard_project_dashboard_pkey,
  add primary key (project_dashboard_id, domain_id);

alter table dashboard_project_dashboard_version drop constraint dashboard_project_dashboard_version_pkey,
  add primary key (project_dashboard_id, version, domain_id);

alter table identity_agent drop constraint identity_agent_pkey, add primary key (agent_id, domain_id);

alter table identity_api_key drop constraint identity_api_key_pkey, add primary key (api_key_id, domain_id);

alter table identity_app drop constraint identity_app_pkey, add primary key (app_id, domain_id);

alter table inventory_note drop constraint inventory_note_pkey, add primary key (note_id, domain_id);

alter table monitoring_maintenance_window drop constraint monitoring_maintenance_window_pkey,
  add primary key (maintenance_window_id, domain_id);

alter table monitoring_webhook drop constraint monitoring_webhook_pkey, add primary key (webhook_id, domain_id);

alter table notification drop constraint notification_pkey, add primary key (notification_id, domain_id);

alter table monitoring_note add primary key (note_id, domain_id),
  add foreign key (alert_id, domain_id) references monitoring_alert (alert_id, domain_id) on delete cascade;

alter table inbound_event add primary key (event_id, domain_id),
  add foreign key (alert_id, domain_id) references monitoring_alert (alert_id, domain_id) on delete cascade;

-- The key of an alert is stored with its first notification, in the statement that stores the alert itself.
alter table alert_access_key add primary key (digest, domain_id),
  add foreign key (alert_id, domain_id) references monitoring_alert (alert_id, domain_id) on delete cascade
  deferrable initially deferred;

alter table notification_delivery add primary key (notification_id, channel_id, domain_id),
  add foreign key (notification_id, domain_id) references notification (notification_id, domain_id) on delete cascade
  deferrable initially deferred;

alter table budget_raised add primary key (budget_id, entry, month, domain_id);

drop index alert_manager_escalation_policy_name;

create unique index alert_manager_escalation_policy_name on alert_manager_escalation_policy (service_id, name, domain_id);

drop index identity_app_client_id_idx;

create unique index identity_app_client_id on identity_app (client_id, domain_id);

-- Numbers of one sequence cannot be given out on several machines.
alter table cost_touched drop constraint cost_touched_pkey, alter column seq drop identity, alter column seq drop not null,
  alter column seq set default (random() * 9007199254740991)::bigint,
  add column touch_id uuid not null default gen_random_uuid();

alter table cost_touched add primary key (domain_id, touch_id);

-- A replica of the release before names no domain: it is that of the alert, notification or budget. That row may be stored
-- by the same statement, so the domain of keys and deliveries is set at the end of the transaction, before their foreign
-- keys are checked.
create function fill_domain() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_table_name = 'inbound_event' then
    new.domain_id := coalesce((select domain_id from monitoring_alert where alert_id = new.alert_id), '');
  elsif tg_table_name = 'budget_raised' then
    new.domain_id := coalesce((select domain_id from cost_analysis_budget where budget_id = new.budget_id), '');
  elsif tg_table_name = 'alert_access_key' then
    update alert_access_key own set domain_id = parent.domain_id from monitoring_alert parent
    where own.digest = new.digest and own.domain_id = '' and parent.alert_id = own.alert_id;
  else
    update notification_delivery own set domain_id = parent.domain_id from notification parent
    where own.notification_id = new.notification_id and own.domain_id = '' and parent.notification_id = own.notification_id;
  end if;
  return new;
end $$;

create trigger inbound_event_domain before insert on inbound_event
  for each row when (new.domain_id = '') execute function fill_domain();

create trigger budget_raised_domain before insert on budget_raised
  for each row when (new.domain_id = '') execute function fill_domain();

create constraint trigger "A_domain" after insert on alert_access_key deferrable initially deferred
  for each row when (new.domain_id = '') execute function fill_domain();

create constraint trigger "A_domain" after insert on notification_delivery deferrable initially deferred
  for each row when (new.domain_id = '') execute function fill_domain();

-- Triggers run where the row is. There, the table of a distributed store is one of its shards, and the rows of the same
-- domain in another table are in the shard of that table that lies beside it.
create function table_beside(place name, fired_on name, table_name name, wanted name, domain text) returns text
language plpgsql stable as $$
begin
  if fired_on = table_name then
    return format('%I.%I', place, wanted);
  end if;
  return format('%I.%I', place,
    wanted || '_' || get_shard_id_for_distribution_column(format('%I.%I', place, wanted)::regclass, domain));
end $$;

-- A worker has no listeners, and cannot notify in a transaction that several machines commit.
create or replace function notify_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = replace(tg_argv[0], '.', '_') then
    perform pg_notify('changes_' || tg_table_schema, tg_argv[0] || ' ' || domain_id)
    from (select distinct domain_id from changed) as domains;
  end if;
  return null;
end
$$;

create or replace function mark_touched_costs() returns trigger language plpgsql set search_path from current as $$
declare
  some_domain text := (select domain_id from changed limit 1);
begin
  if some_domain is null then
    return null;
  end if;
  execute format('insert into %s (domain_id, data_source_id, touch_id)
    select domain_id, data_source_id, gen_random_uuid() from changed group by 1, 2',
    table_beside(tg_table_schema, tg_table_name, 'cost_analysis_cost_report_data', 'cost_touched', some_domain));
  return null;
end $$;

-- For replicas of the release before, which call it when a service is deleted.
create or replace function fold_alert_counts(folded_id text) returns void language sql as $$
  delete from alert_count where service_id = folded_id
$$;

create function fold_alert_counts(counts text, folded_domain text, folded_id text) returns void language plpgsql as $$
begin
  execute format('with folded as (
      delete from %1$s where ctid = any(array(
        select ctid from %1$s where service_id = $1 for update skip locked))
      returning state, urgency, change)
    insert into %1$s (domain_id, service_id, state, urgency, change)
    select $2, $1, state, urgency, sum(change) from folded group by state, urgency having sum(change) <> 0', counts)
  using folded_id, folded_domain;
end $$;

create function add_alert_count(place name, fired_on name, domain text, counted_id text, counted_state text,
  counted_urgency text, change integer) returns void language plpgsql as $$
declare
  counts text;
begin
  if counted_id = '' then
    return;
  end if;
  if fired_on = 'monitoring_alert' then
    insert into alert_count (domain_id, service_id, state, urgency, change)
    values (domain, counted_id, counted_state, counted_urgency, change);
  else
    counts := table_beside(place, fired_on, 'monitoring_alert', 'alert_count', domain);
    execute format('insert into %s (domain_id, service_id, state, urgency, change) values ($1, $2, $3, $4, $5)', counts)
    using domain, counted_id, counted_state, counted_urgency, change;
  end if;
  if random() < 0.05 then
    perform fold_alert_counts(coalesce(counts, 'alert_count'), domain, counted_id);
  end if;
end $$;

create or replace function count_alert() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op <> 'INSERT' then
    perform add_alert_count(tg_table_schema, tg_table_name, old.domain_id, old.service_id, old.state, old.urgency, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform add_alert_count(tg_table_schema, tg_table_name, new.domain_id, new.service_id, new.state, new.urgency, 1);
  end if;
  return null;
end $$;

create or replace function end_tokens_of_changed_user() returns trigger language plpgsql set search_path from current as $$
begin
  if credentials_of(old.data) is distinct from credentials_of(new.data)
    or (new.data ->> 'state' = 'DISABLED' and old.data ->> 'state' is distinct from 'DISABLED')
  then new.token_generation := gen_random_uuid();
  end if;
  return new;
end $$;

drop function end_tokens_of_users(text[], text[]);

create function end_tokens_of_users(users_table text, domains text[], users text[]) returns void language plpgsql as $$
begin
  execute format('select 1 from %s
    where kind = ''users'' and (domain_id, id) in (select * from unnest($1, $2))
    order by domain_id collate "C", id collate "C" for update', users_table) using domains, users;
  execute format('update %s set token_generation = gen_random_uuid()
    where kind = ''users'' and (domain_id, id) in (select * from unnest($1, $2))', users_table) using domains, users;
end $$;

create or replace function end_tokens_of_changed_bindings() returns trigger language plpgsql
set search_path from current as $$
declare domains text[]; users text[];
begin
  select array_agg(was.domain_id), array_agg(was.data ->> 'user_id') into domains, users
  from was join became on became.kind = was.kind and became.domain_id = was.domain_id and became.id = was.id
  where was.kind = 'role_bindings' and was.data is distinct from became.data;
  if domains is not null then
    perform end_tokens_of_users(format('%I.%I', tg_table_schema, tg_table_name), domains, users);
  end if;
  return null;
end $$;

create or replace function end_tokens_of_removed_bindings() returns trigger language plpgsql
set search_path from current as $$
declare domains text[]; users text[];
begin
  select array_agg(was.domain_id), array_agg(was.data ->> 'user_id') into domains, users
  from was where was.kind = 'role_bindings';
  if domains is not null then
    perform end_tokens_of_users(format('%I.%I', tg_table_schema, tg_table_name), domains, users);
  end if;
  return null;
end $$;

create or replace function remove_keys_of_user() returns trigger language plpgsql set search_path from current as $$
declare
  entries text := format('%I.%I', tg_table_schema, tg_table_name);
  belongings text[] := array(
    select table_beside(tg_table_schema, tg_table_name, 'directory_entry', name, old.domain_id)
    from unnest(array['identity_api_key', 'mailed_code', 'spent_time_step', 'dashboard_project_dashboard',
      'dashboard_project_dashboard_version']) with ordinality as wanted (name, number) order by number);
begin
  for number in 1..3 loop
    execute format('delete from %s where domain_id = $1 and user_id = $2', belongings[number])
      using old.domain_id, old.id;
  end loop;
  execute format('delete from %s where kind = ''role_bindings'' and domain_id = $1 and data ->> ''user_id'' = $2', entries)
    using old.domain_id, old.id;
  execute format('delete from %2$s where domain_id = $1 and project_dashboard_id in (
      select project_dashboard_id from %1$s where domain_id = $1 and user_id = $2 and viewers = ''PRIVATE'')',
    belongings[4], belongings[5]) using old.domain_id, old.id;
  execute format('delete from %s where domain_id = $1 and user_id = $2 and viewers = ''PRIVATE''', belongings[4])
    using old.domain_id, old.id;
  execute format('update %s set data = jsonb_set(data, ''{users}'', (data -> ''users'') - $2)
    where kind in (''projects'', ''project_groups'', ''user_groups'') and domain_id = $1
      and jsonb_typeof(data -> ''users'') = ''array'' and data -> ''users'' ? $2', entries) using old.domain_id, old.id;
  return null;
end $$;

-- The same plugins as before; a list of values cannot be compared with a table on other machines row by row.
create or replace view repository_plugin as
select id as plugin_id,
  coalesce(nullif(data ->> 'name', ''), id) as name,
  coalesce(data ->> 'state', 'ENABLED') as state,
  coalesce(data ->> 'resource_type', '') as resource_type,
  coalesce(data ->> 'image', '') as image,
  coalesce(data ->> 'provider', '') as provider,
  coalesce(data -> 'labels', '[]') as labels,
  coalesce(data -> 'tags', '{}') as tags,
  coalesce(data -> 'docs', '{}') as docs,
  coalesce(data -> 'capability', '{}') as capability,
  domain_id,
  coalesce(data ->> 'repository_id', '') as repository_id,
  coalesce(nullif(data ->> 'created_at', '')::timestamptz(3), created_at) as created_at,
  coalesce(nullif(data ->> 'updated_at', '')::timestamptz(3), created_at) as updated_at,
  seq
from directory_entry where kind = 'plugins'
union all
select built_in.plugin_id, built_in.name, 'ENABLED', 'monitoring.Webhook', '', '', '[]', '{}', '{}', '{}', '', '',
  '2026-01-01T00:00:00Z'::timestamptz(3), '2026-01-01T00:00:00Z'::timestamptz(3), -built_in.number
from (values
  (1, 'plugin-direct-mon-webhook', 'Direct events'),
  (2, 'plugin-prometheus-mon-webhook', 'Prometheus Alertmanager'),
  (3, 'plugin-grafana-mon-webhook', 'Grafana Alerting'),
  (4, 'plugin-aws-sns-mon-webhook', 'Amazon SNS, CloudWatch and EventBridge')) as built_in (number, plugin_id, name)
where built_in.plugin_id not in (select entry.id from directory_entry entry where entry.kind = 'plugins');
