import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type SubmitEvent, useState, useSyncExternalStore } from 'react';
import {
  type Collection,
  collections,
  importCollections,
  removeFromCollection,
  type SavedQuery,
  saveQuery,
} from './collections.ts';
import { describeQuery } from './examples.ts';
import { Icon } from './Icon.tsx';
import { readFormText } from './readFormText.ts';
import { useSharedCollections } from './sharedCollections.ts';
import { download } from './storage.ts';
import { useEditorsReady } from './useEditorsReady.ts';

/** The queries that the user has saved: a form that saves the open one, and the collections. */
const CollectionsPanel = () => {
  const all = useSyncExternalStore(collections.onChange, collections.current);
  const [announcement, setAnnouncement] = useState('');
  const open = useOpenSaved();

  async function read(file: File | undefined) {
    if (!file) return;
    const count = importCollections(await file.text());
    setAnnouncement(
      count === null ? 'This file has no collections.' : `Imported: ${count === 1 ? '1 query' : `${count} queries`}.`,
    );
  }

  return (
    <div className="panel">
      <h2>Collections</h2>
      <SharedList open={open} />
      <SaveForm names={all.map(({ name }) => name)} announce={setAnnouncement} />
      <p className="quiet" role="status">
        {announcement}
      </p>
      {all.map((collection) => (
        <CollectionList key={collection.name} collection={collection} open={open} />
      ))}
      {all.length === 0 && (
        <p className="quiet">None of your own yet. They are stored in this browser, without headers.</p>
      )}
      <div className="panel-actions">
        {all.length > 0 && (
          <button type="button" onClick={() => download('collections.json', JSON.stringify(all, null, 2))}>
            Export
          </button>
        )}
        <label className="file">
          Import
          <input type="file" accept="application/json,.json" onChange={({ target }) => read(target.files?.[0])} />
        </label>
      </div>
    </div>
  );
};

/** The collections, in the sidebar. */
export const collectionsPanel: GraphiQLPlugin = { title: 'Collections', icon: FolderIcon, content: CollectionsPanel };

function FolderIcon() {
  return (
    <Icon word="Collections">
      <path d="M3.5 18V6a1.5 1.5 0 0 1 1.5-1.5h4l2 2.5h8A1.5 1.5 0 0 1 20.5 8.5V18a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18Z" />
    </Icon>
  );
}

const SaveForm = ({ names, announce }: { names: readonly string[]; announce: (text: string) => void }) => {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const operationName = useGraphiQL((state) => state.operationName);
  const isReady = useEditorsReady();

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [collection, name] = [readFormText(form, 'collection'), readFormText(form, 'name')];
    saveQuery(collection, { name, query: queryEditor?.getValue() ?? '', variables: variableEditor?.getValue() ?? '' });
    announce(`Saved ${name} in ${collection}.`);
  }

  return (
    <form className="panel-form" onSubmit={save}>
      <label>
        Collection
        <input
          name="collection"
          required
          list="collection-names"
          defaultValue={names[0] ?? 'Mine'}
          autoComplete="off"
        />
      </label>
      <datalist id="collection-names">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <label>
        Name
        <input key={operationName} name="name" required defaultValue={operationName ?? ''} autoComplete="off" />
      </label>
      <button type="submit" className="primary" disabled={!isReady}>
        Save this query
      </button>
    </form>
  );
};

interface OpenProps {
  readonly open: (saved: SavedQuery) => void;
}

/** The collections of the deployment, and what is wrong with their files. They cannot be changed here. */
const SharedList = ({ open }: OpenProps) => {
  const { collections, problems } = useSharedCollections();
  const isReady = useEditorsReady();
  return (
    <>
      {collections.map(({ name, queries }) => (
        <details key={name} className="area" open>
          <summary>
            <strong>{name}</strong> <span className="quiet">for everybody here</span>
          </summary>
          <ul aria-label={`Shared collection ${name}`}>
            {queries.map(({ name, query, variables = '' }) => (
              <li key={name} className="saved">
                <button
                  type="button"
                  className="doc-link"
                  disabled={!isReady}
                  onClick={() => open({ name, query, variables })}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {problems.map((problem) => (
        <p key={problem} className="notice">
          {problem}
        </p>
      ))}
    </>
  );
};

interface CollectionListProps extends OpenProps {
  readonly collection: Collection;
}

const CollectionList = ({ collection: { name, queries }, open }: CollectionListProps) => {
  const isReady = useEditorsReady();
  return (
    <details className="area" open>
      <summary>
        <strong>{name}</strong>
      </summary>
      <ul aria-label={`Collection ${name}`}>
        {queries.map((saved) => (
          <li key={saved.name} className="saved">
            <button type="button" className="doc-link" disabled={!isReady} onClick={() => open(saved)}>
              {saved.name}
            </button>
            <button
              type="button"
              className="remove"
              aria-label={`Remove ${saved.name}`}
              onClick={() => removeFromCollection(name, saved.name)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="insert" onClick={() => removeFromCollection(name)}>
        Remove the collection
      </button>
    </details>
  );
};

/** A function that opens a saved query in a tab of its own, without running it. */
const useOpenSaved = () => {
  const { addTab, setOperationFacts, setVisiblePlugin } = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  return ({ query, variables }: SavedQuery) => {
    // On a phone, the panel covers the editor.
    if (matchMedia('(width < 640px)').matches) setVisiblePlugin(null);
    addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    const facts = describeQuery(query);
    if (facts !== null) setOperationFacts(facts);
  };
};
