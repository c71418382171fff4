-- What budgets raised already, which costs changed, and when schedules are due (semantics 3.11, 3.13.9).

-- A threshold is raised once per calendar month. Whoever reads or writes this holds the lock of the data source.
create table budget_raised (
  budget_id text not null,
  entry jsonb not null,
  month text not null,
  raised_at timestamptz(3) not null,
  primary key (budget_id, entry, month)
);

-- Data sources whose costs changed and whose budgets were not evaluated since, as often as it happened.
create table cost_touched (
  domain_id text not null,
  data_source_id text not null,
  seq bigint generated always as identity primary key
);

-- Marked here, so that no way of changing costs can forget it: put, replaced, deleted, with or without a service.
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

-- `counted_from`: creation, enabling or the last firing; `next_at`: when it is due, null for never.
alter table cost_analysis_schedule add column counted_from timestamptz(3);

alter table cost_analysis_schedule add column next_at timestamptz(3);

create index on cost_analysis_schedule (next_at) where state = 'ENABLED';
