/** Which plugin speaks which format. A new one is a file beside this and a line here. */
import { readAlertmanager } from './alertmanager.ts';
import { readGrafana } from './grafana.ts';
import { readSns } from './sns.ts';

type Candidates = readonly unknown[];

/**
 * Reads a body into candidates for events, whose members are checked afterwards.
 *
 * @returns undefined where the body is not of the format
 * @throws {Unreadable} where it is of the format, and yet no event can be made of it
 */
export type Format = (body: unknown) => Candidates | Promise<Candidates> | undefined;

const formats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['plugin-prometheus-mon-webhook', readAlertmanager],
  ['plugin-grafana-mon-webhook', readGrafana],
  ['plugin-aws-sns-mon-webhook', readSns],
]);

/** One event, or an array of them. */
const direct = (body: unknown): Candidates => (Array.isArray(body) ? body : [body]);

/**
 * Reads a body in the format of its plugin; whatever is not of it, or has none, is taken as events themselves.
 *
 * @throws {Unreadable} as the format
 */
export const readFormat = async (pluginId: string, body: unknown): Promise<Candidates> =>
  (await formats.get(pluginId)?.(body)) ?? direct(body);
