import { useGraphiQL } from '@graphiql/react';
import { useContext, useState } from 'react';
import type { AnswerViews } from './AnswerPane.tsx';
import { isBlank } from './fieldTree/documentText.ts';
import { useQueryText } from './fieldTree/useQueryText.ts';
import { OpenPane, PaneButton } from './PaneButton.tsx';
import type { GraphAnswer } from './request.ts';
import { createLink, printCurl, printFetch, printTypedDocument, type SharedQuery } from './share.ts';
import { download } from './storage.ts';

interface AnswerActionsProps {
  /** Null while a query runs, too. */
  readonly answer: GraphAnswer | null;
  readonly views: AnswerViews;
}

/** Buttons to open the panes, to share the query, to repeat it elsewhere, and to keep the answer. */
export const AnswerActions = ({ answer, views: { charts, tables, kept } }: AnswerActionsProps) => {
  const { queryEditor, variableEditor } = useGraphiQL(({ queryEditor, variableEditor }) => ({
    queryEditor,
    variableEditor,
  }));
  const isEmpty = isBlank(useQueryText().text);
  const openKind = useContext(OpenPane).kind;
  const [announcement, setAnnouncement] = useState('');

  async function copy(what: string, write: (shared: SharedQuery) => string) {
    const text = write({ query: queryEditor?.getValue() ?? '', variables: variableEditor?.getValue() ?? '' });
    // Browsers permit it to pages over HTTPS, or of this machine.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setAnnouncement(isCopied ? `Copied ${what}` : 'The browser does not let this page copy');
  }

  return (
    <div className="answer-actions">
      {(charts.length > 0 || openKind === 'chart') && (
        <PaneButton kind="chart" className="primary">
          Chart
        </PaneButton>
      )}
      {(tables.length > 0 || openKind === 'table') && <PaneButton kind="table">Table</PaneButton>}
      {answer !== null && <EditorActions depth={(tables[0]?.path.split('.').length ?? 0) + 3} />}
      {kept.length > 1 && <PaneButton kind="compare">Compare</PaneButton>}
      <button type="button" disabled={isEmpty} onClick={() => copy('a link to this query', createLink)}>
        Link
      </button>
      <button type="button" disabled={isEmpty} onClick={() => copy('a curl command', printCurl)}>
        curl
      </button>
      <button type="button" disabled={isEmpty} onClick={() => copy('a program with fetch', printFetch)}>
        fetch
      </button>
      <button type="button" disabled={isEmpty} onClick={() => copy('a typed document', printTypedDocument)}>
        TypeScript
      </button>
      {answer !== null && (
        <button type="button" onClick={() => download('answer.json', JSON.stringify(answer, null, 2))}>
          Download
        </button>
      )}
      <a href="schema.graphql" download="schema.graphql">
        Schema
      </a>
      <span role="status">{announcement}</span>
    </div>
  );
};

/** Buttons for what the editor of the answer can do: search, and fold the items of its list. */
const EditorActions = ({ depth }: { readonly depth: number }) => {
  const responseEditor = useGraphiQL((state) => state.responseEditor);
  const [isFolded, setFolded] = useState(false);
  const act = (action: string) => {
    responseEditor?.focus();
    void responseEditor?.getAction(action)?.run();
  };
  return (
    <>
      <button type="button" title="Search in the answer (Ctrl-F)" onClick={() => act('actions.find')}>
        Find
      </button>
      <button
        type="button"
        aria-pressed={isFolded}
        onClick={() => {
          // What contains the cursor is not folded.
          responseEditor?.setPosition({ lineNumber: 1, column: 1 });
          // The editor folds up to seven levels.
          act(isFolded ? 'editor.unfoldAll' : `editor.foldLevel${Math.min(depth, 7)}`);
          setFolded(!isFolded);
        }}
      >
        {isFolded ? 'Unfold' : 'Fold'}
      </button>
    </>
  );
};
