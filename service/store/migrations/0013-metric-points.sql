-- Results of metric runs, and since when the directory has its entries.

create table inventory_metric_point (
  domain_id text not null,
  metric_id text not null,
  day date not null,
  value double precision not null,
  labels jsonb not null,
  foreign key (domain_id, metric_id) references inventory_metric (domain_id, metric_id) on delete cascade
);

create index on inventory_metric_point (domain_id, metric_id, day);

alter table directory_entry add column created_at timestamptz(3) not null default now();
