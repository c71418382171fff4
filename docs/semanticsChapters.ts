/** The sections of the semantics that the service implements, used to check that each has a test. */

/** A part of the semantics and its number of numbered rules; a part without numbered rules is itself one rule. */
export interface SemanticsChapter {
  readonly number: string;
  readonly title: string;
  readonly rules: number;
}

const makeChapter = (number: string, title: string, rules: number): SemanticsChapter => ({ number, title, rules });

/** In the order of the document. Explanatory parts (5, 7) are left out. */
export const semanticsChapters: readonly SemanticsChapter[] = [
  makeChapter('0.1', 'Directory', 5),
  makeChapter('0.2', 'Domains, workspaces, projects', 3),
  makeChapter('1.1', 'Requests', 14),
  makeChapter('1.2', 'Answers', 7),
  makeChapter('1.3', 'Errors', 4),
  makeChapter('1.4', 'Identifiers', 3),
  makeChapter('1.5', 'Paging and projection', 5),
  makeChapter('2.1', 'What is queried', 6),
  makeChapter('2.2', 'Conditions', 5),
  makeChapter('2.3', 'Combination', 0),
  makeChapter('2.4', 'Sort', 3),
  makeChapter('2.5', 'unwind, lookup, add_fields', 2),
  makeChapter('2.6', 'StatisticsQuery', 10),
  makeChapter('2.7', 'AnalyzeQuery', 8),
  makeChapter('2.8', 'TimeSeriesAnalyzeQuery', 4),
  makeChapter('2.9', 'Worked examples', 0),
  makeChapter('3.1', 'Tokens and sign-in', 17),
  makeChapter('3.2', 'API keys', 7),
  makeChapter('3.3', 'Apps', 10),
  makeChapter('3.4', 'Agents', 8),
  makeChapter('3.5', 'Roles', 7),
  makeChapter('3.6', 'Identity jobs', 3),
  makeChapter('3.7', 'Endpoints', 4),
  makeChapter('3.8', 'Inventory notes', 3),
  makeChapter('3.9', 'Metrics', 9),
  makeChapter('3.10', 'Inventory jobs', 2),
  makeChapter('3.11', 'Schedules', 5),
  makeChapter('3.12', 'Cost report data', 4),
  makeChapter('3.13', 'Budgets', 10),
  makeChapter('3.14', 'Custom widgets', 2),
  makeChapter('3.15', 'Repositories', 1),
  makeChapter('3.16', 'Alerts', 10),
  makeChapter('3.17', 'Webhooks and inbound events', 13),
  makeChapter('3.18', 'Maintenance windows and alert notes', 6),
  makeChapter('3.19', 'Escalation and notifications', 12),
  makeChapter('3.20', 'Services of the alert manager', 7),
  makeChapter('3.21', 'Escalation policies', 4),
  makeChapter('3.22', 'Comment area', 6),
  makeChapter('3.23', 'Trusted secrets', 7),
  makeChapter('3.24', 'Project dashboards', 8),
  makeChapter('4.1', 'Who calls', 0),
  makeChapter('4.2', 'Role types per operation', 5),
  makeChapter('4.3', 'Permissions', 6),
  makeChapter('4.4', 'Scope members of a request', 3),
  makeChapter('4.5', 'What a caller sees', 9),
  makeChapter('4.6', 'Credentials for machines', 5),
  makeChapter('4.7', 'The internal token', 4),
  makeChapter('6', 'Clock-driven work', 0),
];

/** The rules of a part: `3.15.1`, or the part's own number. */
export const listRules = ({ number, rules }: SemanticsChapter): readonly string[] =>
  rules === 0 ? [number] : Array.from({ length: rules }, (_, index) => `${number}.${index + 1}`);
