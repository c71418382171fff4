/** Checks the contract: references between its files resolve, and everything has a description. */
import Type, { type TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { RoleType } from '../../contract/enums.ts';
import { errors } from '../../contract/errors.ts';
import { allResources, resources } from '../../contract/index.ts';
import { Empty, Struct } from '../../contract/members.ts';
import { externalReferences, internalReferences } from '../../contract/references.ts';
import type { Operation, Resource } from '../../contract/resource.ts';
import { enumerations, messages } from './declarations.ts';

const operations = allResources.flatMap((resource) => resource.operations);
const paths = operations.flatMap(({ path, pathAliases }) => [path, ...pathAliases]);

const repeatedValues = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** The id of a path, without the parameters of the inbound URL, with underscores for hyphens. */
const idAt = (path: string) => {
  const [area, version, ...names] = path.slice(1).replaceAll('-', '_').split('/');
  const spelled = area === 'identity' && version === 'v1' ? 'identity_v1' : area;
  return [spelled, ...names.filter((name) => !name.startsWith(':'))].join('.');
};

/** Whether a dotted path exists in a message. `[]` after a step, and paths in a Struct, are accepted. */
const leadsSomewhere = (schema: TSchema | undefined, path: string): boolean => {
  if (schema && Type.IsArray(schema)) return leadsSomewhere(schema.items, path);
  if (schema && Type.IsRecord(schema)) return true;
  if (!schema || !Type.IsObject(schema)) return false;
  const [step = '', ...rest] = path.replaceAll('[]', '').split('.');
  const member = schema.properties[step];
  return rest.length > 0 ? leadsSomewhere(member, rest.join('.')) : member !== undefined;
};

const without = (schema: TSchema | undefined, names: readonly string[] = []) =>
  names.filter((name) => !leadsSomewhere(schema, name));

/** Items with their faults, as `item: this, that`; items without faults are omitted. */
const faults = <Thing extends { id: string }>(
  things: readonly Thing[],
  faultsOf: (thing: Thing) => readonly string[],
) => things.flatMap((thing) => faultsOf(thing).map((fault) => `${thing.id}: ${fault}`));

/** Where a description is missing, or is not a sentence. */
const undescribedPlaces = (schema: TSchema, place: string): string[] => [
  ...('description' in schema && /^\S.*[.]$/s.test(`${schema.description}`) ? [] : [place]),
  ...(Type.IsObject(schema)
    ? Object.entries(schema.properties).flatMap(([name, member]) => undescribedPlaces(member, `${place}.${name}`))
    : []),
  ...(Type.IsArray(schema) && Type.IsObject(schema.items) ? undescribedPlaces(schema.items, `${place}[]`) : []),
];

describe('the whole of the contract', () => {
  it('is 155 operations, one of them the URL that external systems post to, and 27 optional reads', () => {
    expect(resources.flatMap((resource) => resource.operations)).toHaveLength(155);
    expect(operations).toHaveLength(155 + 27);
    expect(operations.filter(({ path }) => path.includes(':')).map(({ id }) => id)).toEqual([
      'monitoring.webhook.events',
    ]);
  });

  it('is 312 messages, two of them for importers only, each under a title of its own', () => {
    const titles = messages.map(({ title }) => title);

    expect(repeatedValues(titles)).toEqual([]);
    expect(titles).toHaveLength(312);
  });

  it('is 39 enumerations, each under a title of its own and with values that differ', () => {
    const titles = enumerations.map(({ title }) => title);

    expect(repeatedValues(titles)).toEqual([]);
    expect(titles).toHaveLength(39);
    expect(enumerations.filter((each) => repeatedValues(each.enum.map(String)).length > 0)).toEqual([]);
  });

  it('is 58 errors, each with a status that means failure and a meaning', () => {
    const wrong = Object.entries(errors).filter(([, { status, meaning }]) => status < 400 || !meaning.endsWith('.'));

    expect(wrong).toEqual([]);
    expect(Object.keys(errors)).toHaveLength(58);
  });
});

describe('an operation', () => {
  it('has an id and paths that no other has, aliases included', () => {
    expect(repeatedValues(operations.map(({ id }) => id))).toEqual([]);
    expect(repeatedValues(paths)).toEqual([]);
  });

  it('has an id that follows from each of its paths', () => {
    const wrong = faults(operations, ({ id, path, pathAliases }) =>
      [path, ...pathAliases].filter((at) => idAt(at) !== id),
    );

    expect(wrong).toEqual([]);
  });

  it('takes a message of the contract and returns one, Empty or a Struct', () => {
    const known = new Set<TSchema>([...messages, Empty, Struct]);

    const wrong = faults(operations, ({ request, response }) => [
      ...(known.has(request) && request !== Struct ? [] : ['request']),
      ...(known.has(response) ? [] : ['response']),
    ]);

    expect(wrong).toEqual([]);
  });

  it('filters by members of its request only, each once', () => {
    const wrong = faults(operations, ({ request, filters }) => [
      ...without(request, filters),
      ...repeatedValues(filters),
    ]);

    expect(wrong).toEqual([]);
  });

  it('returns errors of the contract only, each listed once', () => {
    const wrong = faults(operations, (each) => [
      ...each.errors.filter((code) => !(code in errors)),
      ...repeatedValues(each.errors),
    ]);

    expect(wrong).toEqual([]);
  });

  it('with a token: lists the role types that may call it, and its permission', () => {
    const roleTypes: readonly string[] = RoleType.enum;
    const wrong = (resource: Resource) => (operation: Operation) => {
      const { auth, roles, permission, kind } = operation;
      const guarded = auth === 'token' && resource.permission !== null;
      return [
        ...(permission === (guarded ? `${resource.permission}.${kind}` : null) ? [] : ['permission']),
        ...(roles.length > 0 === guarded ? [] : ['roles']),
        ...roles.filter((role) => !roleTypes.includes(role)),
      ];
    };

    expect(allResources.flatMap((resource) => faults(resource.operations, wrong(resource)))).toEqual([]);
  });

  it('without a token: is one of these', () => {
    const open = operations.filter(({ auth }) => auth !== 'token').map(({ id, auth }) => `${id}: ${auth}`);

    expect(open.sort()).toEqual([
      'identity.domain.get_auth_info: none',
      'identity.endpoint.list: none',
      'identity.token.grant: none',
      'identity.token.issue: none',
      'monitoring.alert.update_state: none',
      'monitoring.webhook.events: none',
      'secret.trusted_secret.get_data: internal',
    ]);
  });
});

describe('a resource', () => {
  const recorded = allResources.filter((resource) => resource.record);
  const ids: readonly string[] = allResources.map(({ id }) => id);

  it('has an id that no other has', () => {
    expect(repeatedValues(ids)).toEqual([]);
  });

  it('is identified, looked up, searched, sorted and limited by members of its record', () => {
    const wrong = faults(recorded, (each) =>
      without(each.record, [
        ...[each.idField, each.lookupField, each.dateField].filter((name) => name !== undefined),
        ...(each.minimalFields ?? []),
        ...(each.keywordFields ?? []),
        ...(each.keywordFieldsAnalyze ?? []),
        ...(each.defaultSort ?? []).map((name) => name.replace(/^-/, '')),
        ...Object.keys(each.maxLength ?? {}),
        ...Object.values(each.queryAliases ?? {}),
        ...(each.secretFields ?? []),
      ]),
    );

    expect(wrong).toEqual([]);
  });

  it('is unique by members of its record, or by the workspace of the record, even if that is hidden', () => {
    const wrong = faults(recorded, (each) =>
      without(
        each.record,
        each.unique?.flat().filter((name) => name !== 'workspace_id'),
      ),
    );

    expect(wrong).toEqual([]);
  });

  it('has aliases for filters of its list request only', () => {
    const wrong = faults(allResources, (each) => {
      const filters = each.operations.flatMap((operation) => operation.filters);
      return Object.keys(each.queryAliases ?? {}).filter((alias) => !filters.includes(alias));
    });

    expect(wrong).toEqual([]);
  });

  it('references existing resources', () => {
    const wrong = faults(allResources, ({ parent, sameRecordsAs }) =>
      [parent, sameRecordsAs].filter((id) => id !== undefined && !ids.includes(id)).map(String),
    );

    expect(wrong).toEqual([]);
  });
});

describe('a reference', () => {
  const memberNames = new Set(messages.flatMap(({ properties }) => Object.keys(properties)));
  const byTitle = new Map(messages.map((message) => [message.title, message]));

  it('leads from a member of a message to a resource', () => {
    const wrong = Object.entries(internalReferences).filter(([place, id]) => {
      const [, title = '', member = ''] = /^(.*)\.(\w+)$/.exec(place) ?? [];
      return !leadsSomewhere(byTitle.get(title), member) || !allResources.some((resource) => resource.id === id);
    });

    expect(wrong).toEqual([]);
  });

  it('leads out of the contract from members of its messages', () => {
    expect(Object.keys(externalReferences).filter((name) => !memberNames.has(name))).toEqual([]);
  });
});

describe('descriptions', () => {
  it('are sentences for every message and every member, including those of nested requests', () => {
    expect(messages.flatMap((message) => undescribedPlaces(message, message.title))).toEqual([]);
  });

  it('are sentences for every enumeration', () => {
    expect(enumerations.flatMap((each) => undescribedPlaces(each, each.title))).toEqual([]);
  });

  it('are sentences for every operation', () => {
    expect(operations.filter(({ summary }) => !/^[A-Z].*[.]$/.test(summary)).map(({ id }) => id)).toEqual([]);
  });
});
