--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: skein_dumped_release; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA skein_dumped_release;


--
-- Name: skein_dumped_release_jobs; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA skein_dumped_release_jobs;


--
-- Name: job_state; Type: TYPE; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE TYPE skein_dumped_release_jobs.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);


--
-- Name: add_alert_count(name, name, text, text, text, text, integer); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.add_alert_count(place name, fired_on name, domain text, counted_id text, counted_state text, counted_urgency text, change integer) RETURNS void
    LANGUAGE plpgsql
    AS $_$
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
end $_$;


--
-- Name: count_alert(); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.count_alert() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'skein_dumped_release'
    AS $$
begin
  if tg_op <> 'INSERT' then
    perform add_alert_count(tg_table_schema, tg_table_name, old.domain_id, old.service_id, old.state, old.urgency, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform add_alert_count(tg_table_schema, tg_table_name, new.domain_id, new.service_id, new.state, new.urgency, 1);
  end if;
  return null;
end $$;


--
-- Name: create_filter_indexes(); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.create_filter_indexes() RETURNS boolean
    LANGUAGE plpgsql
    AS $_$
declare
  place text := coalesce((select nspname from pg_namespace where nspname = 'public'), current_schema());
  texts text;
  trigrams text;
begin
  perform pg_advisory_xact_lock(hashtextextended('skein/extensions', 0));
  execute format('create extension if not exists pg_trgm with schema %I', place);
  execute format('create extension if not exists btree_gin with schema %I', place);
  select format('%s.gin_trgm_ops', extnamespace::regnamespace) into trigrams from pg_extension where extname = 'pg_trgm';
  select format('%s.text_ops', extnamespace::regnamespace) into texts from pg_extension where extname = 'btree_gin';
  execute format('create index if not exists monitoring_alert_filters on monitoring_alert using gin (domain_id %2$s,
    title %1$s, alert_id %1$s, (alert_number::text) %1$s, responder %1$s, provider %1$s, account %1$s,
    resources jsonb_path_ops, assignee %2$s, severity %2$s, urgency %2$s, triggered_by %2$s, escalation_policy_id %2$s)
    with (gin_pending_list_limit = 1024)', trigrams, texts);
  execute format('create index if not exists cost_report_data_filters on cost_analysis_cost_report_data using gin (
    domain_id %2$s, product %1$s, cost_report_data_id %1$s, provider %1$s, workspace_id %2$s, project_id %2$s,
    cost_report_id %2$s, cost_report_config_id %2$s)', trigrams, texts);
  return true;
exception when insufficient_privilege or undefined_file or feature_not_supported then
  return false;
end $_$;


--
-- Name: credentials_of(jsonb); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.credentials_of(data jsonb) RETURNS text[]
    LANGUAGE sql IMMUTABLE
    AS $$ select array[
  data ->> 'password_hash', coalesce(data ->> 'auth_type', 'LOCAL'),
  coalesce(data ->> 'role_type', 'USER'), coalesce(data ->> 'role_id', '')] $$;


--
-- Name: end_tokens_of_changed_bindings(); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.end_tokens_of_changed_bindings() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'skein_dumped_release'
    AS $$
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


--
-- Name: end_tokens_of_changed_user(); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.end_tokens_of_changed_user() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'skein_dumped_release'
    AS $$
begin
  if credentials_of(old.data) is distinct from credentials_of(new.data)
    or (new.data ->> 'state' = 'DISABLED' and old.data ->> 'state' is distinct from 'DISABLED')
  then new.token_generation := gen_random_uuid();
  end if;
  return new;
end $$;


--
-- Name: end_tokens_of_removed_bindings(); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.end_tokens_of_removed_bindings() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'skein_dumped_release'
    AS $$
declare domains text[]; users text[];
begin
  select array_agg(was.domain_id), array_agg(was.data ->> 'user_id') into domains, users
  from was where was.kind = 'role_bindings';
  if domains is not null then
    perform end_tokens_of_users(format('%I.%I', tg_table_schema, tg_table_name), domains, users);
  end if;
  return null;
end $$;


--
-- Name: end_tokens_of_users(text, text[], text[]); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.end_tokens_of_users(users_table text, domains text[], users text[]) RETURNS void
    LANGUAGE plpgsql
    AS $_$
begin
  execute format('select 1 from %s
    where kind = ''users'' and (domain_id, id) in (select * from unnest($1, $2))
    order by domain_id collate "C", id collate "C" for update', users_table) using domains, users;
  execute format('update %s set token_generation = gen_random_uuid()
    where kind = ''users'' and (domain_id, id) in (select * from unnest($1, $2))', users_table) using domains, users;
end $_$;


--
-- Name: fill_domain(); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.fill_domain() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'skein_dumped_release'
    AS $$
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


--
-- Name: fold_alert_counts(text); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.fold_alert_counts(folded_id text) RETURNS void
    LANGUAGE sql
    AS $$
  delete from alert_count where service_id = folded_id
$$;


--
-- Name: fold_alert_counts(text, text, text); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.fold_alert_counts(counts text, folded_domain text, folded_id text) RETURNS void
    LANGUAGE plpgsql
    AS $_$
begin
  execute format('with folded as (
      delete from %1$s where ctid = any(array(
        select ctid from %1$s where service_id = $1 for update skip locked))
      returning state, urgency, change)
    insert into %1$s (domain_id, service_id, state, urgency, change)
    select $2, $1, state, urgency, sum(change) from folded group by state, urgency having sum(change) <> 0', counts)
  using folded_id, folded_domain;
end $_$;


--
-- Name: groups_below(text, jsonb); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.groups_below(root text, parents jsonb) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
begin
  return array(
    with recursive reached as (
      select root as id
      union
      select child.key from jsonb_each_text(parents) child join reached on child.value = reached.id)
    select id from reached);
end $$;


--
-- Name: mark_touched_costs(); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.mark_touched_costs() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'skein_dumped_release'
    AS $$
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


--
-- Name: notify_change(); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.notify_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: notify_numbered_alert(); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.notify_numbered_alert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_table_name <> 'alert_counter' then
    raise notice using message = 'monitoring.alert ' || new.domain_id, errcode = 'SK001';
  end if;
  return null;
end $$;


--
-- Name: numbers_count(jsonb); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.numbers_count(list jsonb) RETURNS bigint
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select count(*) from jsonb_array_elements(list) element where jsonb_typeof(element) = 'number' $$;


--
-- Name: numbers_sum(jsonb); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.numbers_sum(list jsonb) RETURNS numeric
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select sum(case jsonb_typeof(element) when 'number' then element::numeric end) from jsonb_array_elements(list) element $$;


--
-- Name: remove_keys_of_user(); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.remove_keys_of_user() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'skein_dumped_release'
    AS $_$
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
end $_$;


--
-- Name: table_beside(name, name, name, name, text); Type: FUNCTION; Schema: skein_dumped_release; Owner: -
--

CREATE FUNCTION skein_dumped_release.table_beside(place name, fired_on name, table_name name, wanted name, domain text) RETURNS text
    LANGUAGE plpgsql STABLE
    AS $$
begin
  if fired_on = table_name then
    return format('%I.%I', place, wanted);
  end if;
  return format('%I.%I', place,
    wanted || '_' || get_shard_id_for_distribution_column(format('%I.%I', place, wanted)::regclass, domain));
end $$;


--
-- Name: create_queue(text, jsonb); Type: FUNCTION; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE FUNCTION skein_dumped_release_jobs.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO skein_dumped_release_jobs.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE skein_dumped_release_jobs.%I (LIKE skein_dumped_release_jobs.job INCLUDING DEFAULTS)', tablename);

      EXECUTE skein_dumped_release_jobs.job_table_format($cmd$ALTER TABLE skein_dumped_release_jobs.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE skein_dumped_release_jobs.job_table_format($cmd$ALTER TABLE skein_dumped_release_jobs.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES skein_dumped_release_jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE skein_dumped_release_jobs.job_table_format($cmd$ALTER TABLE skein_dumped_release_jobs.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES skein_dumped_release_jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE skein_dumped_release_jobs.job_table_format($cmd$CREATE INDEX job_i11 ON skein_dumped_release_jobs.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE skein_dumped_release_jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON skein_dumped_release_jobs.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE skein_dumped_release_jobs.job_table_format($cmd$CREATE INDEX job_i7 ON skein_dumped_release_jobs.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE skein_dumped_release_jobs.job_table_format($cmd$CREATE INDEX job_i9 ON skein_dumped_release_jobs.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE skein_dumped_release_jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON skein_dumped_release_jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE skein_dumped_release_jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON skein_dumped_release_jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE skein_dumped_release_jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON skein_dumped_release_jobs.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE skein_dumped_release_jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON skein_dumped_release_jobs.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE skein_dumped_release_jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON skein_dumped_release_jobs.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE skein_dumped_release_jobs.job_table_format($cmd$CREATE INDEX job_i10 ON skein_dumped_release_jobs.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE skein_dumped_release_jobs.job_table_format($cmd$ALTER TABLE skein_dumped_release_jobs.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE skein_dumped_release_jobs.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE skein_dumped_release_jobs.job ATTACH PARTITION skein_dumped_release_jobs.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;


--
-- Name: delete_queue(text); Type: FUNCTION; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE FUNCTION skein_dumped_release_jobs.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM skein_dumped_release_jobs.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS skein_dumped_release_jobs.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM skein_dumped_release_jobs.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM skein_dumped_release_jobs.queue WHERE name = queue_name;
    END;
    $$;


--
-- Name: job_table_format(text, text); Type: FUNCTION; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE FUNCTION skein_dumped_release_jobs.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;


--
-- Name: job_table_run(text, text, text); Type: FUNCTION; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE FUNCTION skein_dumped_release_jobs.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM skein_dumped_release_jobs.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE skein_dumped_release_jobs.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE skein_dumped_release_jobs.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM skein_dumped_release_jobs.queue WHERE partition = true
      LOOP
        EXECUTE skein_dumped_release_jobs.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;


--
-- Name: job_table_run_async(text, integer, text, text, text); Type: FUNCTION; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE FUNCTION skein_dumped_release_jobs.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM skein_dumped_release_jobs.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO skein_dumped_release_jobs.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          skein_dumped_release_jobs.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO skein_dumped_release_jobs.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        skein_dumped_release_jobs.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        skein_dumped_release_jobs.job_table_format(command, queue.table_name)
      FROM skein_dumped_release_jobs.queue
      WHERE partition = true;
    END;
    $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alert_access_key; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.alert_access_key (
    digest text NOT NULL,
    alert_id text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL
);


--
-- Name: alert_count; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.alert_count (
    service_id text NOT NULL,
    state text NOT NULL,
    urgency text NOT NULL,
    change integer NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL
);


--
-- Name: alert_counter; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.alert_counter (
    domain_id text NOT NULL,
    workspace_id text NOT NULL,
    value integer NOT NULL
);


--
-- Name: alert_manager_escalation_policy; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.alert_manager_escalation_policy (
    escalation_policy_id text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    rules jsonb DEFAULT '[]'::jsonb NOT NULL,
    repeat jsonb DEFAULT '{}'::jsonb NOT NULL,
    finish_condition text DEFAULT ''::text NOT NULL,
    tags jsonb DEFAULT '{}'::jsonb NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL,
    service_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    seq bigint NOT NULL
);


--
-- Name: alert_manager_escalation_policy_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.alert_manager_escalation_policy ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.alert_manager_escalation_policy_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: alert_manager_service; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.alert_manager_service (
    service_id text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    service_key text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    members jsonb DEFAULT '{}'::jsonb NOT NULL,
    options jsonb DEFAULT '{}'::jsonb NOT NULL,
    tags jsonb DEFAULT '{}'::jsonb NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL,
    escalation_policy_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    seq bigint NOT NULL
);


--
-- Name: alert_manager_service_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.alert_manager_service ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.alert_manager_service_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: budget_raised; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.budget_raised (
    budget_id text NOT NULL,
    entry jsonb NOT NULL,
    month text NOT NULL,
    raised_at timestamp(3) with time zone NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL
);


--
-- Name: cost_analysis_budget; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.cost_analysis_budget (
    budget_id text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    "limit" double precision NOT NULL,
    planned_limits jsonb DEFAULT '[]'::jsonb NOT NULL,
    currency text DEFAULT ''::text NOT NULL,
    provider_filter jsonb DEFAULT '{}'::jsonb NOT NULL,
    time_unit text DEFAULT ''::text NOT NULL,
    start text DEFAULT ''::text NOT NULL,
    "end" text DEFAULT ''::text NOT NULL,
    notifications jsonb DEFAULT '[]'::jsonb NOT NULL,
    tags jsonb DEFAULT '{}'::jsonb NOT NULL,
    resource_group text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL,
    project_id text DEFAULT ''::text NOT NULL,
    data_source_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    project_group_id text DEFAULT ''::text NOT NULL,
    seq bigint NOT NULL
);


--
-- Name: cost_analysis_budget_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.cost_analysis_budget ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.cost_analysis_budget_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: cost_analysis_cost_report_data; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.cost_analysis_cost_report_data (
    cost_report_data_id text DEFAULT ''::text NOT NULL,
    cost jsonb DEFAULT '{}'::jsonb NOT NULL,
    cost_report_name text DEFAULT ''::text NOT NULL,
    issue_date text DEFAULT ''::text NOT NULL,
    report_year text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    report_month text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    is_confirmed boolean DEFAULT false NOT NULL,
    provider text DEFAULT ''::text NOT NULL,
    product text DEFAULT ''::text NOT NULL,
    service_account_name text DEFAULT ''::text NOT NULL,
    data_source_name text DEFAULT ''::text NOT NULL,
    project_name text DEFAULT ''::text NOT NULL,
    workspace_name text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL,
    project_id text DEFAULT ''::text NOT NULL,
    cost_report_config_id text DEFAULT ''::text NOT NULL,
    cost_report_id text DEFAULT ''::text NOT NULL,
    data_source_id text DEFAULT ''::text NOT NULL,
    service_account_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    seq bigint NOT NULL,
    place bigint GENERATED ALWAYS AS (((((((is_confirmed)::integer)::bigint << 62) | ((9999 -
CASE
    WHEN ((octet_length(report_year) = 4) AND (rtrim(report_year, '0123456789'::text) = ''::text)) THEN (report_year)::integer
    ELSE 0
END))::bigint) << 48) | seq)) STORED NOT NULL
);


--
-- Name: directory_entry; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.directory_entry (
    kind text NOT NULL,
    domain_id text NOT NULL,
    id text NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL,
    project_id text DEFAULT ''::text NOT NULL,
    data jsonb NOT NULL,
    seq bigint NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    token_generation uuid DEFAULT gen_random_uuid()
);


--
-- Name: cost_analysis_budget_usage; Type: VIEW; Schema: skein_dumped_release; Owner: -
--

CREATE VIEW skein_dumped_release.cost_analysis_budget_usage AS
 SELECT budget.budget_id,
    budget.name,
    usage.month AS date,
    (COALESCE(((costs.by_month ->> usage.month))::numeric, (0)::numeric))::double precision AS cost,
    (
        CASE budget.time_unit
            WHEN 'MONTHLY'::text THEN usage.planned
            ELSE (trunc((usage.planned / (usage.parts)::numeric), 3) +
            CASE
                WHEN (usage.part = usage.parts) THEN (usage.planned - (trunc((usage.planned / (usage.parts)::numeric), 3) * (usage.parts)::numeric))
                ELSE (0)::numeric
            END)
        END)::double precision AS "limit",
    budget.currency,
    budget.resource_group,
    budget.domain_id,
    budget.workspace_id,
    budget.project_id,
    ''::text AS service_account_id,
    budget.updated_at,
    ((budget.seq * 10000) + usage.number) AS seq
   FROM ((skein_dumped_release.cost_analysis_budget budget
     CROSS JOIN LATERAL ( SELECT jsonb_object_agg(monthly.report_month, monthly.cost) AS by_month
           FROM ( SELECT counted.report_month,
                        CASE
                            WHEN bool_or(counted.is_confirmed) THEN sum(counted.amount) FILTER (WHERE counted.is_confirmed)
                            ELSE sum(counted.amount)
                        END AS cost
                   FROM ( SELECT report.report_month,
                            report.is_confirmed,
                                CASE jsonb_typeof((report.cost -> budget.currency))
                                    WHEN 'number'::text THEN ((report.cost ->> budget.currency))::numeric
                                    ELSE NULL::numeric
                                END AS amount
                           FROM skein_dumped_release.cost_analysis_cost_report_data report
                          WHERE ((report.domain_id = budget.domain_id) AND (report.data_source_id = budget.data_source_id) AND ((report.report_month >= rpad(budget.start, 7, '-01'::text)) AND (report.report_month <=
                                CASE length(budget."end")
                                    WHEN 4 THEN (budget."end" || '-12'::text)
                                    ELSE budget."end"
                                END)) AND ((budget.workspace_id = '*'::text) OR (budget.workspace_id = report.workspace_id)) AND (((budget.provider_filter ->> 'state'::text) <> 'ENABLED'::text) OR ((budget.provider_filter -> 'providers'::text) ? report.provider)) AND
                                CASE
                                    WHEN (budget.project_group_id <> ''::text) THEN (report.project_id IN ( SELECT project.id
                                       FROM skein_dumped_release.directory_entry project
                                      WHERE ((project.kind = 'projects'::text) AND (project.domain_id = budget.domain_id) AND ((project.data ->> 'project_group_id'::text) = ANY (( SELECT skein_dumped_release.groups_below(budget.project_group_id, jsonb_object_agg(child.id, (child.data ->> 'parent_group_id'::text))) AS groups_below
    FROM skein_dumped_release.directory_entry child
   WHERE ((child.kind = 'project_groups'::text) AND (child.domain_id = budget.domain_id)))::text[])))))
                                    ELSE ((budget.project_id = '*'::text) OR (budget.project_id = report.project_id))
                                END)) counted
                  GROUP BY counted.report_month) monthly) costs)
     CROSS JOIN LATERAL ( SELECT months.month,
            months.number,
                CASE budget.time_unit
                    WHEN 'TOTAL'::text THEN count(*) OVER ()
                    WHEN 'YEARLY'::text THEN (12)::bigint
                    ELSE (1)::bigint
                END AS parts,
                CASE budget.time_unit
                    WHEN 'TOTAL'::text THEN months.number
                    WHEN 'YEARLY'::text THEN ("right"(months.month, 2))::bigint
                    ELSE (1)::bigint
                END AS part,
                CASE budget.time_unit
                    WHEN 'TOTAL'::text THEN ((budget."limit")::text)::numeric
                    ELSE COALESCE((jsonb_path_query_first(budget.planned_limits, '$[*]?(@."date" == $"date")."limit"'::jsonpath, jsonb_build_object('date', "left"(months.month, length(budget.start)))))::numeric, (0)::numeric)
                END AS planned
           FROM ( SELECT ((lpad(((places.place / 12))::text, 4, '0'::text) || '-'::text) || lpad((((places.place % 12) + 1))::text, 2, '0'::text)) AS month,
                    places.number
                   FROM generate_series((((("left"(budget.start, 4))::integer * 12) + COALESCE((NULLIF(substr(budget.start, 6), ''::text))::integer, 1)) - 1), (((("left"(budget."end", 4))::integer * 12) + COALESCE((NULLIF(substr(budget."end", 6), ''::text))::integer, 12)) - 1)) WITH ORDINALITY places(place, number)) months) usage);


--
-- Name: cost_analysis_cost_report_data_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.cost_analysis_cost_report_data ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.cost_analysis_cost_report_data_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: cost_analysis_custom_widget; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.cost_analysis_custom_widget (
    widget_id text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    options jsonb DEFAULT '{}'::jsonb NOT NULL,
    tags jsonb DEFAULT '{}'::jsonb NOT NULL,
    user_id text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    seq bigint NOT NULL
);


--
-- Name: cost_analysis_custom_widget_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.cost_analysis_custom_widget ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.cost_analysis_custom_widget_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: cost_analysis_data_source; Type: VIEW; Schema: skein_dumped_release; Owner: -
--

CREATE VIEW skein_dumped_release.cost_analysis_data_source AS
 SELECT directory_entry.id AS data_source_id,
    COALESCE((directory_entry.data ->> 'name'::text), ''::text) AS name,
    COALESCE((directory_entry.data ->> 'state'::text), 'ENABLED'::text) AS state,
    COALESCE((directory_entry.data ->> 'data_source_type'::text), 'LOCAL'::text) AS data_source_type,
    COALESCE((directory_entry.data ->> 'provider'::text), ''::text) AS provider,
    COALESCE((directory_entry.data -> 'plugin_info'::text), '{}'::jsonb) AS plugin_info,
    COALESCE((directory_entry.data -> 'tags'::text), '{}'::jsonb) AS tags,
    COALESCE((directory_entry.data -> 'cost_tag_keys'::text), '[]'::jsonb) AS cost_tag_keys,
    COALESCE((directory_entry.data -> 'cost_additional_info_keys'::text), '[]'::jsonb) AS cost_additional_info_keys,
    COALESCE((directory_entry.data -> 'cost_data_keys'::text), '[]'::jsonb) AS cost_data_keys,
        CASE
            WHEN (directory_entry.workspace_id = ANY (ARRAY[''::text, '*'::text])) THEN 'DOMAIN'::text
            ELSE 'WORKSPACE'::text
        END AS resource_group,
    directory_entry.domain_id,
    COALESCE(NULLIF(directory_entry.workspace_id, ''::text), '*'::text) AS workspace_id,
    COALESCE((NULLIF((directory_entry.data ->> 'created_at'::text), ''::text))::timestamp(3) with time zone, directory_entry.created_at) AS created_at,
    COALESCE((NULLIF((directory_entry.data ->> 'updated_at'::text), ''::text))::timestamp(3) with time zone, directory_entry.created_at) AS updated_at,
    (NULLIF((directory_entry.data ->> 'last_synchronized_at'::text), ''::text))::timestamp(3) with time zone AS last_synchronized_at,
    directory_entry.seq
   FROM skein_dumped_release.directory_entry
  WHERE (directory_entry.kind = 'data_sources'::text);


--
-- Name: cost_analysis_schedule; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.cost_analysis_schedule (
    schedule_id text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    schedule jsonb DEFAULT '{}'::jsonb NOT NULL,
    options jsonb DEFAULT '{}'::jsonb NOT NULL,
    tags jsonb DEFAULT '{}'::jsonb NOT NULL,
    data_source_id text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    last_scheduled_at timestamp(3) with time zone,
    seq bigint NOT NULL,
    counted_from timestamp(3) with time zone,
    next_at timestamp(3) with time zone
);


--
-- Name: cost_analysis_schedule_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.cost_analysis_schedule ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.cost_analysis_schedule_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: cost_touched; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.cost_touched (
    domain_id text NOT NULL,
    data_source_id text NOT NULL,
    seq bigint DEFAULT ((random() * ('9007199254740991'::bigint)::double precision))::bigint,
    touch_id uuid DEFAULT gen_random_uuid() NOT NULL
);


--
-- Name: dashboard_project_dashboard; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.dashboard_project_dashboard (
    project_dashboard_id text DEFAULT ''::text NOT NULL,
    project_id text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    viewers text DEFAULT ''::text NOT NULL,
    version integer NOT NULL,
    layouts jsonb DEFAULT '[]'::jsonb NOT NULL,
    variables jsonb DEFAULT '{}'::jsonb NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    variables_schema jsonb DEFAULT '{}'::jsonb NOT NULL,
    labels jsonb DEFAULT '[]'::jsonb NOT NULL,
    tags jsonb DEFAULT '{}'::jsonb NOT NULL,
    user_id text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    workspace_id text DEFAULT ''::text NOT NULL,
    seq bigint NOT NULL
);


--
-- Name: dashboard_project_dashboard_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.dashboard_project_dashboard ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.dashboard_project_dashboard_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: dashboard_project_dashboard_version; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.dashboard_project_dashboard_version (
    project_dashboard_id text DEFAULT ''::text NOT NULL,
    version integer NOT NULL,
    layouts jsonb DEFAULT '[]'::jsonb NOT NULL,
    variables jsonb DEFAULT '{}'::jsonb NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    variables_schema jsonb DEFAULT '{}'::jsonb NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    seq bigint NOT NULL
);


--
-- Name: dashboard_project_dashboard_version_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.dashboard_project_dashboard_version ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.dashboard_project_dashboard_version_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: directory_entry_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.directory_entry ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.directory_entry_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: directory_staged; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.directory_staged (
    seq bigint NOT NULL,
    batch text NOT NULL,
    kind text NOT NULL,
    records jsonb NOT NULL,
    replaced jsonb,
    staged_at timestamp(3) with time zone NOT NULL
);


--
-- Name: directory_staged_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.directory_staged ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.directory_staged_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: identity_agent; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.identity_agent (
    agent_id text DEFAULT ''::text NOT NULL,
    options jsonb DEFAULT '{}'::jsonb NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL,
    project_id text DEFAULT ''::text NOT NULL,
    service_account_id text DEFAULT ''::text NOT NULL,
    app_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    seq bigint NOT NULL
);


--
-- Name: identity_agent_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.identity_agent ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.identity_agent_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: identity_api_key; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.identity_api_key (
    api_key_id text DEFAULT ''::text NOT NULL,
    app_id text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    user_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    last_accessed_at timestamp(3) with time zone,
    expired_at timestamp(3) with time zone,
    seq bigint NOT NULL
);


--
-- Name: identity_api_key_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.identity_api_key ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.identity_api_key_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: identity_app; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.identity_app (
    app_id text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    is_managed boolean DEFAULT false NOT NULL,
    tags jsonb DEFAULT '{}'::jsonb NOT NULL,
    role_type text DEFAULT ''::text NOT NULL,
    resource_group text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL,
    role_id text DEFAULT ''::text NOT NULL,
    client_id text DEFAULT ''::text NOT NULL,
    project_group_id text DEFAULT ''::text NOT NULL,
    project_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    expired_at timestamp(3) with time zone,
    last_accessed_at timestamp(3) with time zone,
    seq bigint NOT NULL
);


--
-- Name: identity_app_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.identity_app ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.identity_app_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: identity_endpoint; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.identity_endpoint (
    name text DEFAULT ''::text NOT NULL,
    service text DEFAULT ''::text NOT NULL,
    endpoint text DEFAULT ''::text NOT NULL,
    internal_endpoint text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    version text DEFAULT ''::text NOT NULL,
    seq bigint NOT NULL
);


--
-- Name: identity_endpoint_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.identity_endpoint ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.identity_endpoint_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: identity_job; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.identity_job (
    job_id text DEFAULT ''::text NOT NULL,
    status text DEFAULT ''::text NOT NULL,
    options jsonb DEFAULT '{}'::jsonb NOT NULL,
    resource_group text DEFAULT ''::text NOT NULL,
    error_message text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL,
    trusted_account_id text DEFAULT ''::text NOT NULL,
    plugin_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    finished_at timestamp(3) with time zone,
    seq bigint NOT NULL
);


--
-- Name: identity_job_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.identity_job ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.identity_job_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: identity_project; Type: VIEW; Schema: skein_dumped_release; Owner: -
--

CREATE VIEW skein_dumped_release.identity_project AS
 SELECT directory_entry.id AS project_id,
    COALESCE((directory_entry.data ->> 'name'::text), ''::text) AS name,
    COALESCE((directory_entry.data ->> 'project_type'::text), 'PUBLIC'::text) AS project_type,
    COALESCE((directory_entry.data -> 'tags'::text), '{}'::jsonb) AS tags,
    COALESCE((directory_entry.data -> 'users'::text), '[]'::jsonb) AS users,
    COALESCE((directory_entry.data ->> 'created_by'::text), ''::text) AS created_by,
    COALESCE((directory_entry.data ->> 'reference_id'::text), ''::text) AS reference_id,
    COALESCE(((directory_entry.data ->> 'is_managed'::text))::boolean, false) AS is_managed,
    directory_entry.domain_id,
    directory_entry.workspace_id,
    COALESCE((directory_entry.data ->> 'project_group_id'::text), ''::text) AS project_group_id,
    COALESCE((directory_entry.data ->> 'trusted_account_id'::text), ''::text) AS trusted_account_id,
    COALESCE((NULLIF((directory_entry.data ->> 'created_at'::text), ''::text))::timestamp(3) with time zone, directory_entry.created_at) AS created_at,
    (NULLIF((directory_entry.data ->> 'last_synced_at'::text), ''::text))::timestamp(3) with time zone AS last_synced_at,
    directory_entry.seq
   FROM skein_dumped_release.directory_entry
  WHERE (directory_entry.kind = 'projects'::text);


--
-- Name: identity_project_group; Type: VIEW; Schema: skein_dumped_release; Owner: -
--

CREATE VIEW skein_dumped_release.identity_project_group AS
 SELECT directory_entry.id AS project_group_id,
    COALESCE((directory_entry.data ->> 'name'::text), ''::text) AS name,
    COALESCE((directory_entry.data -> 'tags'::text), '{}'::jsonb) AS tags,
    COALESCE((directory_entry.data -> 'users'::text), '[]'::jsonb) AS users,
    COALESCE((directory_entry.data ->> 'reference_id'::text), ''::text) AS reference_id,
    COALESCE(((directory_entry.data ->> 'is_managed'::text))::boolean, false) AS is_managed,
    directory_entry.domain_id,
    directory_entry.workspace_id,
    COALESCE((directory_entry.data ->> 'parent_group_id'::text), ''::text) AS parent_group_id,
    COALESCE((directory_entry.data ->> 'trusted_account_id'::text), ''::text) AS trusted_account_id,
    COALESCE((NULLIF((directory_entry.data ->> 'created_at'::text), ''::text))::timestamp(3) with time zone, directory_entry.created_at) AS created_at,
    (NULLIF((directory_entry.data ->> 'last_synced_at'::text), ''::text))::timestamp(3) with time zone AS last_synced_at,
    directory_entry.seq
   FROM skein_dumped_release.directory_entry
  WHERE (directory_entry.kind = 'project_groups'::text);


--
-- Name: identity_role; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.identity_role (
    role_id text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    role_type text DEFAULT ''::text NOT NULL,
    permissions jsonb DEFAULT '[]'::jsonb NOT NULL,
    page_access jsonb DEFAULT '[]'::jsonb NOT NULL,
    tags jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_managed boolean DEFAULT false NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    seq bigint NOT NULL
);


--
-- Name: identity_role_binding; Type: VIEW; Schema: skein_dumped_release; Owner: -
--

CREATE VIEW skein_dumped_release.identity_role_binding AS
 SELECT directory_entry.id AS role_binding_id,
    (directory_entry.data ->> 'role_type'::text) AS role_type,
    'WORKSPACE'::text AS resource_group,
    directory_entry.domain_id,
    COALESCE((directory_entry.data ->> 'workspace_group_id'::text), ''::text) AS workspace_group_id,
    directory_entry.workspace_id,
    COALESCE((directory_entry.data ->> 'role_id'::text), ''::text) AS role_id,
    (directory_entry.data ->> 'user_id'::text) AS user_id,
    COALESCE((NULLIF((directory_entry.data ->> 'created_at'::text), ''::text))::timestamp(3) with time zone, directory_entry.created_at) AS created_at,
    directory_entry.seq
   FROM skein_dumped_release.directory_entry
  WHERE (directory_entry.kind = 'role_bindings'::text)
UNION ALL
 SELECT ('rb-'::text || directory_entry.id) AS role_binding_id,
    'DOMAIN_ADMIN'::text AS role_type,
    'DOMAIN'::text AS resource_group,
    directory_entry.domain_id,
    ''::text AS workspace_group_id,
    '*'::text AS workspace_id,
    COALESCE(NULLIF((directory_entry.data ->> 'role_id'::text), ''::text), 'managed-domain-admin'::text) AS role_id,
    directory_entry.id AS user_id,
    COALESCE((NULLIF((directory_entry.data ->> 'created_at'::text), ''::text))::timestamp(3) with time zone, directory_entry.created_at) AS created_at,
    directory_entry.seq
   FROM skein_dumped_release.directory_entry
  WHERE ((directory_entry.kind = 'users'::text) AND ((directory_entry.data ->> 'role_type'::text) = 'DOMAIN_ADMIN'::text));


--
-- Name: identity_role_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.identity_role ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.identity_role_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: identity_service_account; Type: VIEW; Schema: skein_dumped_release; Owner: -
--

CREATE VIEW skein_dumped_release.identity_service_account AS
 SELECT directory_entry.id AS service_account_id,
    COALESCE((directory_entry.data ->> 'name'::text), ''::text) AS name,
    COALESCE((directory_entry.data ->> 'state'::text), 'ACTIVE'::text) AS state,
    COALESCE((directory_entry.data -> 'data'::text), '{}'::jsonb) AS data,
    COALESCE((directory_entry.data ->> 'provider'::text), ''::text) AS provider,
    COALESCE((directory_entry.data -> 'tags'::text), '{}'::jsonb) AS tags,
    COALESCE((directory_entry.data ->> 'reference_id'::text), ''::text) AS reference_id,
    COALESCE(((directory_entry.data ->> 'is_managed'::text))::boolean, false) AS is_managed,
    directory_entry.domain_id,
    directory_entry.workspace_id,
    directory_entry.project_id,
    COALESCE((directory_entry.data ->> 'trusted_account_id'::text), ''::text) AS trusted_account_id,
    COALESCE((directory_entry.data ->> 'secret_schema_id'::text), ''::text) AS secret_schema_id,
    COALESCE((directory_entry.data ->> 'secret_id'::text), ''::text) AS secret_id,
    COALESCE((NULLIF((directory_entry.data ->> 'created_at'::text), ''::text))::timestamp(3) with time zone, directory_entry.created_at) AS created_at,
    (NULLIF((directory_entry.data ->> 'last_synced_at'::text), ''::text))::timestamp(3) with time zone AS last_synced_at,
    directory_entry.seq
   FROM skein_dumped_release.directory_entry
  WHERE (directory_entry.kind = 'service_accounts'::text);


--
-- Name: secret_trusted_secret; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.secret_trusted_secret (
    trusted_secret_id text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    schema_id text DEFAULT ''::text NOT NULL,
    tags jsonb DEFAULT '{}'::jsonb NOT NULL,
    provider text DEFAULT ''::text NOT NULL,
    resource_group text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL,
    trusted_account_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    encrypted_data text DEFAULT ''::text NOT NULL,
    encrypt_options jsonb DEFAULT '{}'::jsonb NOT NULL,
    seq bigint NOT NULL
);


--
-- Name: identity_trusted_account; Type: VIEW; Schema: skein_dumped_release; Owner: -
--

CREATE VIEW skein_dumped_release.identity_trusted_account AS
 SELECT account.id AS trusted_account_id,
    COALESCE((account.data ->> 'name'::text), ''::text) AS name,
    COALESCE((account.data -> 'data'::text), '{}'::jsonb) AS data,
    COALESCE((account.data ->> 'provider'::text), ''::text) AS provider,
    COALESCE((account.data -> 'tags'::text), '{}'::jsonb) AS tags,
        CASE
            WHEN (account.workspace_id = ANY (ARRAY[''::text, '*'::text])) THEN 'DOMAIN'::text
            ELSE 'WORKSPACE'::text
        END AS resource_group,
    account.domain_id,
    COALESCE(NULLIF(account.workspace_id, ''::text), '*'::text) AS workspace_id,
    COALESCE((account.data ->> 'secret_schema_id'::text), ''::text) AS secret_schema_id,
    COALESCE(NULLIF((account.data ->> 'trusted_secret_id'::text), ''::text), ( SELECT secret.trusted_secret_id
           FROM skein_dumped_release.secret_trusted_secret secret
          WHERE ((secret.domain_id = account.domain_id) AND (secret.trusted_account_id = account.id))
          ORDER BY secret.seq
         LIMIT 1), ''::text) AS trusted_secret_id,
    COALESCE((NULLIF((account.data ->> 'created_at'::text), ''::text))::timestamp(3) with time zone, account.created_at) AS created_at,
    account.seq
   FROM skein_dumped_release.directory_entry account
  WHERE (account.kind = 'trusted_accounts'::text);


--
-- Name: identity_user; Type: VIEW; Schema: skein_dumped_release; Owner: -
--

CREATE VIEW skein_dumped_release.identity_user AS
 SELECT directory_entry.id AS user_id,
    COALESCE((directory_entry.data ->> 'name'::text), ''::text) AS name,
    COALESCE((directory_entry.data ->> 'state'::text), 'ENABLED'::text) AS state,
    COALESCE((directory_entry.data ->> 'email'::text), ''::text) AS email,
    COALESCE(((directory_entry.data ->> 'email_verified'::text))::boolean, false) AS email_verified,
    COALESCE((directory_entry.data ->> 'auth_type'::text), 'LOCAL'::text) AS auth_type,
        CASE
            WHEN ((directory_entry.data ->> 'role_type'::text) = 'DOMAIN_ADMIN'::text) THEN COALESCE(NULLIF((directory_entry.data ->> 'role_id'::text), ''::text), 'managed-domain-admin'::text)
            ELSE ''::text
        END AS role_id,
    COALESCE((directory_entry.data ->> 'role_type'::text), 'USER'::text) AS role_type,
    jsonb_build_object('state', COALESCE(((directory_entry.data -> 'mfa'::text) ->> 'state'::text), 'DISABLED'::text), 'mfa_type', COALESCE(((directory_entry.data -> 'mfa'::text) ->> 'mfa_type'::text), ''::text), 'options', jsonb_strip_nulls(jsonb_build_object('email', (((directory_entry.data -> 'mfa'::text) -> 'options'::text) -> 'email'::text)))) AS mfa,
    COALESCE((directory_entry.data ->> 'language'::text), ''::text) AS language,
    COALESCE((directory_entry.data ->> 'timezone'::text), ''::text) AS timezone,
    COALESCE((directory_entry.data -> 'required_actions'::text), '[]'::jsonb) AS required_actions,
    COALESCE(((directory_entry.data ->> 'refresh_timeout'::text))::integer, 0) AS refresh_timeout,
    COALESCE((directory_entry.data -> 'tags'::text), '{}'::jsonb) AS tags,
    directory_entry.domain_id,
    COALESCE((NULLIF((directory_entry.data ->> 'created_at'::text), ''::text))::timestamp(3) with time zone, directory_entry.created_at) AS created_at,
    (NULLIF((directory_entry.data ->> 'last_accessed_at'::text), ''::text))::timestamp(3) with time zone AS last_accessed_at,
    directory_entry.seq
   FROM skein_dumped_release.directory_entry
  WHERE (directory_entry.kind = 'users'::text);


--
-- Name: identity_workspace; Type: VIEW; Schema: skein_dumped_release; Owner: -
--

CREATE VIEW skein_dumped_release.identity_workspace AS
 SELECT workspace.id AS workspace_id,
    COALESCE((workspace.data ->> 'name'::text), ''::text) AS name,
    COALESCE((workspace.data ->> 'state'::text), 'ENABLED'::text) AS state,
    COALESCE((workspace.data -> 'tags'::text), '{}'::jsonb) AS tags,
    COALESCE((workspace.data ->> 'created_by'::text), ''::text) AS created_by,
    COALESCE((workspace.data -> 'references'::text), '[]'::jsonb) AS "references",
    COALESCE(((workspace.data ->> 'is_managed'::text))::boolean, false) AS is_managed,
    COALESCE((workspace.data -> 'packages'::text), '[]'::jsonb) AS packages,
    COALESCE(((workspace.data ->> 'is_dormant'::text))::boolean, false) AS is_dormant,
    COALESCE(((workspace.data ->> 'dormant_ttl'::text))::integer, 0) AS dormant_ttl,
    ( SELECT (count(*))::integer AS count
           FROM skein_dumped_release.directory_entry account
          WHERE ((account.kind = 'service_accounts'::text) AND (account.domain_id = workspace.domain_id) AND (account.workspace_id = workspace.id))) AS service_account_count,
    ( SELECT (count(DISTINCT (binding.data ->> 'user_id'::text)))::integer AS count
           FROM skein_dumped_release.directory_entry binding
          WHERE ((binding.kind = 'role_bindings'::text) AND (binding.domain_id = workspace.domain_id) AND (binding.workspace_id = workspace.id))) AS user_count,
    jsonb_build_object('day', COALESCE(((workspace.data ->> 'cost_day'::text))::double precision, (0)::double precision), 'month', (( SELECT COALESCE(sum(
                CASE jsonb_typeof((cost.cost -> 'USD'::text))
                    WHEN 'number'::text THEN ((cost.cost ->> 'USD'::text))::numeric
                    ELSE NULL::numeric
                END), (0)::numeric) AS "coalesce"
           FROM skein_dumped_release.cost_analysis_cost_report_data cost
          WHERE ((cost.domain_id = workspace.domain_id) AND (cost.workspace_id = workspace.id) AND (cost.report_month = to_char((now() AT TIME ZONE 'UTC'::text), 'YYYY-MM'::text)))))::double precision) AS cost_info,
    COALESCE((workspace.data ->> 'workspace_group_id'::text), ''::text) AS workspace_group_id,
    workspace.domain_id,
    COALESCE((workspace.data ->> 'trusted_account_id'::text), ''::text) AS trusted_account_id,
    COALESCE((NULLIF((workspace.data ->> 'created_at'::text), ''::text))::timestamp(3) with time zone, workspace.created_at) AS created_at,
    (NULLIF((workspace.data ->> 'last_synced_at'::text), ''::text))::timestamp(3) with time zone AS last_synced_at,
    (NULLIF((workspace.data ->> 'dormant_updated_at'::text), ''::text))::timestamp(3) with time zone AS dormant_updated_at,
    (NULLIF((workspace.data ->> 'changed_at'::text), ''::text))::timestamp(3) with time zone AS changed_at,
    workspace.seq
   FROM skein_dumped_release.directory_entry workspace
  WHERE (workspace.kind = 'workspaces'::text);


--
-- Name: identity_user_workspace; Type: VIEW; Schema: skein_dumped_release; Owner: -
--

CREATE VIEW skein_dumped_release.identity_user_workspace AS
 SELECT DISTINCT ON (binding.domain_id, binding.user_id, workspace.workspace_id) workspace.workspace_id,
    workspace.name,
    workspace.state,
    binding.role_id,
    COALESCE(role.name, ''::text) AS role_name,
    binding.role_type,
    workspace.tags,
    workspace.created_by,
    COALESCE((workspace."references" ->> 0), ''::text) AS reference_id,
    workspace.is_managed,
    workspace.is_dormant,
    binding.domain_id,
    binding.user_id,
    workspace.created_at,
    workspace.last_synced_at,
    workspace.dormant_updated_at,
    workspace.seq
   FROM ((skein_dumped_release.identity_role_binding binding
     JOIN skein_dumped_release.identity_workspace workspace ON (((workspace.domain_id = binding.domain_id) AND ((binding.workspace_id = '*'::text) OR (binding.workspace_id = workspace.workspace_id)))))
     LEFT JOIN skein_dumped_release.identity_role role ON (((role.domain_id = binding.domain_id) AND (role.role_id = binding.role_id))))
  ORDER BY binding.domain_id, binding.user_id, workspace.workspace_id, binding.resource_group;


--
-- Name: identity_workspace_user; Type: VIEW; Schema: skein_dumped_release; Owner: -
--

CREATE VIEW skein_dumped_release.identity_workspace_user AS
 SELECT (binding.data ->> 'user_id'::text) AS user_id,
    COALESCE((person.data ->> 'name'::text), ''::text) AS name,
    COALESCE((person.data ->> 'state'::text), 'ENABLED'::text) AS state,
    COALESCE((person.data ->> 'email'::text), ''::text) AS email,
    COALESCE(((person.data ->> 'email_verified'::text))::boolean, false) AS email_verified,
    COALESCE((person.data ->> 'auth_type'::text), 'LOCAL'::text) AS auth_type,
    (binding.data ->> 'role_type'::text) AS role_type,
    COALESCE((person.data ->> 'language'::text), ''::text) AS language,
    COALESCE((person.data ->> 'timezone'::text), ''::text) AS timezone,
    ( SELECT (count(*))::integer AS count
           FROM skein_dumped_release.identity_api_key api_key
          WHERE ((api_key.domain_id = person.domain_id) AND (api_key.user_id = person.id))) AS api_key_count,
    COALESCE((person.data -> 'tags'::text), '{}'::jsonb) AS tags,
    jsonb_build_object('role_binding_id', binding.id, 'role_type', (binding.data ->> 'role_type'::text), 'resource_group', 'WORKSPACE', 'domain_id', binding.domain_id, 'workspace_group_id', COALESCE((binding.data ->> 'workspace_group_id'::text), ''::text), 'workspace_id', binding.workspace_id, 'role_id', COALESCE((binding.data ->> 'role_id'::text), ''::text), 'user_id', (binding.data ->> 'user_id'::text), 'created_at', to_char((COALESCE((NULLIF((binding.data ->> 'created_at'::text), ''::text))::timestamp(3) with time zone, binding.created_at) AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text)) AS role_binding_info,
    binding.domain_id,
    binding.workspace_id,
    COALESCE((NULLIF((person.data ->> 'created_at'::text), ''::text))::timestamp(3) with time zone, person.created_at) AS created_at,
    (NULLIF((person.data ->> 'last_accessed_at'::text), ''::text))::timestamp(3) with time zone AS last_accessed_at,
    binding.seq
   FROM (skein_dumped_release.directory_entry binding
     JOIN skein_dumped_release.directory_entry person ON (((person.kind = 'users'::text) AND (person.domain_id = binding.domain_id) AND (person.id = (binding.data ->> 'user_id'::text)))))
  WHERE (binding.kind = 'role_bindings'::text);


--
-- Name: inbound_event; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.inbound_event (
    event_id text NOT NULL,
    webhook_id text NOT NULL,
    project_id text NOT NULL,
    event_key text NOT NULL,
    event_type text NOT NULL,
    alert_id text NOT NULL,
    occurred_at timestamp(3) with time zone,
    received_at timestamp(3) with time zone NOT NULL,
    body jsonb NOT NULL,
    seq bigint NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL
);


--
-- Name: inbound_event_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.inbound_event ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.inbound_event_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: inventory_metric; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.inventory_metric (
    metric_id text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    metric_type text DEFAULT ''::text NOT NULL,
    resource_type text DEFAULT ''::text NOT NULL,
    query_options jsonb DEFAULT '{}'::jsonb NOT NULL,
    date_field text DEFAULT ''::text NOT NULL,
    unit text DEFAULT ''::text NOT NULL,
    tags jsonb DEFAULT '{}'::jsonb NOT NULL,
    labels_info jsonb DEFAULT '[]'::jsonb NOT NULL,
    is_managed boolean DEFAULT false NOT NULL,
    resource_group text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL,
    namespace_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    seq bigint NOT NULL
);


--
-- Name: inventory_metric_point; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.inventory_metric_point (
    domain_id text NOT NULL,
    metric_id text NOT NULL,
    day date NOT NULL,
    value double precision NOT NULL,
    labels jsonb NOT NULL
);


--
-- Name: inventory_metric_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.inventory_metric ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.inventory_metric_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: inventory_note; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.inventory_note (
    note_id text DEFAULT ''::text NOT NULL,
    record_id text DEFAULT ''::text NOT NULL,
    cloud_service_id text DEFAULT ''::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    created_by text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL,
    project_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    seq bigint NOT NULL
);


--
-- Name: inventory_note_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.inventory_note ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.inventory_note_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: inventory_v2_job; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.inventory_v2_job (
    job_id text DEFAULT ''::text NOT NULL,
    status text DEFAULT ''::text NOT NULL,
    total_tasks integer NOT NULL,
    remained_tasks integer NOT NULL,
    success_tasks integer NOT NULL,
    failure_tasks integer NOT NULL,
    request_secret_id text DEFAULT ''::text NOT NULL,
    request_workspace_id text DEFAULT ''::text NOT NULL,
    resource_group text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL,
    collector_id text DEFAULT ''::text NOT NULL,
    plugin_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    finished_at timestamp(3) with time zone,
    seq bigint NOT NULL
);


--
-- Name: inventory_v2_job_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.inventory_v2_job ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.inventory_v2_job_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: kysely_migration; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: mailed_code; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.mailed_code (
    domain_id text NOT NULL,
    user_id text NOT NULL,
    digest text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);


--
-- Name: monitoring_alert; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.monitoring_alert (
    alert_number integer NOT NULL,
    alert_id text DEFAULT ''::text NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    assignee text DEFAULT ''::text NOT NULL,
    responder text DEFAULT ''::text NOT NULL,
    urgency text DEFAULT ''::text NOT NULL,
    severity text DEFAULT ''::text NOT NULL,
    rule text DEFAULT ''::text NOT NULL,
    image_url text DEFAULT ''::text NOT NULL,
    resources jsonb DEFAULT '[]'::jsonb NOT NULL,
    provider text DEFAULT ''::text NOT NULL,
    account text DEFAULT ''::text NOT NULL,
    additional_info jsonb DEFAULT '{}'::jsonb NOT NULL,
    escalation_step integer NOT NULL,
    escalation_ttl integer NOT NULL,
    triggered_by text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL,
    project_id text DEFAULT ''::text NOT NULL,
    webhook_id text DEFAULT ''::text NOT NULL,
    escalation_policy_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    acknowledged_at timestamp(3) with time zone,
    resolved_at timestamp(3) with time zone,
    escalated_at timestamp(3) with time zone,
    seq bigint NOT NULL,
    service_id text DEFAULT ''::text NOT NULL
);


--
-- Name: monitoring_alert_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.monitoring_alert ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.monitoring_alert_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: monitoring_maintenance_window; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.monitoring_maintenance_window (
    maintenance_window_id text DEFAULT ''::text NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    start_time timestamp(3) with time zone,
    end_time timestamp(3) with time zone,
    tags jsonb DEFAULT '{}'::jsonb NOT NULL,
    projects jsonb DEFAULT '[]'::jsonb NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    created_by text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone,
    closed_at timestamp(3) with time zone,
    workspace_id text DEFAULT ''::text NOT NULL,
    seq bigint NOT NULL
);


--
-- Name: monitoring_maintenance_window_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.monitoring_maintenance_window ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.monitoring_maintenance_window_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: monitoring_note; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.monitoring_note (
    note_id text DEFAULT ''::text NOT NULL,
    alert_id text DEFAULT ''::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    created_by text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    workspace_id text DEFAULT ''::text NOT NULL,
    project_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    seq bigint NOT NULL
);


--
-- Name: monitoring_note_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.monitoring_note ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.monitoring_note_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: monitoring_webhook; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.monitoring_webhook (
    webhook_id text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    access_key text DEFAULT ''::text NOT NULL,
    capability jsonb DEFAULT '{}'::jsonb NOT NULL,
    plugin_info jsonb DEFAULT '{}'::jsonb NOT NULL,
    tags jsonb DEFAULT '{}'::jsonb NOT NULL,
    project_id text DEFAULT ''::text NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone,
    workspace_id text DEFAULT ''::text NOT NULL,
    seq bigint NOT NULL
);


--
-- Name: monitoring_webhook_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.monitoring_webhook ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.monitoring_webhook_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: notification; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.notification (
    notification_id text NOT NULL,
    domain_id text NOT NULL,
    event text NOT NULL,
    subject_id text NOT NULL,
    body jsonb NOT NULL,
    callbacks jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    seq bigint NOT NULL
);


--
-- Name: notification_delivery; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.notification_delivery (
    notification_id text NOT NULL,
    channel_id text NOT NULL,
    state text DEFAULT 'PENDING'::text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    domain_id text DEFAULT ''::text NOT NULL
);


--
-- Name: notification_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.notification ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.notification_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: repository_plugin; Type: VIEW; Schema: skein_dumped_release; Owner: -
--

CREATE VIEW skein_dumped_release.repository_plugin AS
 SELECT directory_entry.id AS plugin_id,
    COALESCE(NULLIF((directory_entry.data ->> 'name'::text), ''::text), directory_entry.id) AS name,
    COALESCE((directory_entry.data ->> 'state'::text), 'ENABLED'::text) AS state,
    COALESCE((directory_entry.data ->> 'resource_type'::text), ''::text) AS resource_type,
    COALESCE((directory_entry.data ->> 'image'::text), ''::text) AS image,
    COALESCE((directory_entry.data ->> 'provider'::text), ''::text) AS provider,
    COALESCE((directory_entry.data -> 'labels'::text), '[]'::jsonb) AS labels,
    COALESCE((directory_entry.data -> 'tags'::text), '{}'::jsonb) AS tags,
    COALESCE((directory_entry.data -> 'docs'::text), '{}'::jsonb) AS docs,
    COALESCE((directory_entry.data -> 'capability'::text), '{}'::jsonb) AS capability,
    directory_entry.domain_id,
    COALESCE((directory_entry.data ->> 'repository_id'::text), ''::text) AS repository_id,
    COALESCE((NULLIF((directory_entry.data ->> 'created_at'::text), ''::text))::timestamp(3) with time zone, directory_entry.created_at) AS created_at,
    COALESCE((NULLIF((directory_entry.data ->> 'updated_at'::text), ''::text))::timestamp(3) with time zone, directory_entry.created_at) AS updated_at,
    directory_entry.seq
   FROM skein_dumped_release.directory_entry
  WHERE (directory_entry.kind = 'plugins'::text)
UNION ALL
 SELECT built_in.plugin_id,
    built_in.name,
    'ENABLED'::text AS state,
    'monitoring.Webhook'::text AS resource_type,
    ''::text AS image,
    ''::text AS provider,
    '[]'::jsonb AS labels,
    '{}'::jsonb AS tags,
    '{}'::jsonb AS docs,
    '{}'::jsonb AS capability,
    ''::text AS domain_id,
    ''::text AS repository_id,
    '2026-01-01 00:00:00+00'::timestamp(3) with time zone AS created_at,
    '2026-01-01 00:00:00+00'::timestamp(3) with time zone AS updated_at,
    (- built_in.number) AS seq
   FROM ( VALUES (1,'plugin-direct-mon-webhook'::text,'Direct events'::text), (2,'plugin-prometheus-mon-webhook'::text,'Prometheus Alertmanager'::text), (3,'plugin-grafana-mon-webhook'::text,'Grafana Alerting'::text), (4,'plugin-aws-sns-mon-webhook'::text,'Amazon SNS, CloudWatch and EventBridge'::text)) built_in(number, plugin_id, name)
  WHERE (NOT (built_in.plugin_id IN ( SELECT entry.id
           FROM skein_dumped_release.directory_entry entry
          WHERE (entry.kind = 'plugins'::text))));


--
-- Name: repository_repository; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.repository_repository (
    repository_id text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    repository_type text DEFAULT ''::text NOT NULL,
    endpoint text DEFAULT ''::text NOT NULL,
    seq bigint NOT NULL
);


--
-- Name: repository_repository_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.repository_repository ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.repository_repository_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: secret_trusted_secret_seq_seq; Type: SEQUENCE; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE skein_dumped_release.secret_trusted_secret ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME skein_dumped_release.secret_trusted_secret_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: sign_in_attempt; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.sign_in_attempt (
    fingerprint text NOT NULL,
    failures integer NOT NULL,
    blocked_until timestamp(3) with time zone,
    last_at timestamp(3) with time zone NOT NULL
);


--
-- Name: signing_key; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.signing_key (
    purpose text NOT NULL,
    secret text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


--
-- Name: spent_time_step; Type: TABLE; Schema: skein_dumped_release; Owner: -
--

CREATE TABLE skein_dumped_release.spent_time_step (
    domain_id text NOT NULL,
    user_id text NOT NULL,
    step bigint NOT NULL
);


--
-- Name: bam; Type: TABLE; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE TABLE skein_dumped_release_jobs.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);


--
-- Name: job; Type: TABLE; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE TABLE skein_dumped_release_jobs.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state skein_dumped_release_jobs.job_state DEFAULT 'created'::skein_dumped_release_jobs.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer
)
PARTITION BY LIST (name);


--
-- Name: job_common; Type: TABLE; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE TABLE skein_dumped_release_jobs.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state skein_dumped_release_jobs.job_state DEFAULT 'created'::skein_dumped_release_jobs.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);


--
-- Name: job_dependency; Type: TABLE; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE TABLE skein_dumped_release_jobs.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);


--
-- Name: queue; Type: TABLE; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE TABLE skein_dumped_release_jobs.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);


--
-- Name: queue_stats; Type: TABLE; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE TABLE skein_dumped_release_jobs.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);


--
-- Name: queue_stats_20261125; Type: TABLE; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE TABLE skein_dumped_release_jobs.queue_stats_20261125 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: queue_stats_20261126; Type: TABLE; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE TABLE skein_dumped_release_jobs.queue_stats_20261126 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: schedule; Type: TABLE; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE TABLE skein_dumped_release_jobs.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    cron text NOT NULL,
    timezone text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: subscription; Type: TABLE; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE TABLE skein_dumped_release_jobs.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: version; Type: TABLE; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE TABLE skein_dumped_release_jobs.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);


--
-- Name: warning; Type: TABLE; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE TABLE skein_dumped_release_jobs.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: job_common; Type: TABLE ATTACH; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.job ATTACH PARTITION skein_dumped_release_jobs.job_common DEFAULT;


--
-- Name: queue_stats_20261125; Type: TABLE ATTACH; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.queue_stats ATTACH PARTITION skein_dumped_release_jobs.queue_stats_20261125 FOR VALUES FROM ('2026-11-25 00:00:00+00') TO ('2026-11-26 00:00:00+00');


--
-- Name: queue_stats_20261126; Type: TABLE ATTACH; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.queue_stats ATTACH PARTITION skein_dumped_release_jobs.queue_stats_20261126 FOR VALUES FROM ('2026-11-26 00:00:00+00') TO ('2026-11-27 00:00:00+00');


--
-- Data for Name: alert_access_key; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--



--
-- Data for Name: alert_count; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--



--
-- Data for Name: alert_counter; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.alert_counter VALUES ('domain-5f4641a4f2', 'workspace-5f4641a4f2-1', 2);


--
-- Data for Name: alert_manager_escalation_policy; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.alert_manager_escalation_policy OVERRIDING SYSTEM VALUE VALUES ('ep-71d0029cdb3b', 'Policy', '[{"channels": [], "escalate_minutes": 5}]', '{"count": 0, "state": "DISABLED"}', 'ACKNOWLEDGED', '{}', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', 'service-dc43c95648ab', '2026-11-25 22:40:47.392+00', '2026-11-25 22:40:47.392+00', 1);


--
-- Data for Name: alert_manager_service; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.alert_manager_service OVERRIDING SYSTEM VALUE VALUES ('service-ed9a578d17f6', 'Service 09412d1c33e2', 'key ad583f1f8984', '', '{"USER": [], "USER_GROUP": []}', '{"recovery_mode": "MANUAL", "notification_urgency": "ALL"}', '{}', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', '', '2026-11-25 22:40:47.23+00', '2026-11-25 22:40:47.23+00', 1);
INSERT INTO skein_dumped_release.alert_manager_service OVERRIDING SYSTEM VALUE VALUES ('service-dc43c95648ab', 'Service 7fd2f3b0ace3', 'key 17be711651c5', '', '{"USER": [], "USER_GROUP": []}', '{"recovery_mode": "MANUAL", "notification_urgency": "ALL"}', '{}', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', '', '2026-11-25 22:40:47.296+00', '2026-11-25 22:40:47.296+00', 2);
INSERT INTO skein_dumped_release.alert_manager_service OVERRIDING SYSTEM VALUE VALUES ('service-86f1b96b31f3', 'Service 4a36f1eb021b', 'key 46d1f5a1ba8c', '', '{"USER": [], "USER_GROUP": []}', '{"recovery_mode": "MANUAL", "notification_urgency": "ALL"}', '{}', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', '', '2026-11-25 22:40:47.486+00', '2026-11-25 22:40:47.486+00', 3);


--
-- Data for Name: budget_raised; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--



--
-- Data for Name: cost_analysis_budget; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.cost_analysis_budget OVERRIDING SYSTEM VALUE VALUES ('budget-5849ce39dde4', '', 100, '[{"date": "2001-01", "limit": 8.333}, {"date": "2001-02", "limit": 8.333}, {"date": "2001-03", "limit": 8.333}, {"date": "2001-04", "limit": 8.333}, {"date": "2001-05", "limit": 8.333}, {"date": "2001-06", "limit": 8.333}, {"date": "2001-07", "limit": 8.333}, {"date": "2001-08", "limit": 8.333}, {"date": "2001-09", "limit": 8.333}, {"date": "2001-10", "limit": 8.333}, {"date": "2001-11", "limit": 8.333}, {"date": "2001-12", "limit": 8.337}]', 'USD', '{"state": "DISABLED", "providers": []}', 'MONTHLY', '2001-01', '2001-12', '[]', '{}', 'PROJECT', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', 'project-5f4641a4f2-1', 'ds-5f4641a4f2', '2026-11-25 22:40:47.68+00', '2026-11-25 22:40:47.68+00', '', 1);


--
-- Data for Name: cost_analysis_cost_report_data; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.cost_analysis_cost_report_data OVERRIDING SYSTEM VALUE VALUES ('crd-dumped', '{"USD": 12.5}', '', '', '', '2026-10', true, '', '', '', '', '', '', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', 'project-5f4641a4f2-1', '', '', 'ds-5f4641a4f2', '', '2026-11-25 22:40:51.073+00', 1, DEFAULT);


--
-- Data for Name: cost_analysis_custom_widget; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.cost_analysis_custom_widget OVERRIDING SYSTEM VALUE VALUES ('widget-fcdda4af9083', 'Widget', '{}', '{}', 'owner@test', 'domain-5f4641a4f2', '2026-11-25 22:40:48.078+00', '2026-11-25 22:40:48.078+00', 1);


--
-- Data for Name: cost_analysis_schedule; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.cost_analysis_schedule OVERRIDING SYSTEM VALUE VALUES ('sch-63a099817502', '', 'ENABLED', '{"cron": "", "hours": [], "minutes": [], "interval": 5}', '{}', '{}', 'ds-5f4641a4f2', 'domain-5f4641a4f2', '2026-11-25 22:40:47.592+00', NULL, 1, '2026-11-25 22:40:47.592+00', '2026-11-25 22:45:47.592+00');


--
-- Data for Name: cost_touched; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--



--
-- Data for Name: dashboard_project_dashboard; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.dashboard_project_dashboard OVERRIDING SYSTEM VALUE VALUES ('project-dash-21183993c95a', 'project-5f4641a4f2-1', 'Dashboard 107af65f62c3', 'PUBLIC', 2, '[1]', '{}', '{}', '{}', '[]', '{}', '', 'domain-5f4641a4f2', '2026-11-25 22:40:48.242+00', '2026-11-25 22:40:48.363+00', 'workspace-5f4641a4f2-1', 1);


--
-- Data for Name: dashboard_project_dashboard_version; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.dashboard_project_dashboard_version OVERRIDING SYSTEM VALUE VALUES ('project-dash-21183993c95a', 1, '[]', '{}', '{}', '{}', 'domain-5f4641a4f2', '2026-11-25 22:40:48.242+00', 1);
INSERT INTO skein_dumped_release.dashboard_project_dashboard_version OVERRIDING SYSTEM VALUE VALUES ('project-dash-21183993c95a', 2, '[1]', '{}', '{}', '{}', 'domain-5f4641a4f2', '2026-11-25 22:40:48.363+00', 2);


--
-- Data for Name: directory_entry; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('domains', 'domain-5f4641a4f2', 'domain-5f4641a4f2', '', '', '{"domain_id": "domain-5f4641a4f2"}', 1, '2026-11-25 22:40:45.356+00', '5cf5e15d-83e9-42a6-a108-3f6aaaaaa228');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('workspaces', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', 'workspace-5f4641a4f2-1', '', '{"domain_id": "domain-5f4641a4f2", "workspace_id": "workspace-5f4641a4f2-1"}', 2, '2026-11-25 22:40:45.603+00', '68475f5e-75aa-4727-83fc-0b1dd63aecb4');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('workspaces', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-2', 'workspace-5f4641a4f2-2', '', '{"domain_id": "domain-5f4641a4f2", "workspace_id": "workspace-5f4641a4f2-2"}', 3, '2026-11-25 22:40:45.603+00', '8c9de1b8-b870-4378-b60a-0beb42c28a03');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('users', 'domain-5f4641a4f2', 'admin@test', '', '', '{"user_id": "admin@test", "domain_id": "domain-5f4641a4f2", "role_type": "DOMAIN_ADMIN", "password_hash": "argon2id$ERHksd2HcQpcLXXdHRYhDQ$VjFVxym1Ix3D_AOYOjd1hYD0pM0Gt-bX8fT9ffHo-7Q"}', 4, '2026-11-25 22:40:45.945+00', '97c7f72e-cec4-4f91-a029-10b3ffacb718');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('users', 'domain-5f4641a4f2', 'guest@test', '', '', '{"user_id": "guest@test", "domain_id": "domain-5f4641a4f2", "password_hash": "argon2id$ERHksd2HcQpcLXXdHRYhDQ$VjFVxym1Ix3D_AOYOjd1hYD0pM0Gt-bX8fT9ffHo-7Q"}', 7, '2026-11-25 22:40:45.945+00', '1cb590b5-d12b-4789-99c6-43ef6ac8dd7a');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('users', 'domain-5f4641a4f2', 'member@test', '', '', '{"user_id": "member@test", "domain_id": "domain-5f4641a4f2", "password_hash": "argon2id$ERHksd2HcQpcLXXdHRYhDQ$VjFVxym1Ix3D_AOYOjd1hYD0pM0Gt-bX8fT9ffHo-7Q"}', 6, '2026-11-25 22:40:45.945+00', '02ac6e26-a4aa-4b23-a953-51888a03f5eb');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('users', 'domain-5f4641a4f2', 'owner@test', '', '', '{"user_id": "owner@test", "domain_id": "domain-5f4641a4f2", "password_hash": "argon2id$ERHksd2HcQpcLXXdHRYhDQ$VjFVxym1Ix3D_AOYOjd1hYD0pM0Gt-bX8fT9ffHo-7Q"}', 5, '2026-11-25 22:40:45.945+00', '155b7000-de82-4394-84c8-cd603d1dd09f');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('role_bindings', 'domain-5f4641a4f2', 'rb-member@test-workspace-5f4641a4f2-1', 'workspace-5f4641a4f2-1', '', '{"role_id": "managed-workspace-member", "user_id": "member@test", "domain_id": "domain-5f4641a4f2", "role_type": "WORKSPACE_MEMBER", "workspace_id": "workspace-5f4641a4f2-1", "role_binding_id": "rb-member@test-workspace-5f4641a4f2-1"}', 9, '2026-11-25 22:40:46.074+00', 'e694fe44-3f46-4922-8d21-db04d8af1128');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('role_bindings', 'domain-5f4641a4f2', 'rb-owner@test-workspace-5f4641a4f2-1', 'workspace-5f4641a4f2-1', '', '{"role_id": "managed-workspace-owner", "user_id": "owner@test", "domain_id": "domain-5f4641a4f2", "role_type": "WORKSPACE_OWNER", "workspace_id": "workspace-5f4641a4f2-1", "role_binding_id": "rb-owner@test-workspace-5f4641a4f2-1"}', 8, '2026-11-25 22:40:46.074+00', 'fbcec972-b1bd-44b5-9575-bce449870470');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('projects', 'domain-5f4641a4f2', 'project-5f4641a4f2-1', 'workspace-5f4641a4f2-1', 'project-5f4641a4f2-1', '{"name": "Shop", "domain_id": "domain-5f4641a4f2", "project_id": "project-5f4641a4f2-1", "project_type": "PUBLIC", "workspace_id": "workspace-5f4641a4f2-1"}', 10, '2026-11-25 22:40:46.157+00', '4e98e5c5-7140-413d-b677-dc438463bd65');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('projects', 'domain-5f4641a4f2', 'project-5f4641a4f2-2', 'workspace-5f4641a4f2-1', 'project-5f4641a4f2-2', '{"name": "Billing", "users": ["member@test"], "domain_id": "domain-5f4641a4f2", "project_id": "project-5f4641a4f2-2", "project_type": "PRIVATE", "workspace_id": "workspace-5f4641a4f2-1"}', 11, '2026-11-25 22:40:46.157+00', 'af906edd-27b5-42ac-8af0-bd175b0b651e');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('projects', 'domain-5f4641a4f2', 'project-5f4641a4f2-3', 'workspace-5f4641a4f2-1', 'project-5f4641a4f2-3', '{"name": "Vault", "domain_id": "domain-5f4641a4f2", "project_id": "project-5f4641a4f2-3", "project_type": "PRIVATE", "workspace_id": "workspace-5f4641a4f2-1"}', 12, '2026-11-25 22:40:46.157+00', 'c466c1e7-f687-45e7-aa52-b1af8d943854');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('projects', 'domain-5f4641a4f2', 'project-5f4641a4f2-4', 'workspace-5f4641a4f2-2', 'project-5f4641a4f2-4', '{"name": "Search", "domain_id": "domain-5f4641a4f2", "project_id": "project-5f4641a4f2-4", "project_type": "PUBLIC", "workspace_id": "workspace-5f4641a4f2-2"}', 13, '2026-11-25 22:40:46.157+00', '17806c96-221c-4854-ab9b-4467633bac9e');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('data_sources', 'domain-5f4641a4f2', 'ds-5f4641a4f2', '', '', '{"name": "Cloud bill", "currency": "USD", "domain_id": "domain-5f4641a4f2", "data_source_id": "ds-5f4641a4f2"}', 14, '2026-11-25 22:40:46.212+00', '90f7207b-0b0f-4aa2-a4a2-9c84b584df7b');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('service_accounts', 'domain-5f4641a4f2', 'sa c3e3da461b78', 'workspace-5f4641a4f2-1', 'project-5f4641a4f2-1', '{"provider": "kubernetes", "domain_id": "domain-5f4641a4f2", "project_id": "project-5f4641a4f2-1", "workspace_id": "workspace-5f4641a4f2-1", "service_account_id": "sa c3e3da461b78"}', 15, '2026-11-25 22:40:48.695+00', 'ec3b6d2d-3a0b-4092-8641-f903539dfa78');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('cloud_services', 'domain-5f4641a4f2', 'cloud-svc c0272d0992fe', 'workspace-5f4641a4f2-1', 'project-5f4641a4f2-1', '{"domain_id": "domain-5f4641a4f2", "project_id": "project-5f4641a4f2-1", "workspace_id": "workspace-5f4641a4f2-1", "cloud_service_id": "cloud-svc c0272d0992fe"}', 16, '2026-11-25 22:40:49.696+00', '01d255e9-11fa-445d-8a0b-a74c42f2aa1b');
INSERT INTO skein_dumped_release.directory_entry OVERRIDING SYSTEM VALUE VALUES ('records', 'domain-5f4641a4f2', 'record 3bf8d1373231', '', '', '{"domain_id": "domain-5f4641a4f2", "record_id": "record 3bf8d1373231", "cloud_service_id": "cloud-svc c0272d0992fe"}', 17, '2026-11-25 22:40:49.789+00', 'c200ac4e-a33b-4b8e-918e-7b397b62e4ce');


--
-- Data for Name: directory_staged; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--



--
-- Data for Name: identity_agent; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.identity_agent OVERRIDING SYSTEM VALUE VALUES ('agent-a97e5dfe18be', '{}', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', 'project-5f4641a4f2-1', 'sa c3e3da461b78', 'app-bd8d84517434', '2026-11-25 22:40:48.804+00', 1);


--
-- Data for Name: identity_api_key; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.identity_api_key OVERRIDING SYSTEM VALUE VALUES ('api-key-2a82f8b39ef0', '', '', 'ENABLED', 'domain-5f4641a4f2', 'owner@test', '2026-11-25 22:40:48.546+00', '2026-11-25 22:40:48.546+00', '2027-11-25 22:40:48.546+00', 1);


--
-- Data for Name: identity_app; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.identity_app OVERRIDING SYSTEM VALUE VALUES ('app-bd8d84517434', 'sa c3e3da461b78 App', 'ENABLED', true, '{}', 'WORKSPACE_OWNER', 'WORKSPACE', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', 'managed-workspace-owner', 'client-f1caaa778cff', '', '', '2026-11-25 22:40:48.804+00', '2027-11-25 22:40:48.804+00', NULL, 1);
INSERT INTO skein_dumped_release.identity_app OVERRIDING SYSTEM VALUE VALUES ('app-b1cd58ede109', 'App', 'ENABLED', false, '{}', 'WORKSPACE_OWNER', 'WORKSPACE', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', 'managed-workspace-owner', 'client-3ce3fd9f8fa8', '', '', '2026-11-25 22:40:49.156+00', '2027-11-25 22:40:49.156+00', NULL, 2);


--
-- Data for Name: identity_endpoint; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--



--
-- Data for Name: identity_job; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.identity_job OVERRIDING SYSTEM VALUE VALUES ('job c4010f0057eb', 'PENDING', '{}', 'WORKSPACE', '', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', '', '', '2026-11-25 22:40:49.599+00', '2026-11-25 22:40:49.599+00', NULL, 1);


--
-- Data for Name: identity_role; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.identity_role OVERRIDING SYSTEM VALUE VALUES ('managed-domain-admin', 'Domain Admin', 'DOMAIN_ADMIN', '[]', '[]', '{}', true, 'ENABLED', 'domain-5f4641a4f2', '2026-11-25 22:40:45.356+00', '2026-11-25 22:40:45.356+00', 1);
INSERT INTO skein_dumped_release.identity_role OVERRIDING SYSTEM VALUE VALUES ('managed-workspace-member', 'Workspace Member', 'WORKSPACE_MEMBER', '[]', '[]', '{}', true, 'ENABLED', 'domain-5f4641a4f2', '2026-11-25 22:40:45.356+00', '2026-11-25 22:40:45.356+00', 3);
INSERT INTO skein_dumped_release.identity_role OVERRIDING SYSTEM VALUE VALUES ('managed-workspace-owner', 'Workspace Owner', 'WORKSPACE_OWNER', '[]', '[]', '{}', true, 'ENABLED', 'domain-5f4641a4f2', '2026-11-25 22:40:45.356+00', '2026-11-25 22:40:45.356+00', 2);
INSERT INTO skein_dumped_release.identity_role OVERRIDING SYSTEM VALUE VALUES ('role-d134e9146334', 'Role b0f66b6e8a0e', 'WORKSPACE_OWNER', '[]', '[]', '{}', false, 'ENABLED', 'domain-5f4641a4f2', '2026-11-25 22:40:49.33+00', '2026-11-25 22:40:49.33+00', 4);


--
-- Data for Name: inbound_event; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--



--
-- Data for Name: inventory_metric; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.inventory_metric OVERRIDING SYSTEM VALUE VALUES ('metric-cb26ad5e490e', 'Machines', 'GAUGE', 'inventory.CloudService', '{"fields": {"value": {"operator": "count"}}}', '', '', '{}', '[{"key": "workspace_id", "name": "Workspace", "reference": {"reference_key": "workspace_id", "resource_type": "identity.Workspace"}}, {"key": "project_id", "name": "Project", "reference": {"reference_key": "project_id", "resource_type": "identity.Project"}}, {"key": "service_account_id", "name": "Service Account", "reference": {"reference_key": "service_account_id", "resource_type": "identity.ServiceAccount"}, "search_key": "collection_info.service_account_id"}]', false, 'WORKSPACE', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', 'ns-1', '2026-11-25 22:40:50.064+00', '2026-11-25 22:40:50.064+00', 1);


--
-- Data for Name: inventory_metric_point; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.inventory_metric_point VALUES ('domain-5f4641a4f2', 'metric-cb26ad5e490e', '2026-11-25', 1, '{"project_id": "project-5f4641a4f2-1", "workspace_id": "workspace-5f4641a4f2-1", "service_account_id": null}');


--
-- Data for Name: inventory_note; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.inventory_note OVERRIDING SYSTEM VALUE VALUES ('note-0b346c6f548c', 'record 3bf8d1373231', 'cloud-svc c0272d0992fe', 'Seen', 'admin@test', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', 'project-5f4641a4f2-1', '2026-11-25 22:40:49.948+00', 1);


--
-- Data for Name: inventory_v2_job; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.inventory_v2_job OVERRIDING SYSTEM VALUE VALUES ('job bef750437af5', 'IN_PROGRESS', 0, 0, 0, 0, '', '', 'WORKSPACE', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', '', '', '2026-11-25 22:40:50.365+00', '2026-11-25 22:40:50.365+00', NULL, 1);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.kysely_migration VALUES ('0001-alert-manager', '2026-11-25T22:40:42.531Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0002-cost-analysis', '2026-11-25T22:40:42.586Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0003-dashboard', '2026-11-25T22:40:42.602Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0004-identity', '2026-11-25T22:40:42.659Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0005-inventory', '2026-11-25T22:40:42.683Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0006-monitoring', '2026-11-25T22:40:42.734Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0007-repository', '2026-11-25T22:40:42.740Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0008-secret', '2026-11-25T22:40:42.743Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0009-house', '2026-11-25T22:40:42.784Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0010-alert-keys', '2026-11-25T22:40:42.839Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0011-directory-staging', '2026-11-25T22:40:42.846Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0012-second-factor', '2026-11-25T22:40:42.899Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0013-metric-points', '2026-11-25T22:40:42.914Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0014-notification', '2026-11-25T22:40:43.029Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0015-budgets-and-schedules', '2026-11-25T22:40:43.040Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0016-size', '2026-11-25T22:40:43.049Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0017-large-tenants', '2026-11-25T22:40:43.120Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0018-alert-numbers', '2026-11-25T22:40:43.128Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0019-directory-views', '2026-11-25T22:40:43.207Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0020-token-generations', '2026-11-25T22:40:43.254Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0021-cost-sums', '2026-11-25T22:40:43.261Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0022-list-filters', '2026-11-25T22:40:43.320Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0023-alert-counts', '2026-11-25T22:40:43.335Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0024-built-in-plugins', '2026-11-25T22:40:43.341Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0025-users-made-again', '2026-11-25T22:40:43.350Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0026-changes', '2026-11-25T22:40:43.372Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0027-distribution', '2026-11-25T22:40:43.495Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0028-wake-ups', '2026-11-25T22:40:43.500Z');
INSERT INTO skein_dumped_release.kysely_migration VALUES ('0029-budget-usage', '2026-11-25T22:40:43.514Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: mailed_code; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--



--
-- Data for Name: monitoring_alert; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.monitoring_alert OVERRIDING SYSTEM VALUE VALUES (1, 'alert-ea75b90b1400', 'Disk full', 'TRIGGERED', '', '', '', 'HIGH', 'NONE', '', '', '[]', '', '', '{}', 1, 1, 'admin@test', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', 'project-5f4641a4f2-1', '', '', '2026-11-25 22:40:50.6+00', '2026-11-25 22:40:50.6+00', NULL, NULL, '2026-11-25 22:40:50.6+00', 1, '');
INSERT INTO skein_dumped_release.monitoring_alert OVERRIDING SYSTEM VALUE VALUES (2, 'alert-8a2143811fa7', 'Disk full', 'TRIGGERED', '', '', '', 'HIGH', 'NONE', '', '', '[]', '', '', '{}', 1, 1, 'admin@test', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', 'project-5f4641a4f2-1', '', '', '2026-11-25 22:40:50.758+00', '2026-11-25 22:40:50.758+00', NULL, NULL, '2026-11-25 22:40:50.758+00', 2, '');


--
-- Data for Name: monitoring_maintenance_window; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.monitoring_maintenance_window OVERRIDING SYSTEM VALUE VALUES ('mw-5d2c0c8cacc6', 'Night work', 'OPEN', '2026-11-25 23:40:50.499+00', '2026-11-26 00:40:50.499+00', '{}', '["project-5f4641a4f2-1"]', 'domain-5f4641a4f2', 'admin@test', '2026-11-25 22:40:50.517+00', '2026-11-25 22:40:50.517+00', NULL, 'workspace-5f4641a4f2-1', 1);


--
-- Data for Name: monitoring_note; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.monitoring_note OVERRIDING SYSTEM VALUE VALUES ('note-b53d38c76ad4', 'alert-ea75b90b1400', 'Looking', 'admin@test', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', 'project-5f4641a4f2-1', '2026-11-25 22:40:50.732+00', 1);


--
-- Data for Name: monitoring_webhook; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.monitoring_webhook OVERRIDING SYSTEM VALUE VALUES ('webhook-9d6aa20d583c', 'Webhook 8bc51fc5e0e1', 'ENABLED', '641832012a6eef5ab2928823dc21fd3b', '{}', '{"options": {}, "version": "1.0", "metadata": {}, "plugin_id": "plugin-any", "upgrade_mode": "AUTO"}', '{}', 'project-5f4641a4f2-1', 'domain-5f4641a4f2', '2026-11-25 22:40:51.024+00', 'workspace-5f4641a4f2-1', 1);


--
-- Data for Name: notification; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.notification OVERRIDING SYSTEM VALUE VALUES ('notification-010e11018e9b', 'domain-5f4641a4f2', 'alert.escalated', 'alert-ea75b90b1400', '{"event": "alert.escalated", "topic": "monitoring.Alert", "message": {"tags": [{"key": "Alert Number", "value": "1", "options": {"short": true}}, {"key": "State", "value": "TRIGGERED", "options": {"short": true}}, {"key": "Urgency", "value": "HIGH", "options": {"short": true}}, {"key": "Triggered By", "value": "admin@test", "options": {"short": true}}, {"key": "Project", "value": "Shop", "options": {"short": true}}], "title": "[ALERT] Disk full", "occurred_at": "2026-11-25T22:40:50.600Z"}, "channels": [], "domain_id": "domain-5f4641a4f2", "created_at": "2026-11-25T22:40:50.600Z", "resource_id": "project-5f4641a4f2-1", "workspace_id": "workspace-5f4641a4f2-1", "resource_type": "identity.Project", "notification_id": "notification-010e11018e9b", "notification_type": "ERROR"}', '[]', '2026-11-25 22:40:50.6+00', 1);
INSERT INTO skein_dumped_release.notification OVERRIDING SYSTEM VALUE VALUES ('notification-3cefafbdb402', 'domain-5f4641a4f2', 'alert.escalated', 'alert-8a2143811fa7', '{"event": "alert.escalated", "topic": "monitoring.Alert", "message": {"tags": [{"key": "Alert Number", "value": "2", "options": {"short": true}}, {"key": "State", "value": "TRIGGERED", "options": {"short": true}}, {"key": "Urgency", "value": "HIGH", "options": {"short": true}}, {"key": "Triggered By", "value": "admin@test", "options": {"short": true}}, {"key": "Project", "value": "Shop", "options": {"short": true}}], "title": "[ALERT] Disk full", "occurred_at": "2026-11-25T22:40:50.758Z"}, "channels": [], "domain_id": "domain-5f4641a4f2", "created_at": "2026-11-25T22:40:50.758Z", "resource_id": "project-5f4641a4f2-1", "workspace_id": "workspace-5f4641a4f2-1", "resource_type": "identity.Project", "notification_id": "notification-3cefafbdb402", "notification_type": "ERROR"}', '[]', '2026-11-25 22:40:50.758+00', 2);


--
-- Data for Name: notification_delivery; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--



--
-- Data for Name: repository_repository; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--



--
-- Data for Name: secret_trusted_secret; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.secret_trusted_secret OVERRIDING SYSTEM VALUE VALUES ('trusted-secret-5eaeb66396d9', 'Secret', '', '{}', '', 'WORKSPACE', 'domain-5f4641a4f2', 'workspace-5f4641a4f2-1', '', '2026-11-25 22:40:51.054+00', '5C7v7ULSbeui6OPaVdmBrRePCx2rdk58fBry', '{"nonce": "WqvhF83GwCdxbAtB", "encrypt_algorithm": "AES"}', 1);


--
-- Data for Name: sign_in_attempt; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--



--
-- Data for Name: signing_key; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--

INSERT INTO skein_dumped_release.signing_key VALUES ('access', 'x_4Cz9H8QB8XeTG2dBzcesi4vkVpckfwZ0sDE_ZESfU', '2026-11-25 22:40:43.552+00');
INSERT INTO skein_dumped_release.signing_key VALUES ('refresh', 'WDyIwZPbTh2QiSyU3s0WbTOBBK8lZ_AfpY8Uzko-4W0', '2026-11-25 22:40:43.561+00');


--
-- Data for Name: spent_time_step; Type: TABLE DATA; Schema: skein_dumped_release; Owner: -
--



--
-- Data for Name: bam; Type: TABLE DATA; Schema: skein_dumped_release_jobs; Owner: -
--



--
-- Data for Name: job_common; Type: TABLE DATA; Schema: skein_dumped_release_jobs; Owner: -
--



--
-- Data for Name: job_dependency; Type: TABLE DATA; Schema: skein_dumped_release_jobs; Owner: -
--



--
-- Data for Name: queue; Type: TABLE DATA; Schema: skein_dumped_release_jobs; Owner: -
--

INSERT INTO skein_dumped_release_jobs.queue VALUES ('__pgboss__send-it', 'standard', 2, 0, false, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-25 22:40:43.684623+00', '2026-11-25 22:40:43.684623+00');
INSERT INTO skein_dumped_release_jobs.queue VALUES ('monitoring.close_maintenance_windows', 'standard', 2, 1, true, NULL, 900, 315360000, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, '{}', 20, false, NULL, NULL, NULL, NULL, '2026-11-25 22:40:43.733355+00', '2026-11-25 22:40:43.733355+00');
INSERT INTO skein_dumped_release_jobs.queue VALUES ('monitoring.escalate_alerts', 'standard', 0, 1, true, NULL, 900, 315360000, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, '{}', 20, false, NULL, NULL, NULL, NULL, '2026-11-25 22:40:43.764421+00', '2026-11-25 22:40:43.764421+00');
INSERT INTO skein_dumped_release_jobs.queue VALUES ('notification.deliver', 'standard', 10, 1, true, NULL, 900, 315360000, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, '{}', 20, false, NULL, NULL, NULL, NULL, '2026-11-25 22:40:43.772755+00', '2026-11-25 22:40:43.772755+00');
INSERT INTO skein_dumped_release_jobs.queue VALUES ('cost_analysis.fire_schedules', 'standard', 2, 1, true, NULL, 900, 315360000, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, '{}', 20, false, NULL, NULL, NULL, NULL, '2026-11-25 22:40:43.781362+00', '2026-11-25 22:40:43.781362+00');
INSERT INTO skein_dumped_release_jobs.queue VALUES ('cost_analysis.evaluate_changed_costs', 'standard', 2, 1, true, NULL, 900, 315360000, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, '{}', 20, false, NULL, NULL, NULL, NULL, '2026-11-25 22:40:43.783144+00', '2026-11-25 22:40:43.783144+00');


--
-- Data for Name: queue_stats_20261125; Type: TABLE DATA; Schema: skein_dumped_release_jobs; Owner: -
--



--
-- Data for Name: queue_stats_20261126; Type: TABLE DATA; Schema: skein_dumped_release_jobs; Owner: -
--



--
-- Data for Name: schedule; Type: TABLE DATA; Schema: skein_dumped_release_jobs; Owner: -
--

INSERT INTO skein_dumped_release_jobs.schedule VALUES ('monitoring.close_maintenance_windows', '', '* * * * *', 'UTC', '{}', '{"tz": "UTC"}', '2026-11-25 22:40:43.860057+00', '2026-11-25 22:40:43.860057+00');
INSERT INTO skein_dumped_release_jobs.schedule VALUES ('monitoring.escalate_alerts', '', '* * * * *', 'UTC', '{}', '{"tz": "UTC"}', '2026-11-25 22:40:43.879486+00', '2026-11-25 22:40:43.879486+00');
INSERT INTO skein_dumped_release_jobs.schedule VALUES ('cost_analysis.fire_schedules', '', '* * * * *', 'UTC', '{}', '{"tz": "UTC"}', '2026-11-25 22:40:43.898369+00', '2026-11-25 22:40:43.898369+00');
INSERT INTO skein_dumped_release_jobs.schedule VALUES ('cost_analysis.evaluate_changed_costs', '', '* * * * *', 'UTC', '{}', '{"tz": "UTC"}', '2026-11-25 22:40:43.917664+00', '2026-11-25 22:40:43.917664+00');


--
-- Data for Name: subscription; Type: TABLE DATA; Schema: skein_dumped_release_jobs; Owner: -
--



--
-- Data for Name: version; Type: TABLE DATA; Schema: skein_dumped_release_jobs; Owner: -
--

INSERT INTO skein_dumped_release_jobs.version VALUES (40, '2026-11-25 22:40:43.743832+00', '2026-11-25 22:40:43.715143+00', '2026-11-25 22:40:43.708077+00', NULL, NULL);


--
-- Data for Name: warning; Type: TABLE DATA; Schema: skein_dumped_release_jobs; Owner: -
--



--
-- Name: alert_manager_escalation_policy_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.alert_manager_escalation_policy_seq_seq', 1, true);


--
-- Name: alert_manager_service_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.alert_manager_service_seq_seq', 3, true);


--
-- Name: cost_analysis_budget_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.cost_analysis_budget_seq_seq', 1, true);


--
-- Name: cost_analysis_cost_report_data_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.cost_analysis_cost_report_data_seq_seq', 1, true);


--
-- Name: cost_analysis_custom_widget_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.cost_analysis_custom_widget_seq_seq', 1, true);


--
-- Name: cost_analysis_schedule_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.cost_analysis_schedule_seq_seq', 1, true);


--
-- Name: dashboard_project_dashboard_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.dashboard_project_dashboard_seq_seq', 1, true);


--
-- Name: dashboard_project_dashboard_version_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.dashboard_project_dashboard_version_seq_seq', 2, true);


--
-- Name: directory_entry_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.directory_entry_seq_seq', 17, true);


--
-- Name: directory_staged_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.directory_staged_seq_seq', 1, false);


--
-- Name: identity_agent_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.identity_agent_seq_seq', 1, true);


--
-- Name: identity_api_key_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.identity_api_key_seq_seq', 1, true);


--
-- Name: identity_app_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.identity_app_seq_seq', 2, true);


--
-- Name: identity_endpoint_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.identity_endpoint_seq_seq', 1, false);


--
-- Name: identity_job_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.identity_job_seq_seq', 1, true);


--
-- Name: identity_role_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.identity_role_seq_seq', 4, true);


--
-- Name: inbound_event_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.inbound_event_seq_seq', 1, false);


--
-- Name: inventory_metric_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.inventory_metric_seq_seq', 1, true);


--
-- Name: inventory_note_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.inventory_note_seq_seq', 1, true);


--
-- Name: inventory_v2_job_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.inventory_v2_job_seq_seq', 1, true);


--
-- Name: monitoring_alert_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.monitoring_alert_seq_seq', 2, true);


--
-- Name: monitoring_maintenance_window_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.monitoring_maintenance_window_seq_seq', 1, true);


--
-- Name: monitoring_note_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.monitoring_note_seq_seq', 1, true);


--
-- Name: monitoring_webhook_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.monitoring_webhook_seq_seq', 1, true);


--
-- Name: notification_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.notification_seq_seq', 2, true);


--
-- Name: repository_repository_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.repository_repository_seq_seq', 1, false);


--
-- Name: secret_trusted_secret_seq_seq; Type: SEQUENCE SET; Schema: skein_dumped_release; Owner: -
--

SELECT pg_catalog.setval('skein_dumped_release.secret_trusted_secret_seq_seq', 1, true);


--
-- Name: alert_access_key alert_access_key_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.alert_access_key
    ADD CONSTRAINT alert_access_key_pkey PRIMARY KEY (digest, domain_id);


--
-- Name: alert_counter alert_counter_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.alert_counter
    ADD CONSTRAINT alert_counter_pkey PRIMARY KEY (domain_id, workspace_id);


--
-- Name: alert_manager_escalation_policy alert_manager_escalation_policy_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.alert_manager_escalation_policy
    ADD CONSTRAINT alert_manager_escalation_policy_pkey PRIMARY KEY (escalation_policy_id, domain_id);


--
-- Name: alert_manager_service alert_manager_service_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.alert_manager_service
    ADD CONSTRAINT alert_manager_service_pkey PRIMARY KEY (service_id, domain_id);


--
-- Name: budget_raised budget_raised_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.budget_raised
    ADD CONSTRAINT budget_raised_pkey PRIMARY KEY (budget_id, entry, month, domain_id);


--
-- Name: cost_analysis_budget cost_analysis_budget_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.cost_analysis_budget
    ADD CONSTRAINT cost_analysis_budget_pkey PRIMARY KEY (budget_id, domain_id);


--
-- Name: cost_analysis_cost_report_data cost_analysis_cost_report_data_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.cost_analysis_cost_report_data
    ADD CONSTRAINT cost_analysis_cost_report_data_pkey PRIMARY KEY (domain_id, cost_report_data_id);


--
-- Name: cost_analysis_custom_widget cost_analysis_custom_widget_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.cost_analysis_custom_widget
    ADD CONSTRAINT cost_analysis_custom_widget_pkey PRIMARY KEY (widget_id, domain_id);


--
-- Name: cost_analysis_schedule cost_analysis_schedule_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.cost_analysis_schedule
    ADD CONSTRAINT cost_analysis_schedule_pkey PRIMARY KEY (schedule_id, domain_id);


--
-- Name: cost_touched cost_touched_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.cost_touched
    ADD CONSTRAINT cost_touched_pkey PRIMARY KEY (domain_id, touch_id);


--
-- Name: dashboard_project_dashboard dashboard_project_dashboard_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.dashboard_project_dashboard
    ADD CONSTRAINT dashboard_project_dashboard_pkey PRIMARY KEY (project_dashboard_id, domain_id);


--
-- Name: dashboard_project_dashboard_version dashboard_project_dashboard_version_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.dashboard_project_dashboard_version
    ADD CONSTRAINT dashboard_project_dashboard_version_pkey PRIMARY KEY (project_dashboard_id, version, domain_id);


--
-- Name: directory_entry directory_entry_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.directory_entry
    ADD CONSTRAINT directory_entry_pkey PRIMARY KEY (kind, domain_id, id);


--
-- Name: directory_staged directory_staged_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.directory_staged
    ADD CONSTRAINT directory_staged_pkey PRIMARY KEY (seq);


--
-- Name: identity_agent identity_agent_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.identity_agent
    ADD CONSTRAINT identity_agent_pkey PRIMARY KEY (agent_id, domain_id);


--
-- Name: identity_api_key identity_api_key_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.identity_api_key
    ADD CONSTRAINT identity_api_key_pkey PRIMARY KEY (api_key_id, domain_id);


--
-- Name: identity_app identity_app_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.identity_app
    ADD CONSTRAINT identity_app_pkey PRIMARY KEY (app_id, domain_id);


--
-- Name: identity_endpoint identity_endpoint_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.identity_endpoint
    ADD CONSTRAINT identity_endpoint_pkey PRIMARY KEY (service, name);


--
-- Name: identity_job identity_job_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.identity_job
    ADD CONSTRAINT identity_job_pkey PRIMARY KEY (domain_id, job_id);


--
-- Name: identity_role identity_role_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.identity_role
    ADD CONSTRAINT identity_role_pkey PRIMARY KEY (domain_id, role_id);


--
-- Name: inbound_event inbound_event_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.inbound_event
    ADD CONSTRAINT inbound_event_pkey PRIMARY KEY (event_id, domain_id);


--
-- Name: inventory_metric inventory_metric_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.inventory_metric
    ADD CONSTRAINT inventory_metric_pkey PRIMARY KEY (domain_id, metric_id);


--
-- Name: inventory_note inventory_note_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.inventory_note
    ADD CONSTRAINT inventory_note_pkey PRIMARY KEY (note_id, domain_id);


--
-- Name: inventory_v2_job inventory_v2_job_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.inventory_v2_job
    ADD CONSTRAINT inventory_v2_job_pkey PRIMARY KEY (domain_id, job_id);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: mailed_code mailed_code_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.mailed_code
    ADD CONSTRAINT mailed_code_pkey PRIMARY KEY (domain_id, user_id);


--
-- Name: monitoring_alert monitoring_alert_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.monitoring_alert
    ADD CONSTRAINT monitoring_alert_pkey PRIMARY KEY (alert_id, domain_id);


--
-- Name: monitoring_maintenance_window monitoring_maintenance_window_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.monitoring_maintenance_window
    ADD CONSTRAINT monitoring_maintenance_window_pkey PRIMARY KEY (maintenance_window_id, domain_id);


--
-- Name: monitoring_note monitoring_note_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.monitoring_note
    ADD CONSTRAINT monitoring_note_pkey PRIMARY KEY (note_id, domain_id);


--
-- Name: monitoring_webhook monitoring_webhook_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.monitoring_webhook
    ADD CONSTRAINT monitoring_webhook_pkey PRIMARY KEY (webhook_id, domain_id);


--
-- Name: notification_delivery notification_delivery_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.notification_delivery
    ADD CONSTRAINT notification_delivery_pkey PRIMARY KEY (notification_id, channel_id, domain_id);


--
-- Name: notification notification_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.notification
    ADD CONSTRAINT notification_pkey PRIMARY KEY (notification_id, domain_id);


--
-- Name: repository_repository repository_repository_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.repository_repository
    ADD CONSTRAINT repository_repository_pkey PRIMARY KEY (repository_id);


--
-- Name: secret_trusted_secret secret_trusted_secret_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.secret_trusted_secret
    ADD CONSTRAINT secret_trusted_secret_pkey PRIMARY KEY (domain_id, trusted_secret_id);


--
-- Name: sign_in_attempt sign_in_attempt_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.sign_in_attempt
    ADD CONSTRAINT sign_in_attempt_pkey PRIMARY KEY (fingerprint);


--
-- Name: signing_key signing_key_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.signing_key
    ADD CONSTRAINT signing_key_pkey PRIMARY KEY (purpose);


--
-- Name: spent_time_step spent_time_step_pkey; Type: CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.spent_time_step
    ADD CONSTRAINT spent_time_step_pkey PRIMARY KEY (domain_id, user_id);


--
-- Name: bam bam_pkey; Type: CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);


--
-- Name: job job_pkey; Type: CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);


--
-- Name: job_common job_common_pkey; Type: CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);


--
-- Name: job_dependency job_dependency_pkey; Type: CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);


--
-- Name: queue queue_pkey; Type: CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);


--
-- Name: queue_stats queue_stats_pkey; Type: CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);


--
-- Name: queue_stats_20261125 queue_stats_20261125_pkey; Type: CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.queue_stats_20261125
    ADD CONSTRAINT queue_stats_20261125_pkey PRIMARY KEY (id, captured_on);


--
-- Name: queue_stats_20261126 queue_stats_20261126_pkey; Type: CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.queue_stats_20261126
    ADD CONSTRAINT queue_stats_20261126_pkey PRIMARY KEY (id, captured_on);


--
-- Name: schedule schedule_pkey; Type: CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);


--
-- Name: subscription subscription_pkey; Type: CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);


--
-- Name: version version_pkey; Type: CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);


--
-- Name: warning warning_pkey; Type: CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);


--
-- Name: alert_access_key_alert_id_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX alert_access_key_alert_id_idx ON skein_dumped_release.alert_access_key USING btree (alert_id);


--
-- Name: alert_access_key_expires_at_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX alert_access_key_expires_at_idx ON skein_dumped_release.alert_access_key USING btree (expires_at);


--
-- Name: alert_count_service_id_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX alert_count_service_id_idx ON skein_dumped_release.alert_count USING btree (service_id);


--
-- Name: alert_manager_escalation_policy_name; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE UNIQUE INDEX alert_manager_escalation_policy_name ON skein_dumped_release.alert_manager_escalation_policy USING btree (service_id, name, domain_id);


--
-- Name: alert_manager_service_key; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE UNIQUE INDEX alert_manager_service_key ON skein_dumped_release.alert_manager_service USING btree (domain_id, workspace_id, service_key);


--
-- Name: alert_manager_service_name; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE UNIQUE INDEX alert_manager_service_name ON skein_dumped_release.alert_manager_service USING btree (domain_id, workspace_id, name);


--
-- Name: cost_analysis_budget_domain_id_data_source_id_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX cost_analysis_budget_domain_id_data_source_id_idx ON skein_dumped_release.cost_analysis_budget USING btree (domain_id, data_source_id);


--
-- Name: cost_analysis_budget_domain_id_project_id_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX cost_analysis_budget_domain_id_project_id_idx ON skein_dumped_release.cost_analysis_budget USING btree (domain_id, project_id);


--
-- Name: cost_analysis_cost_report_dat_domain_id_data_source_id_repo_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX cost_analysis_cost_report_dat_domain_id_data_source_id_repo_idx ON skein_dumped_release.cost_analysis_cost_report_data USING btree (domain_id, data_source_id, report_month);


--
-- Name: cost_analysis_custom_widget_domain_id_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX cost_analysis_custom_widget_domain_id_idx ON skein_dumped_release.cost_analysis_custom_widget USING btree (domain_id);


--
-- Name: cost_analysis_schedule_domain_id_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX cost_analysis_schedule_domain_id_idx ON skein_dumped_release.cost_analysis_schedule USING btree (domain_id);


--
-- Name: cost_analysis_schedule_next_at_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX cost_analysis_schedule_next_at_idx ON skein_dumped_release.cost_analysis_schedule USING btree (next_at) WHERE (state = 'ENABLED'::text);


--
-- Name: cost_report_data_filters; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX cost_report_data_filters ON skein_dumped_release.cost_analysis_cost_report_data USING gin (domain_id, product public.gin_trgm_ops, cost_report_data_id public.gin_trgm_ops, provider public.gin_trgm_ops, workspace_id, project_id, cost_report_id, cost_report_config_id);


--
-- Name: cost_report_data_order; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX cost_report_data_order ON skein_dumped_release.cost_analysis_cost_report_data USING btree (domain_id, is_confirmed, report_year DESC, seq, report_month);


--
-- Name: cost_report_data_places; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX cost_report_data_places ON skein_dumped_release.cost_analysis_cost_report_data USING btree (domain_id, report_month, workspace_id, project_id);


--
-- Name: dashboard_project_dashboard_name; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE UNIQUE INDEX dashboard_project_dashboard_name ON skein_dumped_release.dashboard_project_dashboard USING btree (domain_id, project_id, user_id, name);


--
-- Name: directory_entry_domain_id_expr_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX directory_entry_domain_id_expr_idx ON skein_dumped_release.directory_entry USING btree (domain_id, ((data ->> 'user_id'::text))) WHERE (kind = 'role_bindings'::text);


--
-- Name: directory_entry_domain_id_workspace_id_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX directory_entry_domain_id_workspace_id_idx ON skein_dumped_release.directory_entry USING btree (domain_id, workspace_id) WHERE (kind = 'projects'::text);


--
-- Name: directory_entry_workspace; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX directory_entry_workspace ON skein_dumped_release.directory_entry USING btree (kind, domain_id, workspace_id, seq);


--
-- Name: directory_staged_batch_seq_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX directory_staged_batch_seq_idx ON skein_dumped_release.directory_staged USING btree (batch, seq);


--
-- Name: directory_staged_staged_at_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX directory_staged_staged_at_idx ON skein_dumped_release.directory_staged USING btree (staged_at);


--
-- Name: identity_agent_service_account; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE UNIQUE INDEX identity_agent_service_account ON skein_dumped_release.identity_agent USING btree (domain_id, service_account_id);


--
-- Name: identity_api_key_domain_id_user_id_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX identity_api_key_domain_id_user_id_idx ON skein_dumped_release.identity_api_key USING btree (domain_id, user_id);


--
-- Name: identity_app_client_id; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE UNIQUE INDEX identity_app_client_id ON skein_dumped_release.identity_app USING btree (client_id, domain_id);


--
-- Name: identity_app_domain_id_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX identity_app_domain_id_idx ON skein_dumped_release.identity_app USING btree (domain_id);


--
-- Name: identity_role_name; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE UNIQUE INDEX identity_role_name ON skein_dumped_release.identity_role USING btree (domain_id, name);


--
-- Name: inbound_event_alert_id_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX inbound_event_alert_id_idx ON skein_dumped_release.inbound_event USING btree (alert_id);


--
-- Name: inbound_event_project_id_event_key_received_at_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX inbound_event_project_id_event_key_received_at_idx ON skein_dumped_release.inbound_event USING btree (project_id, event_key, received_at DESC);


--
-- Name: inventory_metric_point_domain_id_metric_id_day_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX inventory_metric_point_domain_id_metric_id_day_idx ON skein_dumped_release.inventory_metric_point USING btree (domain_id, metric_id, day);


--
-- Name: inventory_note_domain_id_created_at_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX inventory_note_domain_id_created_at_idx ON skein_dumped_release.inventory_note USING btree (domain_id, created_at DESC NULLS LAST);


--
-- Name: monitoring_alert_domain_id_project_id_created_at_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX monitoring_alert_domain_id_project_id_created_at_idx ON skein_dumped_release.monitoring_alert USING btree (domain_id, project_id, created_at DESC NULLS LAST);


--
-- Name: monitoring_alert_domain_id_workspace_id_alert_number_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE UNIQUE INDEX monitoring_alert_domain_id_workspace_id_alert_number_idx ON skein_dumped_release.monitoring_alert USING btree (domain_id, workspace_id, alert_number);


--
-- Name: monitoring_alert_domain_id_workspace_id_state_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX monitoring_alert_domain_id_workspace_id_state_idx ON skein_dumped_release.monitoring_alert USING btree (domain_id, workspace_id, state);


--
-- Name: monitoring_alert_escalating; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX monitoring_alert_escalating ON skein_dumped_release.monitoring_alert USING btree (seq) WHERE ((escalation_ttl > 0) AND (state <> 'RESOLVED'::text));


--
-- Name: monitoring_alert_filters; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX monitoring_alert_filters ON skein_dumped_release.monitoring_alert USING gin (domain_id, title public.gin_trgm_ops, alert_id public.gin_trgm_ops, ((alert_number)::text) public.gin_trgm_ops, responder public.gin_trgm_ops, provider public.gin_trgm_ops, account public.gin_trgm_ops, resources jsonb_path_ops, assignee, severity, urgency, triggered_by, escalation_policy_id) WITH (gin_pending_list_limit='1024');


--
-- Name: monitoring_alert_newest; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX monitoring_alert_newest ON skein_dumped_release.monitoring_alert USING btree (domain_id, created_at DESC NULLS LAST, seq) INCLUDE (workspace_id, project_id, state, urgency, assignee, webhook_id);


--
-- Name: monitoring_alert_numbered; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX monitoring_alert_numbered ON skein_dumped_release.monitoring_alert USING btree (domain_id, alert_number DESC, seq);


--
-- Name: monitoring_alert_service_id_state_urgency_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX monitoring_alert_service_id_state_urgency_idx ON skein_dumped_release.monitoring_alert USING btree (service_id, state, urgency) WHERE (service_id <> ''::text);


--
-- Name: monitoring_alert_webhook_id_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX monitoring_alert_webhook_id_idx ON skein_dumped_release.monitoring_alert USING btree (webhook_id);


--
-- Name: monitoring_maintenance_window_domain_id_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX monitoring_maintenance_window_domain_id_idx ON skein_dumped_release.monitoring_maintenance_window USING btree (domain_id) WHERE (state = 'OPEN'::text);


--
-- Name: monitoring_maintenance_window_domain_id_start_time_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX monitoring_maintenance_window_domain_id_start_time_idx ON skein_dumped_release.monitoring_maintenance_window USING btree (domain_id, start_time DESC NULLS LAST);


--
-- Name: monitoring_maintenance_window_end_time_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX monitoring_maintenance_window_end_time_idx ON skein_dumped_release.monitoring_maintenance_window USING btree (end_time) WHERE (state = 'OPEN'::text);


--
-- Name: monitoring_note_alert_id_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX monitoring_note_alert_id_idx ON skein_dumped_release.monitoring_note USING btree (alert_id);


--
-- Name: monitoring_note_domain_id_created_at_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX monitoring_note_domain_id_created_at_idx ON skein_dumped_release.monitoring_note USING btree (domain_id, created_at DESC NULLS LAST);


--
-- Name: monitoring_webhook_domain_id_project_id_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX monitoring_webhook_domain_id_project_id_idx ON skein_dumped_release.monitoring_webhook USING btree (domain_id, project_id);


--
-- Name: monitoring_webhook_name; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE UNIQUE INDEX monitoring_webhook_name ON skein_dumped_release.monitoring_webhook USING btree (domain_id, workspace_id, project_id, name);


--
-- Name: notification_subject_id_seq_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX notification_subject_id_seq_idx ON skein_dumped_release.notification USING btree (subject_id, seq);


--
-- Name: sign_in_attempt_last_at_idx; Type: INDEX; Schema: skein_dumped_release; Owner: -
--

CREATE INDEX sign_in_attempt_last_at_idx ON skein_dumped_release.sign_in_attempt USING btree (last_at);


--
-- Name: job_common_i1; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE UNIQUE INDEX job_common_i1 ON skein_dumped_release_jobs.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::skein_dumped_release_jobs.job_state) AND (policy = 'short'::text));


--
-- Name: job_common_i10; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE INDEX job_common_i10 ON skein_dumped_release_jobs.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::skein_dumped_release_jobs.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));


--
-- Name: job_common_i11; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE INDEX job_common_i11 ON skein_dumped_release_jobs.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::skein_dumped_release_jobs.job_state) AND (NOT blocked));


--
-- Name: job_common_i2; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE UNIQUE INDEX job_common_i2 ON skein_dumped_release_jobs.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::skein_dumped_release_jobs.job_state) AND (policy = 'singleton'::text));


--
-- Name: job_common_i3; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE UNIQUE INDEX job_common_i3 ON skein_dumped_release_jobs.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::skein_dumped_release_jobs.job_state) AND (policy = 'stately'::text));


--
-- Name: job_common_i4; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE UNIQUE INDEX job_common_i4 ON skein_dumped_release_jobs.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::skein_dumped_release_jobs.job_state) AND (singleton_on IS NOT NULL));


--
-- Name: job_common_i6; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE UNIQUE INDEX job_common_i6 ON skein_dumped_release_jobs.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::skein_dumped_release_jobs.job_state) AND (policy = 'exclusive'::text));


