import { useGraphiQL } from '@graphiql/react';
import { useMemo, useRef, useState } from 'react';
import { ChartDialog } from './ChartDialog.tsx';
import type { GraphAnswer } from './request.ts';
import { chartsIn } from './series.ts';
import { curlOf, fetchOf, linkTo, type SharedQuery, typedDocumentOf } from './share.ts';
import { TableDialog } from './TableDialog.tsx';
import { tablesIn } from './tables.ts';

/** Buttons to share the query, to repeat it elsewhere, and to keep the answer. */
export const AnswerActions = ({ answer }: { readonly answer: GraphAnswer | null }) => {
  const { queryEditor, variableEditor } = useGraphiQL(({ queryEditor, variableEditor }) => ({
    queryEditor,
    variableEditor,
  }));
  const [announcement, setAnnouncement] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isChartOpen, setIsChartOpen] = useState(false);
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
          <button type="button" className="primary" aria-haspopup="dialog" onClick={() => setIsChartOpen(true)}>
            Chart
          </button>
        )}
        {tables.length > 0 && (
          <button type="button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
            Table
          </button>
        )}
        <button type="button" onClick={() => copy('a link to this query', linkTo)}>
          Link
        </button>
        <button type="button" onClick={() => copy('a curl command', curlOf)}>
          curl
        </button>
        <button type="button" onClick={() => copy('a program with fetch', fetchOf)}>
          fetch
        </button>
        <button type="button" onClick={() => copy('a typed document', typedDocumentOf)}>
          TypeScript
        </button>
        {answer !== null && (
          <button type="button" onClick={() => download('answer.json', answer)}>
            Download
          </button>
        )}
        <a href="schema.graphql" download="schema.graphql">
          Schema
        </a>
        <span role="status">{announcement}</span>
      </div>
      {isChartOpen && <ChartDialog charts={charts} onClose={() => setIsChartOpen(false)} />}
      <TableDialog tables={tables} dialog={dialog} />
    </>
  );
};

const download = (name: string, answer: object): void => {
  const href = URL.createObjectURL(new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
};
