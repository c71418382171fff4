-- Lets PostgreSQL sum costs in parallel, with less work per row.

-- Sum and number of the numbers in a list. They are functions, since PostgreSQL does not run an aggregate with a
-- sub-select in parallel.
create function numbers_sum(list jsonb) returns numeric language sql immutable strict parallel safe as
$$ select sum(case jsonb_typeof(element) when 'number' then element::numeric end) from jsonb_array_elements(list) element $$;

create function numbers_count(list jsonb) returns bigint language sql immutable strict parallel safe as
$$ select count(*) from jsonb_array_elements(list) element where jsonb_typeof(element) = 'number' $$;

-- Position of a row in default order: unconfirmed rows first, then the latest year (a year that is not four digits
-- counts as 0), then the order of creation. The number decides which group of a sum comes first.
alter table cost_analysis_cost_report_data add column place bigint not null generated always as (
  is_confirmed::integer::bigint << 62
  | (9999 - case when octet_length(report_year) = 4 and rtrim(report_year, '0123456789') = ''
      then report_year::integer else 0 end)::bigint << 48
  | seq) stored;
