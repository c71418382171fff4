/** A page over all eight areas, and the rows that only it reads. */
import { escalationPolicy } from '../contract/alert-manager/escalationPolicy.ts';
import { service } from '../contract/alert-manager/service.ts';
import { project } from '../contract/identity/project.ts';
import { metric } from '../contract/inventory/metric.ts';
import { repository } from '../contract/repository/repository.ts';
import { trustedSecret } from '../contract/secret/trustedSecret.ts';
import type { BenchTable } from './rows.ts';
import { makeId } from './rowValues.ts';
import { DOMAIN, WORKSPACE } from './token.ts';

/** Twelve rows of a resource, with the members that the page selects. */
const makeNamedRows = (
  resource: BenchTable['resource'],
  members: (index: number) => object = () => ({}),
): BenchTable => {
  const { name, idField = '' } = resource;
  const rows = Array.from({ length: 12 }, (_, index) => ({
    [idField]: makeId(name, index),
    ...{ name: `${name} ${index}`, domain_id: DOMAIN, workspace_id: WORKSPACE },
    ...members(index),
  }));
  return { resource, rows };
};

/** The rows of the areas that no other workload reads. */
export const eightAreasTables: readonly BenchTable[] = [
  makeNamedRows(project),
  makeNamedRows(service, (index) => ({ escalation_policy_id: makeId('escalation_policy', index) })),
  makeNamedRows(escalationPolicy),
  makeNamedRows(metric),
  makeNamedRows(repository),
  makeNamedRows(trustedSecret),
];

/** The page: four levels deep below budgets. */
export const printEightAreas = (first: number): string => `{
  budgets(first: ${first}) { nodes { name limit project { id name dashboards(first: 3) { nodes { name } } alerts(first: 3) { nodes { title webhook { name } } } } } }
  alertServices(first: 5) { nodes { name escalationPolicy { name } } }
  metrics(first: 5) { nodes { name } }
  repositories(first: 5) { nodes { name } }
  trustedSecrets(first: 5) { nodes { name } }
}`;
