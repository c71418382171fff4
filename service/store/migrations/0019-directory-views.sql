-- Views of the directory and of budget usage, read by operations: one view per resource, with the columns of its
-- record. PostgreSQL computes only the columns a statement selects.

create view identity_project as
select id as project_id,
  coalesce(data ->> 'name', '') as name,
  coalesce(data ->> 'project_type', 'PUBLIC') as project_type,
  coalesce(data -> 'tags', '{}') as tags,
  coalesce(data -> 'users', '[]') as users,
  coalesce(data ->> 'created_by', '') as created_by,
  coalesce(data ->> 'reference_id', '') as reference_id,
  coalesce((data ->> 'is_managed')::boolean, false) as is_managed,
  domain_id,
  workspace_id,
  coalesce(data ->> 'project_group_id', '') as project_group_id,
  coalesce(data ->> 'trusted_account_id', '') as trusted_account_id,
  coalesce(nullif(data ->> 'created_at', '')::timestamptz(3), created_at) as created_at,
  nullif(data ->> 'last_synced_at', '')::timestamptz(3) as last_synced_at,
  seq
from directory_entry where kind = 'projects';

create view identity_project_group as
select id as project_group_id,
  coalesce(data ->> 'name', '') as name,
  coalesce(data -> 'tags', '{}') as tags,
  coalesce(data -> 'users', '[]') as users,
  coalesce(data ->> 'reference_id', '') as reference_id,
  coalesce((data ->> 'is_managed')::boolean, false) as is_managed,
  domain_id,
  workspace_id,
  coalesce(data ->> 'parent_group_id', '') as parent_group_id,
  coalesce(data ->> 'trusted_account_id', '') as trusted_account_id,
  coalesce(nullif(data ->> 'created_at', '')::timestamptz(3), created_at) as created_at,
  nullif(data ->> 'last_synced_at', '')::timestamptz(3) as last_synced_at,
  seq
from directory_entry where kind = 'project_groups';

-- The role of a domain admin is stored in the user's entry; every other binding is a separate entry.
create view identity_role_binding as
select id as role_binding_id,
  data ->> 'role_type' as role_type,
  'WORKSPACE' as resource_group,
  domain_id,
  coalesce(data ->> 'workspace_group_id', '') as workspace_group_id,
  workspace_id,
  coalesce(data ->> 'role_id', '') as role_id,
  data ->> 'user_id' as user_id,
  coalesce(nullif(data ->> 'created_at', '')::timestamptz(3), created_at) as created_at,
  seq
from directory_entry where kind = 'role_bindings'
union all
select 'rb-' || id, 'DOMAIN_ADMIN', 'DOMAIN', domain_id, '', '*',
  coalesce(nullif(data ->> 'role_id', ''), 'managed-domain-admin'), id,
  coalesce(nullif(data ->> 'created_at', '')::timestamptz(3), created_at), seq
from directory_entry where kind = 'users' and data ->> 'role_type' = 'DOMAIN_ADMIN';

create view identity_workspace as
select id as workspace_id,
  coalesce(data ->> 'name', '') as name,
  coalesce(data ->> 'state', 'ENABLED') as state,
  coalesce(data -> 'tags', '{}') as tags,
  coalesce(data ->> 'created_by', '') as created_by,
  coalesce(data -> 'references', '[]') as "references",
  coalesce((data ->> 'is_managed')::boolean, false) as is_managed,
  coalesce(data -> 'packages', '[]') as packages,
  coalesce((data ->> 'is_dormant')::boolean, false) as is_dormant,
  coalesce((data ->> 'dormant_ttl')::integer, 0) as dormant_ttl,
  (select count(*)::integer from directory_entry account
    where account.kind = 'service_accounts' and account.domain_id = workspace.domain_id
      and account.workspace_id = workspace.id) as service_account_count,
  (select count(distinct binding.data ->> 'user_id')::integer from directory_entry binding
    where binding.kind = 'role_bindings' and binding.domain_id = workspace.domain_id
      and binding.workspace_id = workspace.id) as user_count,
  jsonb_build_object(
    'day', coalesce((data ->> 'cost_day')::double precision, 0),
    'month', (select coalesce(sum(case jsonb_typeof(cost -> 'USD') when 'number' then (cost ->> 'USD')::numeric end), 0)
      from cost_analysis_cost_report_data cost
      where cost.domain_id = workspace.domain_id and cost.workspace_id = workspace.id
        and cost.report_month = to_char(now() at time zone 'UTC', 'YYYY-MM'))::double precision) as cost_info,
  coalesce(data ->> 'workspace_group_id', '') as workspace_group_id,
  domain_id,
  coalesce(data ->> 'trusted_account_id', '') as trusted_account_id,
  coalesce(nullif(data ->> 'created_at', '')::timestamptz(3), created_at) as created_at,
  nullif(data ->> 'last_synced_at', '')::timestamptz(3) as last_synced_at,
  nullif(data ->> 'dormant_updated_at', '')::timestamptz(3) as dormant_updated_at,
  nullif(data ->> 'changed_at', '')::timestamptz(3) as changed_at,
  seq
