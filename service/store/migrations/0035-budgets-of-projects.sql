-- The same usage of budgets. That of a project or group reads the costs of each of its projects in the months of the budget, where it read
-- those of all months. The data source is compared in a way that no index serves, and each project is read by itself (OFFSET 0): without
-- statistics, the costs of all projects of these months would be read.
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
  select array(
    select lpad((place / 12)::text, 4, '0') || '-' || lpad((place % 12 + 1)::text, 2, '0')
    from generate_series(
      left(budget.start, 4)::integer * 12 + coalesce(nullif(substr(budget.start, 6), '')::integer, 1) - 1,
      left(budget."end", 4)::integer * 12 + coalesce(nullif(substr(budget."end", 6), '')::integer, 12) - 1
    ) as places (place)) as months
  offset 0
) span
cross join lateral (
  select case when budget.project_id = '*' and budget.project_group_id = '' then (
    select jsonb_object_agg(report_month, cost)
    from (
      select report_month,
        case when bool_or(is_confirmed) then sum(amount) filter (where is_confirmed) else sum(amount) end as cost
      from (
        select report_month, is_confirmed,
          case jsonb_typeof(cost -> budget.currency) when 'number' then (cost ->> budget.currency)::numeric end as amount
        from cost_analysis_cost_report_data report
        where report.domain_id = budget.domain_id and report.data_source_id = budget.data_source_id
          and report.report_month between span.months[1] and span.months[cardinality(span.months)]
          and budget.workspace_id in ('*', report.workspace_id)
          and (budget.provider_filter ->> 'state' <> 'ENABLED' or budget.provider_filter -> 'providers' ? report.provider)
      ) counted
      group by report_month
    ) monthly
  ) else (
    select jsonb_object_agg(report_month, cost)
    from (
      select report_month,
        case when bool_or(is_confirmed) then sum(amount) filter (where is_confirmed) else sum(amount) end as cost
      from (
        select report_month, is_confirmed,
          case jsonb_typeof(cost -> budget.currency) when 'number' then (cost ->> budget.currency)::numeric end as amount
        from unnest(case when budget.project_group_id = '' then array[budget.project_id] else array(
            select project.id from directory_entry project
            where project.kind = 'projects' and project.domain_id = budget.domain_id
              and project.data ->> 'project_group_id' = any((
                select groups_below(budget.project_group_id, jsonb_object_agg(child.id, child.data ->> 'parent_group_id'))
                from directory_entry child
                where child.kind = 'project_groups' and child.domain_id = budget.domain_id)::text[])) end) counted_project (id)
        cross join lateral (
          select report_month, is_confirmed, cost
          from cost_analysis_cost_report_data report
          where report.domain_id = budget.domain_id and report.project_id = counted_project.id
            and report.report_month between span.months[1] and span.months[cardinality(span.months)]
            and report.data_source_id || '' = budget.data_source_id
            and budget.workspace_id in ('*', report.workspace_id)
            and (budget.provider_filter ->> 'state' <> 'ENABLED' or budget.provider_filter -> 'providers' ? report.provider)
          offset 0
        ) report
      ) counted
      group by report_month
    ) monthly
  ) end as by_month
  offset 0
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
  from unnest(span.months) with ordinality as listed (month, number)
) usage;