--
-- Name: job_common_i7; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE INDEX job_common_i7 ON skein_dumped_release_jobs.job_common USING btree (name, group_id) WHERE ((state = 'active'::skein_dumped_release_jobs.job_state) AND (group_id IS NOT NULL));


--
-- Name: job_common_i8; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE UNIQUE INDEX job_common_i8 ON skein_dumped_release_jobs.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::skein_dumped_release_jobs.job_state, 'retry'::skein_dumped_release_jobs.job_state, 'failed'::skein_dumped_release_jobs.job_state])) AND (policy = 'key_strict_fifo'::text));


--
-- Name: job_common_i9; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE INDEX job_common_i9 ON skein_dumped_release_jobs.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::skein_dumped_release_jobs.job_state));


--
-- Name: job_dep_parent_idx; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE INDEX job_dep_parent_idx ON skein_dumped_release_jobs.job_dependency USING btree (parent_name, parent_id);


--
-- Name: queue_stats_i1; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE INDEX queue_stats_i1 ON ONLY skein_dumped_release_jobs.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: queue_stats_20261125_name_captured_on_deferred_count_queued_idx; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE INDEX queue_stats_20261125_name_captured_on_deferred_count_queued_idx ON skein_dumped_release_jobs.queue_stats_20261125 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: queue_stats_20261126_name_captured_on_deferred_count_queued_idx; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE INDEX queue_stats_20261126_name_captured_on_deferred_count_queued_idx ON skein_dumped_release_jobs.queue_stats_20261126 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: warning_i1; Type: INDEX; Schema: skein_dumped_release_jobs; Owner: -
--

