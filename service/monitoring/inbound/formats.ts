/** Formats by plugin. To add one, add a file in this folder, a line here and its name to `../builtInPlugins.ts`. */
import { type BuiltInPlugin, isBuiltInPlugin } from '../builtInPlugins.ts';
import { readAlertmanager } from './alertmanager.ts';
import { readGrafana } from './grafana.ts';
import { readSns } from './sns.ts';

type Candidates = readonly unknown[];

/**
 * Parses a body into candidates for events, whose members are validated later.
 *
 * @returns undefined where the body has another format
 * @throws {Unreadable} where the body has the format but contains no valid event
 */
export type Format = (body: unknown) => Candidates | Promise<Candidates> | undefined;

/** One event, or an array of events. */
const readDirect = (body: unknown): Candidates => (Array.isArray(body) ? body : [body]);

const formats: Readonly<Record<BuiltInPlugin, Format>> = {
  'plugin-direct-mon-webhook': readDirect,
  'plugin-prometheus-mon-webhook': readAlertmanager,
  'plugin-grafana-mon-webhook': readGrafana,
  'plugin-aws-sns-mon-webhook': readSns,
};

/**
 * Parses a body in the format of its plugin. Bodies in another format, and plugins without a format, are taken as
 * events of the contract.
 *
 * @throws {Unreadable} as the format
 */
export const readFormat = async (pluginId: string, body: unknown): Promise<Candidates> =>
  (isBuiltInPlugin(pluginId) ? await formats[pluginId](body) : undefined) ?? readDirect(body);
