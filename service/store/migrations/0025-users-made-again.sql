-- The belongings of a user are deleted with the user: a user created again under the same id starts without them.
create or replace function remove_keys_of_user() returns trigger language plpgsql as $$ begin
  delete from identity_api_key where domain_id = old.domain_id and user_id = old.id;
  delete from mailed_code where domain_id = old.domain_id and user_id = old.id;
  delete from spent_time_step where domain_id = old.domain_id and user_id = old.id;
  delete from directory_entry
  where kind = 'role_bindings' and domain_id = old.domain_id and data ->> 'user_id' = old.id;
  delete from dashboard_project_dashboard_version where project_dashboard_id in (
    select project_dashboard_id from dashboard_project_dashboard
    where domain_id = old.domain_id and user_id = old.id and viewers = 'PRIVATE');
  delete from dashboard_project_dashboard
  where domain_id = old.domain_id and user_id = old.id and viewers = 'PRIVATE';
  update directory_entry set data = jsonb_set(data, '{users}', (data -> 'users') - old.id)
  where kind in ('projects', 'project_groups', 'user_groups') and domain_id = old.domain_id
    and jsonb_typeof(data -> 'users') = 'array' and data -> 'users' ? old.id;
  return null;
end $$;

-- When one statement changes several bindings, the tokens of their users are invalidated in the order of the users'
-- ids. Puts of users lock them in the same order, so no two transactions deadlock.
create function end_tokens_of_users(domains text[], users text[]) returns void language plpgsql as $$ begin
  perform 1 from directory_entry
  where kind = 'users' and (domain_id, id) in (select * from unnest(domains, users))
  order by domain_id collate "C", id collate "C" for update;
  update directory_entry set token_generation = gen_random_uuid()
  where kind = 'users' and (domain_id, id) in (select * from unnest(domains, users));
end $$;

create function end_tokens_of_changed_bindings() returns trigger language plpgsql as $$
declare domains text[]; users text[];
begin
  select array_agg(was.domain_id), array_agg(was.data ->> 'user_id') into domains, users
  from was join became on became.kind = was.kind and became.domain_id = was.domain_id and became.id = was.id
  where was.kind = 'role_bindings' and was.data is distinct from became.data;
  if domains is not null then perform end_tokens_of_users(domains, users); end if;
  return null;
end $$;

create function end_tokens_of_removed_bindings() returns trigger language plpgsql as $$
declare domains text[]; users text[];
begin
  select array_agg(was.domain_id), array_agg(was.data ->> 'user_id') into domains, users
  from was where was.kind = 'role_bindings';
  if domains is not null then perform end_tokens_of_users(domains, users); end if;
  return null;
end $$;

drop trigger binding_changed on directory_entry;

drop trigger binding_removed on directory_entry;

drop function end_tokens_of_bound_user();

create trigger bindings_changed after update on directory_entry
  referencing old table as was new table as became
  for each statement execute function end_tokens_of_changed_bindings();

create trigger bindings_removed after delete on directory_entry
  referencing old table as was
  for each statement execute function end_tokens_of_removed_bindings();