CREATE INDEX warning_i1 ON skein_dumped_release_jobs.warning USING btree (created_on DESC);


--
-- Name: job_common_pkey; Type: INDEX ATTACH; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER INDEX skein_dumped_release_jobs.job_pkey ATTACH PARTITION skein_dumped_release_jobs.job_common_pkey;


--
-- Name: queue_stats_20261125_name_captured_on_deferred_count_queued_idx; Type: INDEX ATTACH; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER INDEX skein_dumped_release_jobs.queue_stats_i1 ATTACH PARTITION skein_dumped_release_jobs.queue_stats_20261125_name_captured_on_deferred_count_queued_idx;


--
-- Name: queue_stats_20261125_pkey; Type: INDEX ATTACH; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER INDEX skein_dumped_release_jobs.queue_stats_pkey ATTACH PARTITION skein_dumped_release_jobs.queue_stats_20261125_pkey;


--
-- Name: queue_stats_20261126_name_captured_on_deferred_count_queued_idx; Type: INDEX ATTACH; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER INDEX skein_dumped_release_jobs.queue_stats_i1 ATTACH PARTITION skein_dumped_release_jobs.queue_stats_20261126_name_captured_on_deferred_count_queued_idx;


--
-- Name: queue_stats_20261126_pkey; Type: INDEX ATTACH; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER INDEX skein_dumped_release_jobs.queue_stats_pkey ATTACH PARTITION skein_dumped_release_jobs.queue_stats_20261126_pkey;


