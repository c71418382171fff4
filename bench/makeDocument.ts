import type { BenchRequest } from './benchRequest.ts';
import { makeId } from './rowValues.ts';

const ALERT = ['alertNumber', 'title', 'state', 'urgency', 'severity', 'description', 'rule', 'provider', 'createdAt'];
const DASHBOARD = ['viewers', 'version', 'labels', 'createdAt', 'updatedAt'];
const BUDGET = ['limit', 'currency', 'timeUnit', 'createdAt', 'updatedAt'];

type MakeDocument = (index: number) => Pick<BenchRequest, 'text' | 'variables'>;

/** Selects some fields, depending on the number. An alias contains the number, so that no two texts are equal. */
const selectFields = (fields: readonly string[], own: string, index: number) => {
  const bits = Math.imul(index + 1, 0x9e37_79b1) >>> 8;
  const chosen = fields.filter((_, at) => (bits >> at) & 1);
  return [`${own}_${index}: ${own}`, ...chosen].join(' ');
};

const chooseRows = (index: number) => 5 + (index % 16);

const makeAlertsDocument: MakeDocument = (index) => ({
  text: `query Alerts${index}($first: Int!) { alerts(first: $first) { totalCount nodes { id ${selectFields(ALERT, 'title', index)} project { id } } } }`,
  variables: { first: chooseRows(index) },
});

const makeTrailDocument: MakeDocument = (index) => ({
  text: `query Trail${index}($first: Int!, $boards: Int) { alerts(first: $first) { nodes { ${selectFields(ALERT, 'state', index)} webhook { name project { id dashboards(first: $boards) { nodes { ${selectFields(DASHBOARD, 'name', index)} } } } } } } }`,
  variables: { first: chooseRows(index), boards: 1 + (index % 5) },
});

const makeBudgetsDocument: MakeDocument = (index) => ({
  text: `query Budgets${index}($first: Int!) { budgets(first: $first) { nodes { ${selectFields(BUDGET, 'name', index)} project { id dashboards(first: 5) { nodes { ${selectFields(DASHBOARD, 'name', index)} } } alerts(first: 5, filter: {state: {eq: TRIGGERED}}) { totalCount nodes { ${selectFields(ALERT, 'title', index)} } } } } } }`,
  variables: { first: Math.ceil(chooseRows(index) / 2) },
});

const makeAlertDocument: MakeDocument = (index) => ({
  text: `query Alert${index}($id: ID!) { alert(id: $id) { id ${selectFields(ALERT, 'title', index)} project { id } } }`,
  variables: { id: makeId('alert', index % 300) },
});

const DOCUMENT_KINDS = [makeAlertsDocument, makeTrailDocument, makeBudgetsDocument, makeAlertDocument] as const;

/** The document of a number, with its variables. Equal numbers give equal texts, different numbers different texts. */
export const makeDocument = (index: number): BenchRequest =>
  (DOCUMENT_KINDS[index % DOCUMENT_KINDS.length] ?? makeAlertsDocument)(index);
