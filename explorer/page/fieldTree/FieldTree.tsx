import { type GraphiQLPlugin, useGraphiQL } from '@graphiql/react';
import { type DocumentNode, OperationTypeNode } from 'graphql';
import { useMemo, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { type QueryLocation, readDocument } from './documentText.ts';
import { addField, changeArgument, type GivenArgument, removeField } from './queryEdits.ts';
import { RootFields } from './RootFields.tsx';
import { useQueryText } from './useQueryText.ts';

/** The fields of the graph with a box for each that the query of the editor selects: the selected ones first, then all by area. */
const FieldTree = () => {
  const schema = useGraphiQL((state) => state.schema);
  const operationName = useGraphiQL((state) => state.operationName);
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.id);
  const { text, setText } = useQueryText();
  const document = useMemo(() => readDocument(text), [text]);
  const [chosen, setChosen] = useState<OperationTypeNode | null>(null);
  const [searched, setSearched] = useState('');
  if (!schema) return <p className="quiet">The schema is not known yet.</p>;
  const kinds = Object.values(OperationTypeNode).filter((kind) => schema.getRootType(kind));
  const kind = chosen ?? findOperationKind(document, operationName);
  const edited = document && {
    document,
    schema,
    setSelected: (place: QueryLocation, isSelected: boolean) =>
      setText(isSelected ? addField(text, schema, place) : removeField(text, schema, place)),
    setArgument: (place: QueryLocation, argument: GivenArgument) =>
      setText(changeArgument(text, schema, place, argument)),
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
        <RootFields
          key={`${tab} ${kind}`}
          edited={edited}
          place={{ kind, operationName, path: [] }}
          searched={searched}
          onSelect={() => setSearched('')}
        />
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
    <Icon word="Build">
      <path d="M5 4v14a2 2 0 0 0 2 2h4M5 10h6" />
      <rect x="13" y="6.5" width="7" height="7" rx="1.5" />
      <rect x="13" y="16.5" width="7" height="6" rx="1.5" />
      <path d="m15 10 1.2 1.3 2-2.4" />
    </Icon>
  );
}

/** The kind of the operation that is edited; of a blank text, a query. */
const findOperationKind = (document: DocumentNode | null, operationName?: string): OperationTypeNode => {
  const operations = (document?.definitions ?? []).filter((each) => each.kind === 'OperationDefinition');
  const edited = operations.find(({ name }) => name?.value === operationName) ?? operations[0];
  return edited?.operation ?? OperationTypeNode.QUERY;
};