--
-- Name: cost_report_data_places; Type: STATISTICS; Schema: skein_dumped_release; Owner: -
--

CREATE STATISTICS skein_dumped_release.cost_report_data_places (dependencies) ON domain_id, workspace_id, project_id, data_source_id FROM skein_dumped_release.cost_analysis_cost_report_data;


--
-- Name: monitoring_alert_places; Type: STATISTICS; Schema: skein_dumped_release; Owner: -
--

CREATE STATISTICS skein_dumped_release.monitoring_alert_places (dependencies) ON domain_id, workspace_id, project_id FROM skein_dumped_release.monitoring_alert;


--
-- Name: alert_access_key A_domain; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE CONSTRAINT TRIGGER "A_domain" AFTER INSERT ON skein_dumped_release.alert_access_key DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.domain_id = ''::text)) EXECUTE FUNCTION skein_dumped_release.fill_domain();


--
-- Name: notification_delivery A_domain; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE CONSTRAINT TRIGGER "A_domain" AFTER INSERT ON skein_dumped_release.notification_delivery DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.domain_id = ''::text)) EXECUTE FUNCTION skein_dumped_release.fill_domain();


--
-- Name: alert_counter alert_counter_change; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER alert_counter_change AFTER INSERT OR UPDATE ON skein_dumped_release.alert_counter FOR EACH ROW EXECUTE FUNCTION skein_dumped_release.notify_numbered_alert();


