/** Formats by plugin. To add one, add a file in this folder, a line here and its name to `../builtInPlugins.ts`. */
import { isObject } from '../../values/jsonObject.ts';
import { type BuiltInPlugin, isBuiltInPlugin } from '../builtInPlugins.ts';
import { readAzureMonitor } from './azureMonitor.ts';
import type { BodyFormat, EventCandidates, FormatContext } from './bodyFormat.ts';
import { openCloudEvent } from './cloudEvents.ts';
import { readDatadog } from './datadog.ts';
import { readGoogleCloud } from './googleCloud.ts';
import { readGrafana } from './grafana.ts';
import { readMapped } from './mapping.ts';
import { readNewRelic } from './newRelic.ts';
import { readAlertmanager } from './prometheusAlertmanager.ts';
import { readSentry } from './sentry.ts';
import { readSns } from './sns.ts';
import { NO_EVENTS } from './unreadableError.ts';
import { readUptimeKuma } from './uptimeKuma.ts';
import { readZabbix } from './zabbix.ts';

const isPlainEvent = (value: unknown) => isObject(value) && 'event_key' in value;

const readPlainEvent: BodyFormat = (value) => (isPlainEvent(value) ? [value] : undefined);

/** Each recognises its bodies by their shape. Grafana's have all members of Alertmanager's, so it comes first. */
const formatsByPlugin: Readonly<Record<BuiltInPlugin, BodyFormat>> = {
  'plugin-direct-mon-webhook': readPlainEvent,
  'plugin-grafana-mon-webhook': readGrafana,
  'plugin-prometheus-mon-webhook': readAlertmanager,
  'plugin-aws-sns-mon-webhook': readSns,
  'plugin-google-cloud-mon-webhook': readGoogleCloud,
  'plugin-azure-mon-webhook': readAzureMonitor,
  'plugin-datadog-mon-webhook': readDatadog,
  'plugin-zabbix-mon-webhook': readZabbix,
  'plugin-new-relic-mon-webhook': readNewRelic,
  'plugin-sentry-mon-webhook': readSentry,
  'plugin-uptime-kuma-mon-webhook': readUptimeKuma,
};

/** The formats in the order in which they are tried: mapping, that of the plugin, plain events, then those of all senders. */
const listFormats = (pluginId: string): readonly BodyFormat[] => {
  const own = isBuiltInPlugin(pluginId) ? [formatsByPlugin[pluginId]] : [];
  return [(body, { options }) => readMapped(body, options), ...own, ...Object.values(formatsByPlugin)];
};

const readElement = async (
  tried: readonly BodyFormat[],
  element: unknown,
  context: FormatContext,
): Promise<EventCandidates> => {
  const value = openCloudEvent(element);
  for (const read of tried) {
    const candidates = await read(value, context);
    if (candidates) return candidates;
  }
  return [value];
};

/**
 * Parses a body in the format of its plugin, or of the sender that it is recognised by. What nobody recognises is taken as an event of the
 * contract. A list is parsed element by element.
 *
 * @throws {Unreadable} as the format
 */
export const readEventCandidates = async (
  pluginId: string,
  body: unknown,
  context: FormatContext,
): Promise<EventCandidates> => {
  const tried = listFormats(pluginId);
  if (!Array.isArray(body)) return readElement(tried, body, context);
  const read: EventCandidates[] = [];
  for (const element of body) read.push(await readElement(tried, element, context));
  return read.length > 0 && read.every((each) => each === NO_EVENTS) ? NO_EVENTS : read.flat();
};
