import { type GraphiQLPlugin, useGraphiQL } from '@graphiql/react';
import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isRequiredArgument,
  isUnionType,
  OperationTypeNode,
} from 'graphql';
import { createContext, useContext, useId, useMemo, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { fieldsOf } from '../schemaText.ts';
import { ArgumentInputs } from './ArgumentInputs.tsx';
import { conditionOf, fieldAt, type Place, readDocument, rootTypeOf, selectionAt, stepOn } from './documentText.ts';
import { type GivenArgument, withArgument, withField, withoutField } from './queryEdits.ts';
import { useQueryText } from './useQueryText.ts';

type Field = GraphQLField<unknown, unknown>;

/** The query as the tree shows it, and how it is changed. */
interface Edited {
  readonly document: DocumentNode;
  readonly schema: GraphQLSchema;
  readonly setSelected: (place: Place, isSelected: boolean) => void;
  readonly setArgument: (place: Place, argument: GivenArgument) => void;
}

const EditedQuery = createContext<Edited | null>(null);

/** The fields of the graph with a box for each that the query of the editor selects. */
const FieldTree = () => {
  const schema = useGraphiQL((state) => state.schema);
  const operationName = useGraphiQL((state) => state.operationName);
  const { text, setText } = useQueryText();
  const document = useMemo(() => readDocument(text), [text]);
  const [chosen, setChosen] = useState<OperationTypeNode | null>(null);
  const [searched, setSearched] = useState('');
  if (!schema) return <p className="quiet">The schema is not known yet.</p>;
  const kinds = Object.values(OperationTypeNode).filter((kind) => schema.getRootType(kind));
  const kind = chosen ?? kindOf(document, operationName);
  const edited = document && {
    document,
    schema,
    setSelected: (place: Place, isSelected: boolean) =>
      setText(isSelected ? withField(text, schema, place) : withoutField(text, schema, place)),
    setArgument: (place: Place, argument: GivenArgument) => setText(withArgument(text, schema, place, argument)),
  };
  return (
    <div className="panel field-tree">
      <h2>Build a query</h2>
      <div className="panel-head">
        <label>
          <span className="hidden-label">Operation</span>
          <select value={kind} onChange={({ target }) => setChosen(target.value as OperationTypeNode)}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="hidden-label">Find a field</span>
          <input
            type="search"
            placeholder="Find a field"
            value={searched}
            onChange={({ target }) => setSearched(target.value)}
          />
        </label>
      </div>
      {edited ? (
        <EditedQuery value={edited}>
          <Fields
            type={rootTypeOf(schema, kind)}
            place={{ kind, operationName, path: [] }}
            isShown={({ name }) => name.toLowerCase().includes(searched.trim().toLowerCase())}
          />
        </EditedQuery>
      ) : (
        <p className="notice" role="status">
          The query cannot be read as it is. The tree is back as soon as it can.
        </p>
      )}
    </div>
  );
};

/** The tree, in the sidebar. */
export const fieldTree: GraphiQLPlugin = { title: 'Build a query', icon: TreeIcon, content: FieldTree };

function TreeIcon() {
  return (
    <Icon>
      <path d="M5 4v14a2 2 0 0 0 2 2h4M5 10h6" />
      <rect x="13" y="6.5" width="7" height="7" rx="1.5" />
      <rect x="13" y="16.5" width="7" height="6" rx="1.5" />
      <path d="m15 10 1.2 1.3 2-2.4" />
    </Icon>
  );
}

/** The kind of the operation that is edited; of a blank text, a query. */
const kindOf = (document: DocumentNode | null, operationName?: string): OperationTypeNode => {
  const operations = (document?.definitions ?? []).filter((each) => each.kind === 'OperationDefinition');
  const edited = operations.find(({ name }) => name?.value === operationName) ?? operations[0];
  return edited?.operation ?? OperationTypeNode.QUERY;
};

interface FieldsProps {
  readonly type: GraphQLNamedType | undefined;
  readonly place: Place;
  readonly isShown?: (field: Field) => boolean;
}

/** The fields of a type; of a union, the types that it has. */
const Fields = ({ type, place, isShown = () => true }: FieldsProps) => {
  const edited = useContext(EditedQuery);
  const members = isUnionType(type) ? type.getTypes() : [];
  return (
    <ul>
      {members.map((member) => (
        <Item key={member.name} step={stepOn(member)} type={member} place={place} />
      ))}
      {fieldsOf(type)
        .filter(
          (field) => isShown(field) || selectionOf(edited, { ...place, path: [...place.path, field.name] }) !== 'none',
        )
        .map((field) => (
          <Item key={field.name} step={field.name} type={getNamedType(field.type)} place={place} field={field} />
        ))}
    </ul>
  );
};

const selectionOf = (edited: Edited | null, place: Place) =>
  edited === null ? 'none' : selectionAt(edited.document, edited.schema, place);

/** Of a field that is not the operation's own to remove. */
const BY_FRAGMENT = 'Selected by a fragment, which is edited in the text';

interface ItemProps {
  /** The last step of the path. */
  readonly step: string;
  readonly type: GraphQLNamedType;
  /** Of the parent. */
  readonly place: Place;
  /** Undefined for a type of a union. */
  readonly field?: Field;
}

/** A field with its box, and when it is open its arguments and fields. It is open while it is selected, unless the user closes it. */
const Item = ({ step, type, place: parent, field }: ItemProps) => {
  const edited = useContext(EditedQuery);
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const id = useId();
  const place = { ...parent, path: [...parent.path, step] };
  const selection = selectionOf(edited, place);
  const isOpen = isOpened ?? selection !== 'none';
  const hasMore = isCompositeType(type) || (field?.args ?? []).length > 0;
  const label = conditionOf(step) === undefined ? step : `on ${conditionOf(step)}`;
  return (
    <li>
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
              field={fieldAt(edited.document, edited.schema, place)}
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
