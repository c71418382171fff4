/** The most expensive calls found: large bodies, bodies of many values, large answers. */
import { budget } from '../../../contract/cost-analysis/budget.ts';
import { costReportData } from '../../../contract/cost-analysis/costReportData.ts';
import { projectDashboard } from '../../../contract/dashboard/projectDashboard.ts';
import { token } from '../../../contract/identity/token.ts';
import { directory } from '../../../contract/internal.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import type { ApiClient, TestDomain } from '../../../test/service/testDomain.ts';

/** One call. */
export interface LargeCall {
  readonly name: string;
  readonly from: ApiClient;
  readonly path: string;
  /** The body of the nth time that it is sent. */
  readonly body: (round: number) => string;
}

const MIB = 1024 * 1024;
/** Nearly the largest body of a call that reads, and of one that writes, in bytes. */
const READ = 10 * MIB - 2000;
const WRITE = 2 * MIB - 2000;
/** Nearly the most values of a body of a call that reads, of one that writes, and of events. */
const READ_VALUES = 49_900;
const WRITE_VALUES = 9_900;
const EVENT_VALUES = 29_900;

const nestLists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const printObjects = (count: number) => `[${'{"a":"b"},'.repeat(count / 2 - 1)}{}]`;
const printNames = (count: number) => `{${Array.from({ length: count }, (_, number) => `"n${number}":1`).join()}}`;
const printText = (part: string, bytes: number) => `"${part.repeat(bytes / Buffer.byteLength(part))}"`;

/** Values of a free-form member, by what they are. */
const makeValues = (most: number): Readonly<Record<string, string>> => ({
  'one text': printText('x', WRITE),
  'one text of escapes': printText('\\n', WRITE),
  'one text of escaped letters': printText('\\u00e9', WRITE),
  'one text of umlauts': printText('ö', WRITE),
  'many objects': printObjects(most),
  'many names': printNames(most),
  'long names': printNames(Math.min(most, WRITE / 200)).replaceAll('"n', `"${'n'.repeat(190)}`),
});

const printWithMember = (members: object, name: string, value: string) =>
  `${JSON.stringify(members).slice(0, -1)},"${name}":${value}}`;

const makeAlertCalls = ({ owner, projects }: TestDomain): LargeCall[] =>
  Object.entries(makeValues(WRITE_VALUES)).map(([name, value]) => ({
    ...{ name: `an alert with ${name}`, from: owner, path: alert.create.path },
    body: () => printWithMember({ title: 'Disk full', project_id: projects[0] }, 'additional_info', `{"a":${value}}`),
  }));

const makeDashboardCalls = ({ owner, projects, domainId: domain_id }: TestDomain): LargeCall[] =>
  Object.entries(makeValues(WRITE_VALUES)).map(([name, value]) => ({
    ...{ name: `a dashboard with ${name}`, from: owner, path: projectDashboard.create.path },
    body: (round: number) =>
      printWithMember(
        { name: `${name} ${round}`, project_id: projects[0], viewers: 'PUBLIC', domain_id },
        'layouts',
        `[${value}]`,
      ),
  }));

const makeUnreadCalls = ({ anonymous, owner, domainId: domain_id }: TestDomain): LargeCall[] => [
  { name: 'brackets, from anybody', from: anonymous, path: alert.list.path, body: () => '['.repeat(READ) },
  { name: 'lists in lists', from: owner, path: alert.list.path, body: () => `{"a":${nestLists(READ_VALUES)}}` },
  {
    name: 'one text that is ignored',
    from: owner,
    path: alert.list.path,
    body: () => `{"a":${printText('\\n', READ)}}`,
  },
  {
    ...{ name: 'a password', from: anonymous, path: token.issue.path },
    body: () =>
      printWithMember({ domain_id }, 'credentials', `{"user_id":"owner@test","password":${printText('x', WRITE)}}`),
  },
  {
    name: 'a keyword',
    from: owner,
    path: alert.list.path,
    body: () => `{"query":{"keyword":${printText('x', READ)}}}`,
  },
  {
    ...{ name: 'a keyword of many words', from: owner, path: alert.list.path },
    body: () => `{"query":{"keyword":${printText('x ', READ)}}}`,
  },
  {
    ...{ name: '49 conditions of 1,000 words', from: owner, path: alert.list.path },
    body: () => {
      const v = Array.from({ length: 1000 }, (_, number) => `word ${number}`);
      return JSON.stringify({
        query: { filter: Array.from({ length: 49 }, () => ({ k: 'title', o: 'contain_in', v })) },
      });
    },
  },
  {
    ...{ name: '49 conditions of 1,000 values', from: owner, path: alert.list.path },
    body: () => {
      const v = Array.from({ length: 1000 }, (_, number) => `value ${number}`);
      return JSON.stringify({ query: { filter: Array.from({ length: 49 }, () => ({ k: 'title', o: 'in', v })) } });
    },
  },
  {
    ...{ name: '1,000 patterns', from: owner, path: alert.list.path },
    body: () => {
      const v = Array.from({ length: 1000 }, (_, number) => `^(a|b){1,3}[a-z]+${number % 10}$`);
      return JSON.stringify({ query: { filter: [{ k: 'title', o: 'regex_in', v }] } });
    },
  },
  {
    ...{ name: '20 conditions of 1,000 patterns', from: owner, path: alert.list.path },
    body: () =>
      JSON.stringify({
        query: {
          filter: Array.from({ length: 20 }, () => ({
            ...{ k: 'title', o: 'regex_in' },
            v: Array.from({ length: 1000 }, (_, number) => `^(a|b){1,3}[a-z]+${number}$`),
          })),
        },
      }),
  },
];

