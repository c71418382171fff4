/**
 * Webhook plugins whose formats the service itself parses (`inbound/`). They exist in every store, independent of the
 * plugins in the directory; `repository.plugin` lists them from the view of migration 0032.
 */
export const BUILT_IN_PLUGINS = [
  'plugin-direct-mon-webhook',
  'plugin-prometheus-mon-webhook',
  'plugin-grafana-mon-webhook',
  'plugin-aws-sns-mon-webhook',
  'plugin-google-cloud-mon-webhook',
  'plugin-azure-mon-webhook',
  'plugin-datadog-mon-webhook',
  'plugin-zabbix-mon-webhook',
  'plugin-new-relic-mon-webhook',
  'plugin-sentry-mon-webhook',
  'plugin-uptime-kuma-mon-webhook',
] as const;

export type BuiltInPlugin = (typeof BUILT_IN_PLUGINS)[number];

/** Whether the service itself parses the format of a plugin. */
export const isBuiltInPlugin = (pluginId: string): pluginId is BuiltInPlugin =>
  (BUILT_IN_PLUGINS as readonly string[]).includes(pluginId);
