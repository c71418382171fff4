import { useGraphiQL } from '@graphiql/react';
import { useContext, useMemo, useState } from 'react';
import { Answers } from './answers.ts';
import { ChartDialog } from './ChartDialog.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import { isBlank } from './fieldTree/documentText.ts';
import { useQueryText } from './fieldTree/useQueryText.ts';
import type { GraphAnswer } from './request.ts';
import { chartsIn } from './series.ts';
import { curlOf, fetchOf, linkTo, type SharedQuery, typedDocumentOf } from './share.ts';
import { download } from './storage.ts';
import { TableDialog } from './TableDialog.tsx';
import { tablesIn } from './tables.ts';

/** Buttons to share the query, to repeat it elsewhere, and to keep the answer. */
export const AnswerActions = ({ answer }: { readonly answer: GraphAnswer | null }) => {
  const { queryEditor, variableEditor } = useGraphiQL(({ queryEditor, variableEditor }) => ({
    queryEditor,
    variableEditor,
  }));
  const isEmpty = isBlank(useQueryText().text);
  const kept = useContext(Answers).kept();
  const [announcement, setAnnouncement] = useState('');
  const [opened, setOpened] = useState<'chart' | 'table' | 'compare' | null>(null);
  const close = () => setOpened(null);
  const tables = useMemo(() => tablesIn(answer?.data), [answer]);
  const charts = useMemo(() => chartsIn(answer?.data), [answer]);

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
    <>
      <div className="answer-actions">
        {charts.length > 0 && (
          <button type="button" className="primary" aria-haspopup="dialog" onClick={() => setOpened('chart')}>
            Chart
          </button>
        )}
        {tables.length > 0 && (
          <button type="button" aria-haspopup="dialog" onClick={() => setOpened('table')}>
            Table
          </button>
        )}
        {answer !== null && <EditorActions depth={(tables[0]?.path.split('.').length ?? 0) + 3} />}
        {kept.length > 1 && (
          <button type="button" aria-haspopup="dialog" onClick={() => setOpened('compare')}>
            Compare
          </button>
        )}
        <button type="button" disabled={isEmpty} onClick={() => copy('a link to this query', linkTo)}>
          Link
        </button>
        <button type="button" disabled={isEmpty} onClick={() => copy('a curl command', curlOf)}>
          curl
        </button>
        <button type="button" disabled={isEmpty} onClick={() => copy('a program with fetch', fetchOf)}>
          fetch
        </button>
        <button type="button" disabled={isEmpty} onClick={() => copy('a typed document', typedDocumentOf)}>
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
      {opened === 'chart' && <ChartDialog charts={charts} onClose={close} />}
      {opened === 'table' && <TableDialog tables={tables} onClose={close} />}
      {opened === 'compare' && <CompareDialog onClose={close} />}
    </>
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
