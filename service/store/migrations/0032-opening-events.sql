-- The event that opened an alert leads to it, however many have joined since. Events that earlier releases store count as opening ones: the
-- alert is the same.
alter table inbound_event add column opens_alert boolean not null default true;

update inbound_event joined set opens_alert = false
from (
  select domain_id, alert_id, min(seq) as seq from inbound_event group by domain_id, alert_id) opening
where joined.domain_id = opening.domain_id and joined.alert_id = opening.alert_id and joined.seq <> opening.seq;

create index inbound_event_opening on inbound_event (project_id, event_key) where opens_alert;
