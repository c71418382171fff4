import { memberIfNotEmpty } from '../read/condition.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { compilePlainCondition, type PathConditionInput } from './conditions.ts';
import { findRecordField, findValueField } from './fields.ts';
import type { InputPlace } from './inputPlace.ts';
import { toWireOperator } from './operators.ts';
import type { NamedValue } from './rows.ts';

/** A field to group by. */
export interface GroupKeyInput {
  readonly field: string;
  readonly name?: string | null;
  readonly dateFormat?: string | null;
}

/** A value to compute for each group. */
export interface GroupFieldInput {
  readonly name: string;
  readonly operator: string;
  readonly field?: string | null;
  readonly members?: readonly string[] | null;
  readonly conditions?: readonly PathConditionInput[] | null;
}

/** A key of groups on the wire, with its name in the rows. */
export interface CompiledGroupKey extends NamedValue {
  readonly key: string;
  readonly dateFormat: string | null;
}

/** A computed value on the wire, with its name in the rows. */
export interface CompiledGroupField extends NamedValue {
  readonly operator: string;
  /** Null where the records are counted, or objects of `members` are listed. */
  readonly key: string | null;
  readonly members: readonly { readonly key: string; readonly name: string }[];
  readonly conditions: readonly object[];
}

/**
 * Compiles a field to group by.
 *
 * @throws {OperationError} BAD_USER_INPUT for an unknown value, or a format of what is not a time
 */
export const compileGroupKey =
  (resource: ResourceType<AnyRow>) =>
  (input: GroupKeyInput, place: InputPlace): CompiledGroupKey => {
    const { key, name, isTime, members } = findValueField(resource, input.field, place.at('field'));
    const isFreeForm = !isTime && members.length === 0 && input.field.includes('.');
    if (input.dateFormat != null && !isTime && !isFreeForm)
      throw place.at('dateFormat').problem('This field is not a time.');
    return { key, name: input.name ?? name, dateFormat: input.dateFormat ?? null, place };
  };

/**
 * Compiles a value to compute.
 *
 * @throws {OperationError} BAD_USER_INPUT for an unknown value, or without the field that the operator needs
 */
export const compileGroupField =
  (resource: ResourceType<AnyRow>) =>
  ({ name, operator, field, members, conditions }: GroupFieldInput, place: InputPlace): CompiledGroupField => {
    if (field == null && operator !== 'COUNT' && !members?.length) throw place.at('field').problem('It is required.');
    return {
      name,
      place,
      operator: toWireOperator(operator),
      key: field == null ? null : findValueField(resource, field, place.at('field')).key,
      members: place.each('members', members, (member, at) => findValueField(resource, member, at)),
      conditions: place
        .each(
          'conditions',
          conditions,
          compilePlainCondition((path, at) => findRecordField(resource, path, at).key),
        )
        .flat(),
    };
  };

/** A key of groups as `stat` takes it (semantics 2.6.4). */
export const toStatKey = ({ key, name, dateFormat }: CompiledGroupKey): object => ({
  key,
  name,
  ...(dateFormat === null ? {} : { date_format: dateFormat }),
});

/** A computed value as `stat` takes it (semantics 2.6.5). */
export const toStatField = ({ name, operator, key, members, conditions }: CompiledGroupField): object => ({
  name,
  operator,
  ...(key === null ? {} : { key }),
  ...memberIfNotEmpty(
    'fields',
    members.map((member) => ({ key: member.key, name: member.name })),
  ),
  ...memberIfNotEmpty('conditions', conditions),
});