from directory_entry workspace where kind = 'workspaces';

create view identity_user as
select id as user_id,
  coalesce(data ->> 'name', '') as name,
  coalesce(data ->> 'state', 'ENABLED') as state,
  coalesce(data ->> 'email', '') as email,
  coalesce((data ->> 'email_verified')::boolean, false) as email_verified,
  coalesce(data ->> 'auth_type', 'LOCAL') as auth_type,
  case when data ->> 'role_type' = 'DOMAIN_ADMIN'
    then coalesce(nullif(data ->> 'role_id', ''), 'managed-domain-admin') else '' end as role_id,
  coalesce(data ->> 'role_type', 'USER') as role_type,
  jsonb_build_object(
    'state', coalesce(data -> 'mfa' ->> 'state', 'DISABLED'),
    'mfa_type', coalesce(data -> 'mfa' ->> 'mfa_type', ''),
    -- Options may contain the secret of one-time codes.
    'options', jsonb_strip_nulls(jsonb_build_object('email', data -> 'mfa' -> 'options' -> 'email'))) as mfa,
  coalesce(data ->> 'language', '') as language,
  coalesce(data ->> 'timezone', '') as timezone,
  coalesce(data -> 'required_actions', '[]') as required_actions,
  coalesce((data ->> 'refresh_timeout')::integer, 0) as refresh_timeout,
  coalesce(data -> 'tags', '{}') as tags,
  domain_id,
  coalesce(nullif(data ->> 'created_at', '')::timestamptz(3), created_at) as created_at,
  nullif(data ->> 'last_accessed_at', '')::timestamptz(3) as last_accessed_at,
  seq
from directory_entry where kind = 'users';

