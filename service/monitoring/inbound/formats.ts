/** Formats by plugin. To add one, add a file in this folder and a line here. */
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

const formats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['plugin-prometheus-mon-webhook', readAlertmanager],
  ['plugin-grafana-mon-webhook', readGrafana],
  ['plugin-aws-sns-mon-webhook', readSns],
]);

/** One event, or an array of events. */
const direct = (body: unknown): Candidates => (Array.isArray(body) ? body : [body]);

/**
 * Parses a body in the format of its plugin. Bodies in another format, and plugins without a format, are taken as
 * events of the contract.
 *
 * @throws {Unreadable} as the format
 */
export const readFormat = async (pluginId: string, body: unknown): Promise<Candidates> =>
  (await formats.get(pluginId)?.(body)) ?? direct(body);
