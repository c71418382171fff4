import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type ValueNode,
} from 'graphql';
import { useId, useState } from 'react';
import type { GivenArgument } from './queryEdits.ts';
import { findMember, setMember, toInputText, toValueText } from './valueEdits.ts';

interface ArgumentInputsProps {
  readonly args: readonly GraphQLArgument[];
  /** As the query selects it. */
  readonly field: FieldNode | undefined;
  /** Of the field. */
  readonly name: string;
  readonly setArgument: (argument: GivenArgument) => void;
}

/** Inputs for the arguments of a field. An empty one leaves the argument out. */
export const ArgumentInputs = ({ args, field, name, setArgument }: ArgumentInputsProps) => {
  const given = field?.arguments ?? [];
  return (
    <ul className="arguments" aria-label={`Arguments of ${name}`}>
      {args.map((argument) => {
        const value = given.find(({ name }) => name.value === argument.name)?.value;
        return (
          <Input
            key={argument.name}
            input={argument}
            value={value}
            setValue={(path, text, type) =>
              setArgument({
                name: argument.name,
                value: setMember(value, path, text),
                variable: text?.startsWith('$') ? { name: text.slice(1), type: String(type) } : undefined,
              })
            }
          />
        );
      })}
    </ul>
  );
};

interface InputProps {
  readonly input: GraphQLArgument | GraphQLInputField;
  readonly value: ValueNode | undefined;
  /** Sets the member at a path within the value, or removes it by null. `type` is that of the member. */
  readonly setValue: (path: readonly string[], text: string | null, type: GraphQLInputType) => void;
}

/** An argument, or a member of one. Objects can be opened, or given as a variable. */
const Input = ({ input, value, setValue }: InputProps) => {
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const id = useId();
  const type = getNullableType(input.type);
  const isObject = isInputObjectType(type);
  const isOpen = isOpened ?? value?.kind === 'ObjectValue';
  return (
    <li>
      <div className="field-row">
        {isObject ? (
          <button
            type="button"
            className="disclose"
            aria-expanded={isOpen}
            aria-label={`Members of ${input.name}`}
            onClick={() => setOpened(!isOpen)}
          />
        ) : (
          <span className="disclose" />
        )}
        <label htmlFor={id} title={input.description ?? undefined}>
          {input.name}
          {isNonNullType(input.type) && input.defaultValue === undefined && <span aria-hidden="true">*</span>}
        </label>
        {isObject && value?.kind === 'ObjectValue' ? (
          <span className="type">{String(input.type)}</span>
        ) : (
          <ValueInput id={id} type={input.type} value={value} setText={(text) => setValue([], text, input.type)} />
        )}
      </div>
      {isObject && isOpen && (
        <ul className="arguments" aria-label={`Members of ${input.name}`}>
          {Object.values(type.getFields()).map((member) => (
            <Input
              key={member.name}
              input={member}
              value={findMember(value, [member.name])}
              setValue={(path, text, memberType) => setValue([member.name, ...path], text, memberType)}
            />
          ))}
        </ul>
      )}
    </li>
  );
};

interface ValueInputProps {
  readonly id: string;
  readonly type: GraphQLInputType;
  readonly value: ValueNode | undefined;
  readonly setText: (text: string | null) => void;
}

/** A choice for enumerations and booleans; otherwise a field, which changes the query as one types. */
const ValueInput = ({ id, type, value, setText }: ValueInputProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const choices = listChoices(type);
  const shown = toInputText(value);
  if (choices && (shown === '' || choices.includes(shown)))
    return (
      <select id={id} value={shown} onChange={({ target }) => setText(target.value || null)}>
        <option value="">–</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  const isInvalid = draft !== null && toValueText(draft, isText(type)) === undefined;
  return (
    <input
      id={id}
      value={draft ?? shown}
      placeholder={String(type)}
      autoComplete="off"
      spellCheck={false}
      aria-invalid={isInvalid}
      onChange={({ target }) => {
        setDraft(target.value);
        const text = toValueText(target.value, isText(type));
        if (text !== undefined) setText(text);
      }}
      onBlur={() => setDraft(null)}
    />
  );
};

const listChoices = (type: GraphQLInputType): readonly string[] | undefined => {
  const nullable = getNullableType(type);
  if (isEnumType(nullable)) return nullable.getValues().map(({ name }) => name);
  return String(nullable) === 'Boolean' ? ['true', 'false'] : undefined;
};

/** Types whose values are written without quotes, in addition to enumerations, objects and lists. */
const UNQUOTED = new Set(['Int', 'Float', 'Boolean', 'BigInt', 'JSON', 'JSONObject']);

const isText = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  const isNested = isListType(getNullableType(type)) || isEnumType(named) || isInputObjectType(named);
  return !isNested && !UNQUOTED.has(named.name);
};
