/** Cases of lists under parents for generated tests, in names of the graph and of the POST API. */
import fc from 'fast-check';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { note } from '../../contract/monitoring/note.ts';
import type { Operation } from '../../contract/resource.ts';
import type { JsonObject } from '../../subgraphs/wire/jsonObject.ts';
import type { CrowdedDomain } from './crowdedDomain.ts';

/** A filter and an order, in names of the graph and of the POST API. */
export interface FilterAndOrder {
  readonly graph: string;
  readonly wire: JsonObject;
}

/** A field that lists records under a parent. */
export interface ParentListField {
  readonly parent: 'project' | 'workspace' | 'user';
  readonly field: string;
  readonly operation: Operation;
  readonly key: string;
  readonly member: string;
  readonly choices: readonly FilterAndOrder[];
}

const UNFILTERED: FilterAndOrder = { graph: '', wire: {} };
const sortedBy = (field: string, desc: boolean): FilterAndOrder => ({
  graph: `orderBy: [{field: ${field}, direction: ${desc ? 'DESC' : 'ASC'}}]`,
  wire: { sort: [{ key: field.toLowerCase(), desc }] },
});
const filteredBy = (graph: string, ...filter: JsonObject[]): FilterAndOrder => ({
  graph: `filter: {${graph}}`,
  wire: { filter },
});

const COST_CHOICES: readonly FilterAndOrder[] = [
  UNFILTERED,
  sortedBy('PRODUCT', false),
  sortedBy('PROJECT_ID', true),
  filteredBy('provider: {eq: "aws"}', { k: 'provider', v: 'aws', o: 'eq' }),
  filteredBy(
    'isConfirmed: {eq: true}, product: {contains: "EC2"}',
    { k: 'is_confirmed', v: true, o: 'eq' },
    { k: 'product', v: 'EC2', o: 'contain' },
  ),
  {
    graph: 'filter: {or: [{product: {eq: "S3"}}, {reportMonth: {eq: "2026-02"}}]}',
    wire: {
      filter_or: [
        { k: 'product', v: 'S3', o: 'eq' },
        { k: 'report_month', v: '2026-02', o: 'eq' },
      ],
    },
  },
  filteredBy('product: {eq: "none"}', { k: 'product', v: 'none', o: 'eq' }),
];
const ALERT_CHOICES: readonly FilterAndOrder[] = [
  UNFILTERED,
  sortedBy('TITLE', false),
  sortedBy('ALERT_NUMBER', false),
  filteredBy('urgency: {eq: LOW}', { k: 'urgency', v: 'LOW', o: 'eq' }),
  filteredBy('title: {regex: "^Disk"}', { k: 'title', v: '^Disk', o: 'regex' }),
  { graph: 'keyword: "load ping"', wire: { keyword: 'load ping' } },
];
const WINDOW_CHOICES: readonly FilterAndOrder[] = [
  UNFILTERED,
  sortedBy('TITLE', true),
  filteredBy('title: {contains: "1"}', { k: 'title', v: '1', o: 'contain' }),
];

/** Printed without the contract when a case fails. */
const describeList = (list: ParentListField): ParentListField =>
  Object.assign(list, { [fc.toStringMethod]: () => `${list.parent}.${list.field}` });

/** Short lists, long lists and lists longer than one answer, of records with one parent and with several. */
export const parentLists: readonly ParentListField[] = (
  [
    {
      parent: 'project',
      field: 'costReportData',
      operation: costReportData.list,
      key: 'cost_report_data_id',
      member: 'project_id',
      choices: COST_CHOICES,
    },
    {
      parent: 'workspace',
      field: 'costReportData',
      operation: costReportData.list,
      key: 'cost_report_data_id',
      member: 'workspace_id',
      choices: COST_CHOICES,
    },
    {
      parent: 'project',
      field: 'alerts',
      operation: alert.list,
      key: 'alert_id',
      member: 'project_id',
      choices: ALERT_CHOICES,
    },
    {
      parent: 'project',
      field: 'maintenanceWindows',
      operation: maintenanceWindow.list,
      key: 'maintenance_window_id',
      member: 'projects',
      choices: WINDOW_CHOICES,
    },
    {
      parent: 'user',
      field: 'maintenanceWindows',
      operation: maintenanceWindow.list,
      key: 'maintenance_window_id',
      member: 'created_by',
      choices: WINDOW_CHOICES,
    },
    {
      parent: 'user',
      field: 'alertNotes',
      operation: note.list,
      key: 'note_id',
      member: 'created_by',
      choices: [UNFILTERED],
    },
  ] as const satisfies readonly ParentListField[]
).map(describeList);

/** A page of a list, and what is selected of it. */
export interface PageCase {
  readonly choice: FilterAndOrder;
  readonly first?: number | undefined;
  readonly last?: number | undefined;
  readonly offset?: number | undefined;
  readonly wants: 'rows' | 'total' | 'both';
}

/** Pages of a list under some parents. */
export interface ListCase {
  readonly list: ParentListField;
  readonly under: readonly string[];
  readonly pages: readonly PageCase[];
}

const makePageCases = (choices: readonly FilterAndOrder[]): fc.Arbitrary<PageCase> =>
  fc
    .record({
      choice: fc.constantFrom(...choices),
      window: fc.oneof(
        { weight: 3, arbitrary: fc.record({ first: fc.constantFrom(1, 2, 3, 5, 20, 300, 1000) }) },
        fc.record({ first: fc.constantFrom(1, 4, 50), offset: fc.constantFrom(0, 1, 3, 30, 700) }),
        fc.record({ last: fc.constantFrom(1, 3, 40) }),
      ),
      wants: fc.constantFrom('rows', 'total', 'both'),
    })
    .map(({ window, ...rest }) => ({ ...window, ...rest }) as PageCase);

/** Cases of lists under the parents of a domain. */
export const makeListCases = (parents: CrowdedDomain['parents']): fc.Arbitrary<ListCase> =>
  fc.constantFrom(...parentLists).chain((list) =>
    fc.record({
      list: fc.constant(list),
      under: fc.shuffledSubarray([...parents[list.parent]], { minLength: 1 }),
      pages: fc.array(makePageCases(list.choices), { minLength: 1, maxLength: 3 }),
    }),
  );

/** Whether rows are selected. */
export const wantsRows = ({ wants }: PageCase) => wants !== 'total';
/** Whether the length of the list is selected. */
export const wantsTotal = ({ wants }: PageCase) => wants !== 'rows';

const printPageField = ({ field }: ParentListField, page: PageCase, at: number) => {
  const window = (['first', 'last', 'offset'] as const).flatMap((name) =>
    page[name] == null ? [] : [`${name}: ${page[name]}`],
  );
  const args = [...window, page.choice.graph].filter((text) => text !== '').join(', ');
  const selected = `${wantsTotal(page) ? 'totalCount' : ''} ${wantsRows(page) ? 'nodes { id } pageInfo { hasNextPage hasPreviousPage }' : ''}`;
  return `page${at}: ${field}${args && `(${args})`} { ${selected} }`;
};

/** The query of a case. */
export const printListQuery = ({ list, under, pages }: ListCase) => {
  const fields = pages.map((page, at) => printPageField(list, page, at)).join(' ');
  return `{ ${under.map((id, at) => `under${at}: ${list.parent}(id: ${JSON.stringify(id)}) { ${fields} }`).join(' ')} }`;
};
