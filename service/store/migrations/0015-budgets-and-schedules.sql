-- Thresholds that budgets have raised, data sources with changed costs, and due times of schedules (semantics 3.11,
-- 3.13.9).

-- A threshold is raised once per calendar month. Readers and writers of this table hold the lock of the data source.
create table budget_raised (
  budget_id text not null,
  entry jsonb not null,
  month text not null,
  raised_at timestamptz(3) not null,
  primary key (budget_id, entry, month)
);

-- Data sources with cost changes since their budgets were last evaluated, one row per change.
create table cost_touched (
  domain_id text not null,
  data_source_id text not null,
  seq bigint generated always as identity primary key
);

-- A trigger, so that every change of costs is recorded: put, replaced or deleted, by the service or by other means.
create function mark_touched_costs() returns trigger language plpgsql as $$ begin
  insert into cost_touched (domain_id, data_source_id) select distinct domain_id, data_source_id from changed;
  return null;
end $$;

create trigger made after insert on cost_analysis_cost_report_data
  referencing new table as changed for each statement execute function mark_touched_costs();

create trigger changed_from after update on cost_analysis_cost_report_data
  referencing old table as changed for each statement execute function mark_touched_costs();

create trigger changed_to after update on cost_analysis_cost_report_data
  referencing new table as changed for each statement execute function mark_touched_costs();

create trigger removed after delete on cost_analysis_cost_report_data
  referencing old table as changed for each statement execute function mark_touched_costs();

-- `counted_from`: creation, enabling or the last run. `next_at`: when the schedule is due, null for never.
alter table cost_analysis_schedule add column counted_from timestamptz(3);

alter table cost_analysis_schedule add column next_at timestamptz(3);

create index on cost_analysis_schedule (next_at) where state = 'ENABLED';
