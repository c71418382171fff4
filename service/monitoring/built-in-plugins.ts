/**
 * Webhook plugins whose formats the service reads itself (`inbound/`). They are in every store, whatever plugins its
 * directory has; `repository.plugin` lists them from the view of migration 0024.
 */
export const BUILT_IN_PLUGINS = [
  'plugin-direct-mon-webhook',
  'plugin-prometheus-mon-webhook',
  'plugin-grafana-mon-webhook',
  'plugin-aws-sns-mon-webhook',
] as const;

/** Whether the service reads the format of a plugin itself. */
export const isBuiltInPlugin = (pluginId: string): boolean =>
  (BUILT_IN_PLUGINS as readonly string[]).includes(pluginId);
