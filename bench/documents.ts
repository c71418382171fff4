import { idOf } from './pick.ts';
import type { Question } from './question.ts';

const ALERT = ['alertNumber', 'title', 'state', 'urgency', 'severity', 'description', 'rule', 'provider', 'createdAt'];
const DASHBOARD = ['viewers', 'version', 'labels', 'createdAt', 'updatedAt'];
const BUDGET = ['limit', 'currency', 'timeUnit', 'createdAt', 'updatedAt'];

type Write = (index: number) => Pick<Question, 'text' | 'variables'>;

/** Selects some fields, depending on the number. An alias contains the number, so that no two texts are equal. */
const some = (fields: readonly string[], own: string, index: number) => {
  const bits = Math.imul(index + 1, 0x9e37_79b1) >>> 8;
  const chosen = fields.filter((_, at) => (bits >> at) & 1);
  return [`${own}_${index}: ${own}`, ...chosen].join(' ');
};

const rowsOf = (index: number) => 5 + (index % 16);

const alerts: Write = (index) => ({
  text: `query Alerts${index}($first: Int!) { alerts(first: $first) { totalCount nodes { id ${some(ALERT, 'title', index)} project { id } } } }`,
  variables: { first: rowsOf(index) },
});

const trail: Write = (index) => ({
  text: `query Trail${index}($first: Int!, $boards: Int) { alerts(first: $first) { nodes { ${some(ALERT, 'state', index)} webhook { name project { id dashboards(first: $boards) { nodes { ${some(DASHBOARD, 'name', index)} } } } } } } }`,
  variables: { first: rowsOf(index), boards: 1 + (index % 5) },
});

const budgets: Write = (index) => ({
  text: `query Budgets${index}($first: Int!) { budgets(first: $first) { nodes { ${some(BUDGET, 'name', index)} project { id dashboards(first: 5) { nodes { ${some(DASHBOARD, 'name', index)} } } alerts(first: 5, filter: {state: {eq: TRIGGERED}}) { totalCount nodes { ${some(ALERT, 'title', index)} } } } } } }`,
  variables: { first: Math.ceil(rowsOf(index) / 2) },
});

const alert: Write = (index) => ({
  text: `query Alert${index}($id: ID!) { alert(id: $id) { id ${some(ALERT, 'title', index)} project { id } } }`,
  variables: { id: idOf('alert', index % 300) },
});

const KINDS = [alerts, trail, budgets, alert] as const;

/** The document of a number, with its variables. Equal numbers give equal texts, different numbers different texts. */
export const documentOf = (index: number): Question => (KINDS[index % KINDS.length] ?? alerts)(index);