create view identity_workspace_user as
select binding.data ->> 'user_id' as user_id,
  coalesce(person.data ->> 'name', '') as name,
  coalesce(person.data ->> 'state', 'ENABLED') as state,
  coalesce(person.data ->> 'email', '') as email,
  coalesce((person.data ->> 'email_verified')::boolean, false) as email_verified,
  coalesce(person.data ->> 'auth_type', 'LOCAL') as auth_type,
  binding.data ->> 'role_type' as role_type,
  coalesce(person.data ->> 'language', '') as language,
  coalesce(person.data ->> 'timezone', '') as timezone,
  (select count(*)::integer from identity_api_key api_key
    where api_key.domain_id = person.domain_id and api_key.user_id = person.id) as api_key_count,
  coalesce(person.data -> 'tags', '{}') as tags,
  jsonb_build_object(
    'role_binding_id', binding.id,
    'role_type', binding.data ->> 'role_type',
    'resource_group', 'WORKSPACE',
    'domain_id', binding.domain_id,
    'workspace_group_id', coalesce(binding.data ->> 'workspace_group_id', ''),
    'workspace_id', binding.workspace_id,
    'role_id', coalesce(binding.data ->> 'role_id', ''),
    'user_id', binding.data ->> 'user_id',
    'created_at', to_char(
      coalesce(nullif(binding.data ->> 'created_at', '')::timestamptz(3), binding.created_at) at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as role_binding_info,
  binding.domain_id,
  binding.workspace_id,
  coalesce(nullif(person.data ->> 'created_at', '')::timestamptz(3), person.created_at) as created_at,
  nullif(person.data ->> 'last_accessed_at', '')::timestamptz(3) as last_accessed_at,
  binding.seq
from directory_entry binding
join directory_entry person
  on person.kind = 'users' and person.domain_id = binding.domain_id and person.id = binding.data ->> 'user_id'
where binding.kind = 'role_bindings';

-- The workspaces of each user, with the role that gives access; for a domain admin, every workspace of the domain.
create view identity_user_workspace as
select distinct on (binding.domain_id, binding.user_id, workspace.workspace_id)
  workspace.workspace_id,
  workspace.name,
  workspace.state,
  binding.role_id,
  coalesce(role.name, '') as role_name,
  binding.role_type,
  workspace.tags,
  workspace.created_by,
  coalesce(workspace."references" ->> 0, '') as reference_id,
  workspace.is_managed,
  workspace.is_dormant,
  binding.domain_id,
  binding.user_id,
  workspace.created_at,
  workspace.last_synced_at,
  workspace.dormant_updated_at,
  workspace.seq
from identity_role_binding binding
join identity_workspace workspace
  on workspace.domain_id = binding.domain_id and binding.workspace_id in ('*', workspace.workspace_id)
left join identity_role role on role.domain_id = binding.domain_id and role.role_id = binding.role_id
order by binding.domain_id, binding.user_id, workspace.workspace_id, binding.resource_group;

create view identity_service_account as
select id as service_account_id,
  coalesce(data ->> 'name', '') as name,
  coalesce(data ->> 'state', 'ACTIVE') as state,
  coalesce(data -> 'data', '{}') as data,
  coalesce(data ->> 'provider', '') as provider,
  coalesce(data -> 'tags', '{}') as tags,
  coalesce(data ->> 'reference_id', '') as reference_id,
  coalesce((data ->> 'is_managed')::boolean, false) as is_managed,
  domain_id,
  workspace_id,
  project_id,
  coalesce(data ->> 'trusted_account_id', '') as trusted_account_id,
  coalesce(data ->> 'secret_schema_id', '') as secret_schema_id,
  coalesce(data ->> 'secret_id', '') as secret_id,
  coalesce(nullif(data ->> 'created_at', '')::timestamptz(3), created_at) as created_at,
  nullif(data ->> 'last_synced_at', '')::timestamptz(3) as last_synced_at,
  seq
from directory_entry where kind = 'service_accounts';

create view identity_trusted_account as
select id as trusted_account_id,
  coalesce(data ->> 'name', '') as name,
  coalesce(data -> 'data', '{}') as data,
  coalesce(data ->> 'provider', '') as provider,
  coalesce(data -> 'tags', '{}') as tags,
  case when workspace_id in ('', '*') then 'DOMAIN' else 'WORKSPACE' end as resource_group,
  domain_id,
  coalesce(nullif(workspace_id, ''), '*') as workspace_id,
  coalesce(data ->> 'secret_schema_id', '') as secret_schema_id,
  coalesce(
    nullif(data ->> 'trusted_secret_id', ''),
    (select trusted_secret_id from secret_trusted_secret secret
      where secret.domain_id = account.domain_id and secret.trusted_account_id = account.id order by secret.seq limit 1),
    '') as trusted_secret_id,
  coalesce(nullif(data ->> 'created_at', '')::timestamptz(3), created_at) as created_at,
  seq
from directory_entry account where kind = 'trusted_accounts';

create view cost_analysis_data_source as
select id as data_source_id,
  coalesce(data ->> 'name', '') as name,
  coalesce(data ->> 'state', 'ENABLED') as state,
  coalesce(data ->> 'data_source_type', 'LOCAL') as data_source_type,
  coalesce(data ->> 'provider', '') as provider,
  coalesce(data -> 'plugin_info', '{}') as plugin_info,
  coalesce(data -> 'tags', '{}') as tags,
  coalesce(data -> 'cost_tag_keys', '[]') as cost_tag_keys,
  coalesce(data -> 'cost_additional_info_keys', '[]') as cost_additional_info_keys,
  coalesce(data -> 'cost_data_keys', '[]') as cost_data_keys,
  case when workspace_id in ('', '*') then 'DOMAIN' else 'WORKSPACE' end as resource_group,
  domain_id,
  coalesce(nullif(workspace_id, ''), '*') as workspace_id,
  coalesce(nullif(data ->> 'created_at', '')::timestamptz(3), created_at) as created_at,
  coalesce(nullif(data ->> 'updated_at', '')::timestamptz(3), created_at) as updated_at,
  nullif(data ->> 'last_synchronized_at', '')::timestamptz(3) as last_synchronized_at,
  seq
from directory_entry where kind = 'data_sources';

create view repository_plugin as
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
from directory_entry where kind = 'plugins';

-- Costs are counted as in notifications of budgets (service/cost-analysis/budget-usage.ts). A limit that is not monthly
-- is distributed: equal parts of three decimals, and the remainder in the last month.
create view cost_analysis_budget_usage as
select budget.budget_id,
  budget.name,
  usage.month as date,
  coalesce(usage.cost, 0)::double precision as cost,
  (case budget.time_unit
    when 'MONTHLY' then usage.planned
    else trunc(usage.planned / usage.parts, 3)
      + case when usage.part = usage.parts
        then usage.planned - trunc(usage.planned / usage.parts, 3) * usage.parts else 0 end
  end)::double precision as "limit",
  budget.currency,
  budget.resource_group,
  budget.domain_id,
  budget.workspace_id,
  budget.project_id,
  '' as service_account_id,
  budget.updated_at,
  budget.seq * 10000 + usage.number as seq
from cost_analysis_budget budget
cross join lateral (
  select months.*, costs.cost
  from (
    select to_char(first_day, 'YYYY-MM') as month, number,
      case budget.time_unit
        when 'TOTAL' then count(*) over ()
        when 'YEARLY' then 12 else 1 end as parts,
      case budget.time_unit
        when 'TOTAL' then number
        when 'YEARLY' then extract(month from first_day)::bigint else 1 end as part,
      case budget.time_unit
        when 'TOTAL' then budget."limit"::text::numeric
        else coalesce((
          select (unit ->> 'limit')::numeric from jsonb_array_elements(budget.planned_limits) unit
          where unit ->> 'date' = left(to_char(first_day, 'YYYY-MM'), length(budget.start)) limit 1), 0) end as planned
    from generate_series(
      to_date(rpad(budget.start, 7, '-01'), 'YYYY-MM')::timestamp,
      to_date(case length(budget."end") when 4 then budget."end" || '-12' else budget."end" end, 'YYYY-MM')::timestamp,
      interval '1 month') with ordinality as series (first_day, number)
  ) months
  left join (
    select report_month,
      case when bool_or(is_confirmed) then sum(amount) filter (where is_confirmed) else sum(amount) end as cost
    from (
      select report_month, is_confirmed,
        case jsonb_typeof(cost -> budget.currency) when 'number' then (cost ->> budget.currency)::numeric end as amount
      from cost_analysis_cost_report_data report
      where report.domain_id = budget.domain_id and report.data_source_id = budget.data_source_id
        and report.report_month between rpad(budget.start, 7, '-01')
          and case length(budget."end") when 4 then budget."end" || '-12' else budget."end" end
        and budget.workspace_id in ('*', report.workspace_id)
        and (budget.provider_filter ->> 'state' <> 'ENABLED' or budget.provider_filter -> 'providers' ? report.provider)
        and case when budget.project_group_id <> '' then report.project_id in (
            select project.id from directory_entry project
            where project.kind = 'projects' and project.domain_id = budget.domain_id
              and project.data ->> 'project_group_id' in (
                with recursive reached as (
                  select budget.project_group_id as id
                  union
                  select child.id from directory_entry child join reached on child.data ->> 'parent_group_id' = reached.id
                  where child.kind = 'project_groups' and child.domain_id = budget.domain_id)
                select id from reached))
          else budget.project_id in ('*', report.project_id) end
    ) counted
    group by report_month
  ) costs on costs.report_month = months.month
) usage;

-- Accounts, groups, bindings and sources are filtered by workspace.
create index directory_entry_workspace on directory_entry (kind, domain_id, workspace_id, seq);
