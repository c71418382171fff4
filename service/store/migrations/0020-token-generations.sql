-- Access and refresh tokens of a user carry the generation of the user's entry; tokens of another generation are
-- invalid. Null matches tokens without the claim: those of users created before generations existed.
alter table directory_entry add column token_generation uuid;

alter table directory_entry alter column token_generation set default gen_random_uuid();

-- The credentials and the role of a user: a change of them invalidates tokens.
create function credentials_of(data jsonb) returns text[] language sql immutable as $$ select array[
  data ->> 'password_hash', coalesce(data ->> 'auth_type', 'LOCAL'),
  coalesce(data ->> 'role_type', 'USER'), coalesce(data ->> 'role_id', '')] $$;

-- Disabling counts as a change; enabling does not.
create function end_tokens_of_changed_user() returns trigger language plpgsql as $$ begin
  if credentials_of(old.data) is distinct from credentials_of(new.data)
    or (new.data ->> 'state' = 'DISABLED' and old.data ->> 'state' is distinct from 'DISABLED')
  then new.token_generation := gen_random_uuid();
  end if;
  return new;
end $$;

create trigger user_changed before update on directory_entry
  for each row when (new.kind = 'users') execute function end_tokens_of_changed_user();

-- Removing or changing a binding takes permissions from its user.
create function end_tokens_of_bound_user() returns trigger language plpgsql as $$ begin
  update directory_entry set token_generation = gen_random_uuid()
  where kind = 'users' and domain_id = old.domain_id and id = old.data ->> 'user_id';
  return null;
end $$;

create trigger binding_changed after update on directory_entry
  for each row when (old.kind = 'role_bindings' and old.data is distinct from new.data)
  execute function end_tokens_of_bound_user();

create trigger binding_removed after delete on directory_entry
  for each row when (old.kind = 'role_bindings') execute function end_tokens_of_bound_user();

-- A user that is created again under the same id is a different user.
create function remove_keys_of_user() returns trigger language plpgsql as $$ begin
  delete from identity_api_key where domain_id = old.domain_id and user_id = old.id;
  return null;
end $$;

create trigger user_removed after delete on directory_entry
  for each row when (old.kind = 'users') execute function remove_keys_of_user();
