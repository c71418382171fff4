import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useContext, useMemo, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerPane, type AnswerViews, paneTitles } from './AnswerPane.tsx';
import { Answers, type LastAnswer, type TabState, useTabState } from './answers.ts';
import { formatBytes, formatCount, formatDuration } from './format.ts';
import { Pane } from './Pane.tsx';
import { OpenPane, PaneButton, type PaneKind } from './PaneButton.tsx';
import { findCharts } from './series.ts';
import type { StreamFacts } from './streamedAnswers.ts';
import { findTables } from './tables.ts';

/** Of the editors and the pane together, in percent. */
const INITIAL_PANE_HEIGHT = 45;

/**
 * The strip below the answer of the open tab: status, time, size, cost and POSTs, and what one can do with the answer. Its
 * panes are below the editors.
 */
export const AnswerStrip = () => {
  const { answer, isRunning } = useTabState();
  const views = useViews(answer);
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.id);
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const { kind, toggle, close } = useOpenPane(strip);
  const [height, setHeight] = useState(INITIAL_PANE_HEIGHT);
  const sessions = strip?.closest('.graphiql-sessions');
  return (
    <OpenPane value={{ kind, toggle }}>
      <section ref={setStrip} className="strip" aria-label="The answer">
        {isRunning ? <span className="facts">Running…</span> : answer !== null && <Facts answer={answer} />}
        <AnswerActions key={tab} answer={isRunning ? null : (answer?.answer ?? null)} views={views} />
      </section>
      {kind !== null &&
        sessions &&
        createPortal(
          <Pane key={kind} title={paneTitles[kind]} height={height} onResize={setHeight} onClose={close}>
            <AnswerPane key={tab} kind={kind} {...views} />
          </Pane>,
          sessions,
        )}
    </OpenPane>
  );
};

const useViews = (answer: TabState['answer']): AnswerViews => {
  const kept = useContext(Answers).kept();
  const data = answer?.answer.data;
  const charts = useMemo(() => findCharts(data), [data]);
  const tables = useMemo(() => findTables(data), [data]);
  const explanation = answer !== null && 'explanation' in answer ? answer.explanation : undefined;
  return { charts, tables, explanation, kept };
};

/** Which pane is open. A pane that closes gives the focus to its button. */
const useOpenPane = (strip: HTMLElement | null) => {
  const [kind, setKind] = useState<PaneKind | null>(null);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const toggle = (toggled: PaneKind) => setKind(kind === toggled ? null : toggled);
  const close = () => {
    const opener = strip?.querySelector<HTMLElement>('[aria-expanded=true]');
    flushSync(() => setKind(null));
    // There is no button while a query runs, or if the answer has nothing for the pane.
    if (opener?.isConnected) opener.focus();
    else queryEditor?.focus();
  };
  return { kind, toggle, close };
};

/** What is known of an answer or a stream. */
const Facts = ({ answer }: { readonly answer: NonNullable<TabState['answer']> }) => {
  if ('stream' in answer) return <Stream stream={answer.stream} />;
  const text = listFacts(answer).join(' · ');
  if (answer.explanation === undefined) return <span className="facts">{text}</span>;
  return (
    <PaneButton kind="explanation" className="facts" title="Show the plan and the POSTs">
      {text}
    </PaneButton>
  );
};

/** What is known of a stream, and a button that stops it. */
const Stream = ({ stream }: { readonly stream: StreamFacts }) => {
  const { stop } = useGraphiQLActions();
  const answers = useContext(Answers);
  // GraphiQL knows nothing of a stream whose tab was left.
  const stopAll = () => {
    stop();
    answers.stopStream();
  };
  const { state, code, events, lastAt } = stream;
  const facts = [
    code === '' ? stateTexts[state] : `${stateTexts[state]}: ${code}`,
    formatCount(events, 'event'),
    ...(lastAt === null ? [] : [`last at ${lastAt.toLocaleTimeString('en-GB')}`]),
  ];
  return (
    <>
      <span className="facts stream" data-state={state} role="status">
        {facts.join(' · ')}
      </span>
      {state === 'open' && (
        <button type="button" className="stop" onClick={stopAll}>
          Stop
        </button>
      )}
    </>
  );
};

const stateTexts = { connecting: 'Connecting', open: 'Open', ended: 'Ended', stopped: 'Stopped' } as const;

const listFacts = ({ status, ms, bytes, explanation }: LastAnswer): string[] => {
  const facts = [String(status), formatDuration(ms), formatBytes(bytes)];
  if (explanation === undefined) return facts;
  const { posts, cost } = explanation;
  const sent = posts.filter(({ shared }) => !shared).length;
  const costs = cost.predicted === null ? [] : [`cost ${cost.actual ?? 0} of ${cost.predicted.toLocaleString('en')}`];
  return [...facts, ...costs, formatCount(sent, 'POST')];
};
