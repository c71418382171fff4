import { useRef, useSyncExternalStore } from 'react';
import { AnswerActions } from './AnswerActions.tsx';
import { type LastAnswer, lastAnswer, onAnswer } from './answers.ts';
import { ExplanationDialog } from './ExplanationDialog.tsx';
import { bytesText, countText, timeText } from './figures.ts';

/** The strip below an answer: status, time, size, cost and POSTs, and what one can do with the answer. */
export function AnswerStrip() {
  const answer = useSyncExternalStore(onAnswer, lastAnswer);
  const dialog = useRef<HTMLDialogElement>(null);
  const explanation = answer?.explanation;
  return (
    <section className="strip" aria-label="The answer">
      {answer !== null && explanation === undefined && <span className="facts">{factsOf(answer).join(' · ')}</span>}
      {answer !== null && explanation !== undefined && (
        <>
          <button
            type="button"
            className="facts"
            aria-haspopup="dialog"
            title="Show the plan and the POSTs"
            onClick={() => dialog.current?.showModal()}
          >
            {factsOf(answer).join(' · ')}
          </button>
          <ExplanationDialog explanation={explanation} dialog={dialog} />
        </>
      )}
      <AnswerActions answer={answer} />
    </section>
  );
}

function factsOf({ status, ms, bytes, explanation }: LastAnswer): string[] {
  const facts = [String(status), timeText(ms), bytesText(bytes)];
  if (explanation === undefined) return facts;
  const { posts, cost } = explanation;
  const sent = posts.filter(({ shared }) => !shared).length;
  const costs = cost.predicted === null ? [] : [`cost ${cost.actual ?? 0} of ${cost.predicted.toLocaleString('en')}`];
  return [...facts, ...costs, countText(sent, 'POST')];
}
