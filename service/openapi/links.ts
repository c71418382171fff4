/** Links from the answer of a create operation to the operations that need only the id of the new record. */
import { allOperations } from '../../contract/index.ts';
import type { Operation, Resource } from '../../contract/resource.ts';
import type { OpenApiSchema } from './schema.ts';

const requiredMembers = ({ request }: Operation) => (request as OpenApiSchema).required ?? [];

const formatLinkName = ({ id }: Operation) => id.split('.').slice(1).join('_');

/** The links of an operation's answer; empty for any operation but create. */
export const createLinks = ({ idField = '' }: Resource, operation: Operation): object => {
  const answered = Object.keys((operation.response as OpenApiSchema).properties ?? {});
  if (!operation.id.endsWith('.create') || !answered.includes(idField)) return {};
  const fits = (target: Operation) => {
    const required = requiredMembers(target);
    return required.includes(idField) && required.every((name) => name === idField || name === 'domain_id');
  };
  const linked = [...allOperations.values()].filter(fits).map((target) => {
    const requestBody = Object.fromEntries(requiredMembers(target).map((name) => [name, `$response.body#/${name}`]));
    return [formatLinkName(target), { operationId: target.id, requestBody }];
  });
  return linked.length ? { links: Object.fromEntries(linked) } : {};
};
