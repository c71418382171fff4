/** Servers that take messages as Slack and Teams document them, and refuse all others as those do. */
import type { JsonMembers } from '../../../service/values/jsonObject.ts';
import { startTestReceiver, type TestReceiver } from '../alert-manager/testReceiver.ts';

type FindFaults = (message: JsonMembers) => readonly (string | false)[];

const isText = (value: unknown, max: number) => typeof value === 'string' && value !== '' && value.length <= max;
const toMembers = (value: unknown) => (Array.isArray(value) ? (value as JsonMembers[]) : []);

/** `&`, `<` and `>` stand for themselves only in links and dates. */
const isMarkup = (value: unknown, max: number) =>
  isText(value, max) &&
  !/[<>]|&(?!amp;|lt;|gt;)/.test(
    String(value).replaceAll(/<(?:https?:[^\s|<>]*\|[^<>]*|!date\^\d+\^[^|<>]*\|[^<>]*)>/g, ''),
  );

const isMrkdwn = ({ type, text }: JsonMembers, max: number) => type === 'mrkdwn' && isMarkup(text, max);

const blockFaults: Readonly<Record<string, FindFaults>> = {
  header: ({ text }) => {
    const { type, text: title } = text as JsonMembers;
    return [!(type === 'plain_text' && isText(title, 150)) && 'header'];
  },
  section: ({ text, fields }) => [
    text === undefined && fields === undefined && 'section without text',
    text !== undefined && !isMrkdwn(text as JsonMembers, 3000) && 'text of a section',
    fields !== undefined && !(toMembers(fields).length >= 1 && toMembers(fields).length <= 10) && 'number of fields',
    !toMembers(fields).every((field) => isMrkdwn(field, 2000)) && 'field',
  ],
  context: ({ elements }) => [!toMembers(elements).every((element) => isMrkdwn(element, 3000)) && 'context'],
};

const slackFaults: FindFaults = ({ text, blocks, ...others }) => [
  Object.keys(others).length > 0 && 'unknown member',
  !isMarkup(text, 40_000) && 'text',
  !(toMembers(blocks).length >= 1 && toMembers(blocks).length <= 50) && 'number of blocks',
  ...toMembers(blocks).flatMap((block) => blockFaults[String(block.type)]?.(block) ?? ['type of block']),
];

const DATED =
  /^\{\{DATE\(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ, SHORT\)\}\} \{\{TIME\(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\)\}\}$/;

const elementFaults: Readonly<Record<string, FindFaults>> = {
  RichTextBlock: ({ inlines }) => [
    !toMembers(inlines).every(({ type, text }) => type === 'TextRun' && isText(text, 10_000)) && 'inlines',
  ],
  FactSet: ({ facts }) => [
    !toMembers(facts).every(({ title, value }) => isText(title, 500) && isText(value, 500)) && 'facts',
  ],
  TextBlock: ({ text }) => [!DATED.test(String(text)) && 'time'],
};

const cardFaults: FindFaults = ({ type, version, body, actions }) => [
  !(type === 'AdaptiveCard' && /^1\.[0-5]$/.test(String(version))) && 'card',
  ...toMembers(body).flatMap((element) => elementFaults[String(element.type)]?.(element) ?? ['type of element']),
  !toMembers(actions).every(
    ({ type: action, title, url }) => action === 'Action.OpenUrl' && isText(title, 100) && /^https?:/.test(String(url)),
  ) && 'actions',
];

const teamsFaults: FindFaults = (message) => {
  const [attachment = {}, ...others] = toMembers(message.attachments);
  return [
    message.type !== 'message' && 'type',
    others.length > 0 && 'number of attachments',
    attachment.contentType !== 'application/vnd.microsoft.card.adaptive' && 'contentType',
    Buffer.byteLength(JSON.stringify(message)) > 28 * 1024 && 'size',
    ...cardFaults((attachment.content ?? {}) as JsonMembers),
  ];
};

/** A chat, with what was wrong in the messages that it got. */
export interface TestChat extends TestReceiver {
  readonly faults: readonly string[];
}

const startTestChat = async (check: FindFaults): Promise<TestChat> => {
  const faults: string[] = [];
  const receiver = await startTestReceiver((body) => {
    const found = check(body as JsonMembers).filter((fault) => fault !== false);
    faults.push(...found);
    return { status: found.length === 0 ? 200 : 400 };
  });
  return { ...receiver, faults };
};

export const startSlack = () => startTestChat(slackFaults);
export const startTeams = () => startTestChat(teamsFaults);
