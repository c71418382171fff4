import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useContext, useRef } from 'react';
import { AnswerActions } from './AnswerActions.tsx';
import { Answers, type LastAnswer, useTabState } from './answers.ts';
import { ExplanationDialog } from './ExplanationDialog.tsx';
import { bytesText, countText, timeText } from './figures.ts';
import type { StreamFacts } from './streamedAnswers.ts';

/** The strip below the answer of the open tab: status, time, size, cost and POSTs, and what one can do with the answer. */
export const AnswerStrip = () => {
  const { answer, isRunning } = useTabState();
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.id);
  return (
    <section className="strip" aria-label="The answer">
      {isRunning && <span className="facts">Running…</span>}
      {answer !== null && ('stream' in answer ? <Stream stream={answer.stream} /> : <Facts answer={answer} />)}
      <AnswerActions key={tab} answer={answer?.answer ?? null} />
    </section>
  );
};

/** What is known of an answer. A click opens its explanation, if it has one. */
const Facts = ({ answer }: { readonly answer: LastAnswer }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = factsOf(answer).join(' · ');
  if (answer.explanation === undefined) return <span className="facts">{text}</span>;
  return (
    <>
      <button
        type="button"
        className="facts"
        aria-haspopup="dialog"
        title="Show the plan and the POSTs"
        onClick={() => dialog.current?.showModal()}
      >
        {text}
      </button>
      <ExplanationDialog explanation={answer.explanation} dialog={dialog} />
    </>
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
    countText(events, 'event'),
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

const factsOf = ({ status, ms, bytes, explanation }: LastAnswer): string[] => {
  const facts = [String(status), timeText(ms), bytesText(bytes)];
  if (explanation === undefined) return facts;
  const { posts, cost } = explanation;
  const sent = posts.filter(({ shared }) => !shared).length;
  const costs = cost.predicted === null ? [] : [`cost ${cost.actual ?? 0} of ${cost.predicted.toLocaleString('en')}`];
  return [...facts, ...costs, countText(sent, 'POST')];
};