--
-- Name: monitoring_alert alert_counts_added; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER alert_counts_added AFTER INSERT ON skein_dumped_release.monitoring_alert FOR EACH ROW WHEN ((new.service_id <> ''::text)) EXECUTE FUNCTION skein_dumped_release.count_alert();


--
-- Name: monitoring_alert alert_counts_changed; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER alert_counts_changed AFTER UPDATE OF service_id, state, urgency ON skein_dumped_release.monitoring_alert FOR EACH ROW WHEN ((((old.service_id IS DISTINCT FROM new.service_id) OR (old.state IS DISTINCT FROM new.state)) OR (old.urgency IS DISTINCT FROM new.urgency))) EXECUTE FUNCTION skein_dumped_release.count_alert();


--
-- Name: monitoring_alert alert_counts_removed; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER alert_counts_removed AFTER DELETE ON skein_dumped_release.monitoring_alert FOR EACH ROW WHEN ((old.service_id <> ''::text)) EXECUTE FUNCTION skein_dumped_release.count_alert();


--
-- Name: directory_entry bindings_changed; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER bindings_changed AFTER UPDATE ON skein_dumped_release.directory_entry REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.end_tokens_of_changed_bindings();


--
-- Name: directory_entry bindings_removed; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER bindings_removed AFTER DELETE ON skein_dumped_release.directory_entry REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.end_tokens_of_removed_bindings();


