-- What lets PostgreSQL sum costs in parallel, and spares it work for each row.

-- Sum and number of the numbers in a list. Functions, since a sub-select inside of an aggregate is carried out by one
-- process alone.
create function numbers_sum(list jsonb) returns numeric language sql immutable strict parallel safe as
$$ select sum(case jsonb_typeof(element) when 'number' then element::numeric end) from jsonb_array_elements(list) element $$;

create function numbers_count(list jsonb) returns bigint language sql immutable strict parallel safe as
$$ select count(*) from jsonb_array_elements(list) element where jsonb_typeof(element) = 'number' $$;

-- Where a row stands in default order: unconfirmed ones first, then the latest year (one that is no year of four digits
-- counts as 0), then the order of creation. The number decides which group of a sum comes first.
alter table cost_analysis_cost_report_data add column place bigint not null generated always as (
  is_confirmed::integer::bigint << 62
  | (9999 - case when octet_length(report_year) = 4 and rtrim(report_year, '0123456789') = ''
      then report_year::integer else 0 end)::bigint << 48
  | seq) stored;