const makeEventCalls = ({ anonymous }: TestDomain, webhookUrl: string): LargeCall[] => {
  const path = new URL(webhookUrl).pathname;
  const event = (value: string) => `{"event_key":"a","title":"b","additional_info":{"a":${value}}}`;
  const bodies: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(makeValues(EVENT_VALUES)).map(([name, value]) => [`an event with ${name}`, event(value)]),
    ),
    '500 events': `[${Array.from({ length: 500 }, (_, number) =>
      JSON.stringify({
        ...{ event_key: `key-${number}`, title: 'Disk full', severity: 'ERROR' },
        additional_info: Object.fromEntries(
          Array.from({ length: 52 }, (_, member) => [`member-${member}`, 'x'.repeat(50)]),
        ),
      }),
    ).join()}]`,
  };
  return Object.entries(bodies).map(([name, body]) => ({ name, from: anonymous, path, body: () => body }));
};

/** Rows of a month's bill: each round has others. */
const makeBill = (
  { domainId: domain_id, workspaces, projects, dataSourceId }: TestDomain,
  count: number,
  round: number,
) =>
  Array.from({ length: count }, (_, number) => ({
    ...{
      cost_report_data_id: `crd-${round}-${number}`,
      domain_id,
      workspace_id: workspaces[0],
      project_id: projects[0],
    },
    ...{ data_source_id: dataSourceId, report_year: '2024', report_month: '2024-05', currency: 'USD' },
    ...{ cost: { USD: number / 7 }, product: `Product ${number % 60}`, provider: 'aws' },
  }));

const makeDirectoryCalls = (domain: TestDomain): LargeCall[] => {
  const { internal, domainId: domain_id, workspaces } = domain;
  const call = (name: string, path: string, members: (round: number) => object) => ({
    ...{ name, from: internal, path, body: (round: number) => JSON.stringify(members(round)) },
  });
  const projects = Array.from({ length: 19_900 }, (_, number) => ({
    ...{ project_id: `project-${number}`, domain_id, workspace_id: workspaces[0], name: `Project ${number}` },
  }));
  const put = (name: string, members: (round: number) => object) => call(name, directory.put.path, members);
  return [
    put('2,000 rows of cost put', (round) => ({ kind: 'cost_report_data', records: makeBill(domain, 2_000, round) })),
    put('7,500 rows of cost put', (round) => ({ kind: 'cost_report_data', records: makeBill(domain, 7_500, round) })),
    put('7,500 rows of cost staged', (round) => ({
      ...{ kind: 'cost_report_data', records: makeBill(domain, 7_500, round), batch: `large ${round}` },
    })),
    put('those committed', (round) => ({
      ...{ kind: 'cost_report_data', records: [], batch: `large ${round}`, commit: true },
    })),
    put('19,900 projects put', () => ({ kind: 'projects', records: projects })),
    call('19,900 projects listed', directory.list.path, () => ({ kind: 'projects' })),
  ];
};

const makeAnswerCalls = ({ admin, owner, domainId: domain_id }: TestDomain): LargeCall[] => {
  const group = { keys: [{ key: 'cost_report_data_id', name: 'id' }], fields: [{ name: 'many', operator: 'count' }] };
  const pushed = { fields: [{ name: 'all', key: 'product', operator: 'push' }] };
  const call = (name: string, from: ApiClient, path: string, body: object) => ({
    ...{ name, from, path, body: () => JSON.stringify(body) },
  });
  return [
    call('a page of dashboards', owner, projectDashboard.list.path, { domain_id }),
    call('a page of alerts', owner, alert.list.path, {}),
    call('a group per row of cost', admin, costReportData.stat.path, { query: { aggregate: [{ group }] } }),
    call('a distinct value per row of cost', admin, costReportData.stat.path, {
      query: { distinct: 'cost_report_data_id' },
    }),
    call('one group of all rows of cost', admin, costReportData.stat.path, {
      query: { aggregate: [{ group: pushed }] },
    }),
    call('200 budgets by what is spent', admin, budget.list.path, {
      query: { sort: [{ key: 'spent_percent', desc: true }], only: ['budget_id', 'spent_percent'] },
    }),
  ];
};

/** Creates the budgets that a call reads, each of two months of one project: the periods of budgets may not overlap. */
export const createBudgets = async ({ owner, projects, dataSourceId }: TestDomain): Promise<void> => {
  const common = { time_unit: 'MONTHLY', limit: 1_200, resource_group: 'PROJECT' } as const;
  for (let number = 0; number < 200; number++) {
    const [start = '', end = ''] = [0, 1].map((at) =>
      new Date(Date.UTC(2000, 2 * number + at)).toISOString().slice(0, 7),
    );
    const target = { data_source_id: dataSourceId, project_id: projects[0] ?? '', start, end };
    await owner.call(budget.create, { name: `Budget of ${start}`, ...common, ...target });
  }
};

/** All calls, in the order in which they are sent. */
export const makeLargeCalls = (domain: TestDomain, webhookUrl: string): readonly LargeCall[] => [
  ...makeUnreadCalls(domain),
  ...makeAlertCalls(domain),
  ...makeDashboardCalls(domain),
  ...makeEventCalls(domain, webhookUrl),
  ...makeDirectoryCalls(domain),
  ...makeAnswerCalls(domain),
];
