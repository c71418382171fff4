-- Keys in notifications that acknowledge an alert without a token (semantics 3.16.8). Only digests are stored.

create table alert_access_key (
  digest text primary key,
  alert_id text not null references monitoring_alert (alert_id) on delete cascade,
  expires_at timestamptz(3) not null
);

create index on alert_access_key (alert_id);

-- The service of an alert is set when the alert is created or moved (semantics 3.20.4).
alter table monitoring_alert add column service_id text not null default '';

create index on monitoring_alert (service_id) where service_id <> '';

-- Notes are deleted with their alert (semantics 3.18.6).
alter table monitoring_note add foreign key (alert_id) references monitoring_alert (alert_id) on delete cascade;