--
-- Name: budget_raised budget_raised_domain; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER budget_raised_domain BEFORE INSERT ON skein_dumped_release.budget_raised FOR EACH ROW WHEN ((new.domain_id = ''::text)) EXECUTE FUNCTION skein_dumped_release.fill_domain();


--
-- Name: cost_analysis_cost_report_data changed_from; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER changed_from AFTER UPDATE ON skein_dumped_release.cost_analysis_cost_report_data REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.mark_touched_costs();


--
-- Name: cost_analysis_cost_report_data changed_to; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER changed_to AFTER UPDATE ON skein_dumped_release.cost_analysis_cost_report_data REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.mark_touched_costs();


--
-- Name: cost_analysis_budget cost_analysis_budget_delete_change; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER cost_analysis_budget_delete_change AFTER DELETE ON skein_dumped_release.cost_analysis_budget REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.notify_change('cost_analysis.budget');


--
-- Name: cost_analysis_budget cost_analysis_budget_insert_change; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER cost_analysis_budget_insert_change AFTER INSERT ON skein_dumped_release.cost_analysis_budget REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.notify_change('cost_analysis.budget');


--
-- Name: cost_analysis_budget cost_analysis_budget_update_change; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER cost_analysis_budget_update_change AFTER UPDATE ON skein_dumped_release.cost_analysis_budget REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.notify_change('cost_analysis.budget');


