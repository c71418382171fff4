-- Keys of notifications, by which an alert is acknowledged without a token (semantics 3.16.8). Only digests are kept.

create table alert_access_key (
  digest text primary key,
  alert_id text not null references monitoring_alert (alert_id) on delete cascade,
  expires_at timestamptz(3) not null
);

create index on alert_access_key (alert_id);

-- The service an alert belongs to is settled when the alert is made or moved (semantics 3.20.4).
alter table monitoring_alert add column service_id text not null default '';

create index on monitoring_alert (service_id) where service_id <> '';

-- Notes go with their alert (semantics 3.18.6).
alter table monitoring_note add foreign key (alert_id) references monitoring_alert (alert_id) on delete cascade;
