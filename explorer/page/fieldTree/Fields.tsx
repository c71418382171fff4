import {
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import { createContext, useContext, useId, useState } from 'react';
import { type AnyField, listFields } from '../schemaText.ts';
import { ArgumentInputs } from './ArgumentInputs.tsx';
import {
  createConditionStep,
  findField,
  findSelection,
  type QueryLocation,
  readTypeCondition,
} from './documentText.ts';
import type { GivenArgument } from './queryEdits.ts';

/** The query as the tree shows it, and how it is changed. */
export interface EditedDocument {
  readonly document: DocumentNode;
  readonly schema: GraphQLSchema;
  readonly setSelected: (place: QueryLocation, isSelected: boolean) => void;
  readonly setArgument: (place: QueryLocation, argument: GivenArgument) => void;
}

/** The query whose fields are shown; null outside the tree. */
export const EditedQuery = createContext<EditedDocument | null>(null);

interface FieldsProps {
  readonly type: GraphQLNamedType | undefined;
  readonly place: QueryLocation;
}

/**
 * The fields of a type; of a union, the types that it has. Those come first that the query selects when the list is opened;
 * what is selected then keeps its place under the pointer.
 */
const Fields = ({ type, place }: FieldsProps) => {
  const edited = useContext(EditedQuery);
  const [first] = useState(() => new Set(listFields(type).filter(({ name }) => isSelectedIn(edited, place, name))));
  const members = isUnionType(type) ? type.getTypes() : [];
  return (
    <ul>
      {members.map((member) => (
        <Item key={member.name} step={createConditionStep(member)} type={member} place={place} />
      ))}
      {listFields(type)
        .toSorted((one, other) => Number(first.has(other)) - Number(first.has(one)))
        .map((field) => (
          <Item key={field.name} step={field.name} type={getNamedType(field.type)} place={place} field={field} />
        ))}
    </ul>
  );
};

/** Whether a query selects a step below a place, itself or by a fragment. */
export const isSelectedIn = (edited: EditedDocument | null, { path, ...place }: QueryLocation, step: string): boolean =>
  findEditedSelection(edited, { ...place, path: [...path, step] }) !== 'none';

const findEditedSelection = (edited: EditedDocument | null, place: QueryLocation) =>
  edited === null ? 'none' : findSelection(edited.document, edited.schema, place);

/** Of a field that is not the operation's own to remove. */
const BY_FRAGMENT = 'Selected by a fragment, which is edited in the text';

interface ItemProps {
  /** The last step of the path. */
  readonly step: string;
  readonly type: GraphQLNamedType;
  /** Of the parent. */
  readonly place: QueryLocation;
  /** Undefined for a type of a union. */
  readonly field?: AnyField;
}

/** A field with its box, and when it is open its arguments and fields. It is open while it is selected, unless the user closes it. */
export const Item = ({ step, type, place: parent, field }: ItemProps) => {
  const edited = useContext(EditedQuery);
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const id = useId();
  const place = { ...parent, path: [...parent.path, step] };
  const selection = findEditedSelection(edited, place);
  const isOpen = isOpened ?? selection !== 'none';
  const hasMore = isCompositeType(type) || (field?.args ?? []).length > 0;
  const label = readTypeCondition(step) === undefined ? step : `on ${readTypeCondition(step)}`;
  return (
    <li data-field={step}>
      <div className="field-row">
        {hasMore ? (
          <button
            type="button"
            className="disclose"
            aria-expanded={isOpen}
            aria-label={`Details of ${label}`}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpened(!isOpen)}
          />
        ) : (
          <span className="disclose" />
        )}
        <label title={selection === 'fragment' ? BY_FRAGMENT : (field?.description ?? type.description ?? undefined)}>
          <input
            type="checkbox"
            checked={selection !== 'none'}
            disabled={selection === 'fragment'}
            onChange={({ target }) => {
              setOpened(null);
              edited?.setSelected(place, target.checked);
            }}
          />
          <span className={field?.deprecationReason ? 'deprecated' : ''}>{label}</span>
          <span className="type">{field ? String(field.type) : ''}</span>
        </label>
      </div>
      {hasMore && isOpen && (
        <div id={id} className="field-details">
          {edited && field && field.args.length > 0 && selection !== 'fragment' && (
            <ArgumentInputs
              args={field.args.toSorted(
                (one, other) => Number(isRequiredArgument(other)) - Number(isRequiredArgument(one)),
              )}
              field={findField(edited.document, edited.schema, place)}
              name={field.name}
              setArgument={(argument) => edited.setArgument(place, argument)}
            />
          )}
          {isCompositeType(type) && <Fields type={type} place={place} />}
        </div>
      )}
    </li>
  );
};