--
-- Name: inbound_event inbound_event_domain; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER inbound_event_domain BEFORE INSERT ON skein_dumped_release.inbound_event FOR EACH ROW WHEN ((new.domain_id = ''::text)) EXECUTE FUNCTION skein_dumped_release.fill_domain();


--
-- Name: inventory_v2_job inventory_v2_job_delete_change; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER inventory_v2_job_delete_change AFTER DELETE ON skein_dumped_release.inventory_v2_job REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.notify_change('inventory_v2.job');


--
-- Name: inventory_v2_job inventory_v2_job_insert_change; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER inventory_v2_job_insert_change AFTER INSERT ON skein_dumped_release.inventory_v2_job REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.notify_change('inventory_v2.job');


--
-- Name: inventory_v2_job inventory_v2_job_update_change; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER inventory_v2_job_update_change AFTER UPDATE ON skein_dumped_release.inventory_v2_job REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.notify_change('inventory_v2.job');


--
-- Name: cost_analysis_cost_report_data made; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER made AFTER INSERT ON skein_dumped_release.cost_analysis_cost_report_data REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.mark_touched_costs();


--
-- Name: monitoring_alert monitoring_alert_delete_change; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER monitoring_alert_delete_change AFTER DELETE ON skein_dumped_release.monitoring_alert REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.notify_change('monitoring.alert');


