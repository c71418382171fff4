/** `skein webhook try`: what a body would become, without a service. */
import { text } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import { ServiceError } from '../service/errors.ts';
import { toAlertMembers } from '../service/monitoring/alertFromEvent.ts';
import { BUILT_IN_PLUGINS } from '../service/monitoring/builtInPlugins.ts';
import { checkMapping } from '../service/monitoring/inbound/mapping.ts';
import { type IncomingEvent, readEvents } from '../service/monitoring/inbound/readEvents.ts';
import { parseExternalBody, repairValue } from '../service/values/body.ts';
import { CommandError, UsageError } from './error.ts';
import { isObject, parseJson } from './json.ts';
import { readTextFile } from './textFile.ts';

interface WebhookCommandOptions {
  readonly plugin: string;
  readonly options: string;
}

const parseBody = (text: string): unknown => {
  try {
    return repairValue(parseExternalBody(text));
  } catch (cause) {
    throw new UsageError(`FILE: expected JSON, as a webhook does: ${(cause as Error).message}`, { cause });
  }
};

const parseOptions = (text: string): Record<string, unknown> => {
  const options = parseJson(text);
  if (!isObject(options)) throw new UsageError('--options: expected a JSON object, such as {"mapping": {…}}.');
  try {
    checkMapping(options);
  } catch (error) {
    if (error instanceof ServiceError) throw new UsageError(`--options: ${error.message}`, { cause: error });
    throw error;
  }
  return options;
};

const describeEffect = ({ event_type }: IncomingEvent['event']) =>
  event_type === 'RECOVERY' ? 'resolves the alerts of its key' : 'joins the alert of its key, or opens this one';

const describeEvent = ({ event }: IncomingEvent) => {
  const { event_key, event_type = 'ALERT', occurred_at } = event;
  return { event_key, event_type, effect: describeEffect(event), occurred_at, alert: toAlertMembers(event) };
};

const tryBody = async (file: string | undefined, { plugin, options: given }: WebhookCommandOptions) => {
  const content = file === undefined ? await text(process.stdin) : readTextFile('FILE', file);
  const options = parseOptions(given);
  const target = { webhook_id: 'webhook', name: 'of this trial', plugin_info: { plugin_id: plugin, options } };
  const received = { body: parseBody(content), text: content, headers: {}, isTrial: true };
  const events = await readEvents(received, target, undefined);
  process.stdout.write(`${JSON.stringify(events.map(describeEvent), null, 2)}\n`);
  if (events.some(({ isUnreadable }) => isUnreadable))
    throw new CommandError('The body, or a part of it, cannot be read.');
};

const NOTES = `
Examples:
  skein webhook try body.json
  skein webhook try --plugin plugin-grafana-mon-webhook body.json
  skein webhook try --options '{"mapping": {"title": "/alert/name", "event_key": "/alert/id"}}' body.json
`;

export const addWebhook = (program: Command): void => {
  const webhooks = program.command('webhook').description('Prepare webhooks for the events of monitoring systems.');
  webhooks
    .command('try')
    .description('Show what the body of a monitoring system would become. Nothing is stored or sent.')
    .argument('[file]', 'the body as JSON; standard input by default')
    .addOption(
      new Option('--plugin <id>', 'plug-in of the webhook').choices(BUILT_IN_PLUGINS).default(BUILT_IN_PLUGINS[0]),
    )
    .option(
      '--options <json>',
      'its options, such as {"mapping": {"title": "/alert/name", "event_key": "/alert/id"}}',
      '{}',
    )
    .addHelpText('after', NOTES)
    .action(tryBody);
};
