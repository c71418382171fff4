-- The same usage of budgets in a form that each machine of a cluster computes for its domains: without recursion over a
-- table, and without functions in FROM that depend on settings.

-- The project group `root` and all groups below it; `parents` has the parent of each group, by id.
create function groups_below(root text, parents jsonb) returns text[] language plpgsql immutable parallel safe as $$
begin
  return array(
    with recursive reached as (
      select root as id
      union
      select child.key from jsonb_each_text(parents) child join reached on child.value = reached.id)
    select id from reached);
end $$;

create or replace view cost_analysis_budget_usage as
select budget.budget_id,
  budget.name,
  usage.month as date,
  coalesce((costs.by_month ->> usage.month)::numeric, 0)::double precision as cost,
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
  select jsonb_object_agg(report_month, cost) as by_month
  from (
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
              and project.data ->> 'project_group_id' = any((
                select groups_below(budget.project_group_id, jsonb_object_agg(child.id, child.data ->> 'parent_group_id'))
                from directory_entry child
                where child.kind = 'project_groups' and child.domain_id = budget.domain_id)::text[]))
          else budget.project_id in ('*', report.project_id) end
    ) counted
    group by report_month
  ) monthly
) costs
cross join lateral (
  select month, number,
    case budget.time_unit
      when 'TOTAL' then count(*) over ()
      when 'YEARLY' then 12 else 1 end as parts,
    case budget.time_unit
      when 'TOTAL' then number
      when 'YEARLY' then right(month, 2)::bigint else 1 end as part,
    case budget.time_unit
      when 'TOTAL' then budget."limit"::text::numeric
      else coalesce(jsonb_path_query_first(budget.planned_limits, '$[*] ? (@.date == $date).limit',
        jsonb_build_object('date', left(month, length(budget.start))))::numeric, 0) end as planned
  from (
    select lpad((place / 12)::text, 4, '0') || '-' || lpad((place % 12 + 1)::text, 2, '0') as month, number
    from generate_series(
      left(budget.start, 4)::integer * 12 + coalesce(nullif(substr(budget.start, 6), '')::integer, 1) - 1,
      left(budget."end", 4)::integer * 12 + coalesce(nullif(substr(budget."end", 6), '')::integer, 12) - 1
    ) with ordinality as places (place, number)
  ) months
) usage;
