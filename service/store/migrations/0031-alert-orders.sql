-- Pages of alerts in an order of few values, or in one that the newest index has, without reading the rows of a tenant.

-- The alerts of each state, urgency and severity in order of creation. A sort by any of these, in either direction, takes the
-- first rows of each combination; by code point, as sorts compare.
create index monitoring_alert_groups on monitoring_alert (domain_id, state collate "C", urgency collate "C",
  severity collate "C", created_at desc nulls last, seq);

-- With the id, this index alone finds the rows of a late page, or of a page sorted by one of the members that it has.
create index monitoring_alert_newest_by_id on monitoring_alert (domain_id, created_at desc nulls last, seq)
  include (alert_id, workspace_id, project_id, state, urgency, assignee, webhook_id);

drop index monitoring_alert_newest;
