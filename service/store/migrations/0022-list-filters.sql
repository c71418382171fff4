-- Finds the alerts, or rows of cost, of a tenant that match a filter or a keyword without reading the others: one index
-- per table serves all filters. Texts of any length are indexed by their trigrams. The index needs two extensions that
-- come with PostgreSQL. Where they cannot be created, the index is left out, and such lists read all rows of the
-- tenant.

create function create_filter_indexes() returns boolean language plpgsql as $$
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
end $$;

select create_filter_indexes();
