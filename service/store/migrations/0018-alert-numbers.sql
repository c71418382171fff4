-- The first page of a domain's or workspace's alerts by number, without reading and sorting all of them.
create index monitoring_alert_numbered on monitoring_alert (domain_id, alert_number desc, seq);
