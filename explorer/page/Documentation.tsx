import { DocExplorer, useDocExplorer, useDocExplorerActions } from '@graphiql/plugin-doc-explorer';
import { DocsFilledIcon, DocsIcon, type GraphiQLPlugin, MarkdownContent, useGraphiQL } from '@graphiql/react';
import { type GraphQLNamedType, type GraphQLSchema, isInputObjectType } from 'graphql';
import { useDeferredValue, useMemo, useState } from 'react';
import { groupByArea, type SchemaArea } from './areas.ts';
import { InsertButton } from './fieldTree/InsertButton.tsx';
import { formatCount } from './format.ts';
import { type AnyField, listFields, listSchemaEntries, type SchemaEntry, searchEntries } from './schemaText.ts';

/** A search box, and below it what was found, the areas of the graph, or the chosen type or field. */
const Documentation = () => {
  const schema = useGraphiQL((state) => state.schema);
  const isAtStart = useDocExplorer().length === 1;
  const [text, setText] = useState('');
  const searched = useDeferredValue(text.trim());
  const show = useShow(() => setText(''));

  return (
    <div className="documentation">
      {schema && (
        // GraphiQL's key binding for the search clicks on the element of this class.
        <label className="documentation-search graphiql-doc-explorer-search-input">
          <span className="hidden-label">Search the documentation</span>
          <input
            type="search"
            placeholder="Search fields, types and arguments"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
      )}
      {schema && searched !== '' && <Findings schema={schema} text={searched} show={show} />}
      {schema && searched === '' && isAtStart && <Areas schema={schema} show={show} />}
      {schema && searched === '' && <InsertShown schema={schema} />}
      {(schema === null || schema === undefined || (searched === '' && !isAtStart)) && <DocExplorer />}
    </div>
  );
};

/** The documentation of the graph, in place of GraphiQL's list of all types. GraphiQL finds it by its title. */
export const documentation: GraphiQLPlugin = {
  title: 'Documentation Explorer',
  icon: function Icon() {
    const isOpen = useGraphiQL((state) => state.visiblePlugin) === documentation;
    return <>{isOpen ? <DocsFilledIcon aria-hidden="true" /> : <DocsIcon aria-hidden="true" />}Documentation</>;
  },
  content: Documentation,
};

/** A button that inserts the field that is shown. */
const InsertShown = ({ schema }: { schema: GraphQLSchema }) => {
  const shown = useDocExplorer().at(-1)?.def;
  const owner = useMemo(
    () => Object.values(schema.getTypeMap()).find((type) => listFields(type).some((field) => field === shown)),
    [schema, shown],
  );
  return shown && owner && !isInputObjectType(owner) ? <InsertButton owner={owner} field={shown.name} /> : null;
};

/** Results that are shown at once. */
const MAX_SHOWN_RESULTS = 60;

type ShowDocumentation = (type: GraphQLNamedType | null, field?: AnyField) => void;

/** A function that opens the page of a type or field. */
const useShow = (onShow: () => void): ShowDocumentation => {
  const { push } = useDocExplorerActions();
  return (type, field) => {
    if (field) push({ name: field.name, def: field });
    else if (type) push({ name: type.name, def: type });
    onShow();
  };
};

const Findings = ({ schema, text, show }: { schema: GraphQLSchema; text: string; show: ShowDocumentation }) => {
  const entries = useMemo(() => listSchemaEntries(schema), [schema]);
  const found = useMemo(() => searchEntries(entries, text), [entries, text]);
  return (
    <section aria-label="Found">
      <p className="quiet" role="status">
        {found.length === 0 ? 'Nothing was found.' : formatCount(found.length, 'result')}
      </p>
      <ul className="findings">
        {found.slice(0, MAX_SHOWN_RESULTS).map((finding) => (
          <li key={finding.name}>
            <Entry finding={finding} show={show} />
          </li>
        ))}
      </ul>
      {found.length > MAX_SHOWN_RESULTS && (
        <p className="quiet">The first {MAX_SHOWN_RESULTS} are shown. Another word narrows them down.</p>
      )}
    </section>
  );
};

const Entry = ({
  finding: { name, description, type, field },
  show,
}: {
  finding: SchemaEntry;
  show: ShowDocumentation;
}) => (
  <>
    <DocLink name={name} open={() => show(type, field)} />
    {field && !name.endsWith(':)') && !isInputObjectType(type) && <InsertButton owner={type} field={field.name} />}
    <Description text={description} />
  </>
);

/** A description in one paragraph, with its `code`. */
const Description = ({ text }: { text: string }) => (
  <p>
    {text.split('`').map((part, at) => {
      const isCode = at % 2 === 1;
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity
      return isCode ? <code key={at}>{part}</code> : part;
    })}
  </p>
);

const Areas = ({ schema, show }: { schema: GraphQLSchema; show: ShowDocumentation }) => {
  const areas = useMemo(() => groupByArea(schema), [schema]);
  return (
    <section aria-label="Areas">
      <h2>Documentation</h2>
      {schema.description && <MarkdownContent type="description">{schema.description}</MarkdownContent>}
      {areas.map((area) => (
        <details key={area.title} className="area">
          <summary>
            <strong>{area.title}</strong> <span className="quiet">{printSize(area)}</span>
          </summary>
          <Fields title="Queries" fields={area.queries} show={show} />
          <Fields title="Mutations" fields={area.mutations} show={show} />
          <Fields title="Subscriptions" fields={area.subscriptions} show={show} />
          {area.types.length > 0 && <h3>Types</h3>}
          <ul className="types">
            {area.types.map((type) => (
              <li key={type.name}>
                <DocLink name={type.name} open={() => show(type)} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
};

const printSize = ({ queries, mutations, subscriptions, types }: SchemaArea): string =>
  [
    ...(queries.length > 0 ? [queries.length === 1 ? '1 query' : `${queries.length} queries`] : []),
    ...(mutations.length > 0 ? [formatCount(mutations.length, 'mutation')] : []),
    ...(subscriptions.length > 0 ? [formatCount(subscriptions.length, 'subscription')] : []),
    formatCount(types.length, 'type'),
  ].join(', ');

const Fields = ({ title, fields, show }: { title: string; fields: readonly AnyField[]; show: ShowDocumentation }) => {
  if (fields.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="findings">
        {fields.map((field) => (
          <li key={field.name}>
            <DocLink name={field.name} open={() => show(null, field)} />
            <Description text={readFirstSentence(field.description ?? '')} />
          </li>
        ))}
      </ul>
    </>
  );
};

const readFirstSentence = (text: string): string => /^.*?[.:](?=\s|$)/s.exec(text)?.[0] ?? text;

const DocLink = ({ name, open }: { name: string; open: () => void }) => (
  <button type="button" className="doc-link" onClick={open}>
    {name}
  </button>
);