--
-- Name: monitoring_alert monitoring_alert_insert_change; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER monitoring_alert_insert_change AFTER INSERT ON skein_dumped_release.monitoring_alert REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.notify_change('monitoring.alert');


--
-- Name: monitoring_alert monitoring_alert_update_change; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER monitoring_alert_update_change AFTER UPDATE ON skein_dumped_release.monitoring_alert REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.notify_change('monitoring.alert');


--
-- Name: monitoring_maintenance_window monitoring_maintenance_window_delete_change; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER monitoring_maintenance_window_delete_change AFTER DELETE ON skein_dumped_release.monitoring_maintenance_window REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.notify_change('monitoring.maintenance_window');


--
-- Name: monitoring_maintenance_window monitoring_maintenance_window_insert_change; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER monitoring_maintenance_window_insert_change AFTER INSERT ON skein_dumped_release.monitoring_maintenance_window REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.notify_change('monitoring.maintenance_window');


--
-- Name: monitoring_maintenance_window monitoring_maintenance_window_update_change; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER monitoring_maintenance_window_update_change AFTER UPDATE ON skein_dumped_release.monitoring_maintenance_window REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.notify_change('monitoring.maintenance_window');


--
-- Name: cost_analysis_cost_report_data removed; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER removed AFTER DELETE ON skein_dumped_release.cost_analysis_cost_report_data REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skein_dumped_release.mark_touched_costs();


--
-- Name: directory_entry user_changed; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER user_changed BEFORE UPDATE ON skein_dumped_release.directory_entry FOR EACH ROW WHEN ((new.kind = 'users'::text)) EXECUTE FUNCTION skein_dumped_release.end_tokens_of_changed_user();


--
-- Name: directory_entry user_removed; Type: TRIGGER; Schema: skein_dumped_release; Owner: -
--

CREATE TRIGGER user_removed AFTER DELETE ON skein_dumped_release.directory_entry FOR EACH ROW WHEN ((old.kind = 'users'::text)) EXECUTE FUNCTION skein_dumped_release.remove_keys_of_user();


--
-- Name: alert_access_key alert_access_key_alert_id_domain_id_fkey; Type: FK CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.alert_access_key
    ADD CONSTRAINT alert_access_key_alert_id_domain_id_fkey FOREIGN KEY (alert_id, domain_id) REFERENCES skein_dumped_release.monitoring_alert(alert_id, domain_id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;


--
-- Name: inbound_event inbound_event_alert_id_domain_id_fkey; Type: FK CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.inbound_event
    ADD CONSTRAINT inbound_event_alert_id_domain_id_fkey FOREIGN KEY (alert_id, domain_id) REFERENCES skein_dumped_release.monitoring_alert(alert_id, domain_id) ON DELETE CASCADE;


--
-- Name: inventory_metric_point inventory_metric_point_domain_id_metric_id_fkey; Type: FK CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.inventory_metric_point
    ADD CONSTRAINT inventory_metric_point_domain_id_metric_id_fkey FOREIGN KEY (domain_id, metric_id) REFERENCES skein_dumped_release.inventory_metric(domain_id, metric_id) ON DELETE CASCADE;


--
-- Name: monitoring_note monitoring_note_alert_id_domain_id_fkey; Type: FK CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.monitoring_note
    ADD CONSTRAINT monitoring_note_alert_id_domain_id_fkey FOREIGN KEY (alert_id, domain_id) REFERENCES skein_dumped_release.monitoring_alert(alert_id, domain_id) ON DELETE CASCADE;


--
-- Name: notification_delivery notification_delivery_notification_id_domain_id_fkey; Type: FK CONSTRAINT; Schema: skein_dumped_release; Owner: -
--

ALTER TABLE ONLY skein_dumped_release.notification_delivery
    ADD CONSTRAINT notification_delivery_notification_id_domain_id_fkey FOREIGN KEY (notification_id, domain_id) REFERENCES skein_dumped_release.notification(notification_id, domain_id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;


--
-- Name: job_common dlq_fkey; Type: FK CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES skein_dumped_release_jobs.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: job_common q_fkey; Type: FK CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES skein_dumped_release_jobs.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: queue queue_dead_letter_fkey; Type: FK CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES skein_dumped_release_jobs.queue(name);


--
-- Name: schedule schedule_name_fkey; Type: FK CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES skein_dumped_release_jobs.queue(name) ON DELETE CASCADE;


--
-- Name: subscription subscription_name_fkey; Type: FK CONSTRAINT; Schema: skein_dumped_release_jobs; Owner: -
--

ALTER TABLE ONLY skein_dumped_release_jobs.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES skein_dumped_release_jobs.queue(name) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


