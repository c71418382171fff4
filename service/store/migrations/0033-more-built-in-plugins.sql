-- The plugins that the service reads itself (service/monitoring/builtInPlugins.ts).
create or replace view repository_plugin as
select id as plugin_id,
  coalesce(nullif(data ->> 'name', ''), id) as name,
  coalesce(data ->> 'state', 'ENABLED') as state,
  coalesce(data ->> 'resource_type', '') as resource_type,
  coalesce(data ->> 'image', '') as image,
  coalesce(data ->> 'provider', '') as provider,
  coalesce(data -> 'labels', '[]') as labels,
  coalesce(data -> 'tags', '{}') as tags,
  coalesce(data -> 'docs', '{}') as docs,
  coalesce(data -> 'capability', '{}') as capability,
  domain_id,
  coalesce(data ->> 'repository_id', '') as repository_id,
  coalesce(nullif(data ->> 'created_at', '')::timestamptz(3), created_at) as created_at,
  coalesce(nullif(data ->> 'updated_at', '')::timestamptz(3), created_at) as updated_at,
  seq
from directory_entry where kind = 'plugins'
union all
select built_in.plugin_id, built_in.name, 'ENABLED', 'monitoring.Webhook', '', '', '[]', '{}', '{}', '{}', '', '',
  '2026-01-01T00:00:00Z'::timestamptz(3), '2026-01-01T00:00:00Z'::timestamptz(3), -built_in.number
from (values
  (1, 'plugin-direct-mon-webhook', 'Direct events'),
  (2, 'plugin-prometheus-mon-webhook', 'Prometheus Alertmanager'),
  (3, 'plugin-grafana-mon-webhook', 'Grafana Alerting'),
  (4, 'plugin-aws-sns-mon-webhook', 'Amazon SNS, CloudWatch and EventBridge'),
  (5, 'plugin-google-cloud-mon-webhook', 'Google Cloud Monitoring'),
  (6, 'plugin-azure-mon-webhook', 'Azure Monitor'),
  (7, 'plugin-datadog-mon-webhook', 'Datadog'),
  (8, 'plugin-zabbix-mon-webhook', 'Zabbix'),
  (9, 'plugin-new-relic-mon-webhook', 'New Relic'),
  (10, 'plugin-sentry-mon-webhook', 'Sentry'),
  (11, 'plugin-uptime-kuma-mon-webhook', 'Uptime Kuma')) as built_in (number, plugin_id, name)
where built_in.plugin_id not in (select entry.id from directory_entry entry where entry.kind = 'plugins');
