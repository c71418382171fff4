import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useContext, useEffect, useRef } from 'react';
import { Answers, useTabState } from './answers.ts';

/** What GraphiQL does not do when tabs change: it renders nothing. */
export const TabChanges = ({ isShown }: { readonly isShown: boolean }) => {
  useStopOnChange();
  useLateText();
  useFocus(isShown);
  useFoldingControls();
  return null;
};

/** Takes the answer to a request or stream from GraphiQL when another tab opens. It would show it there; `answers.ts` keeps it. */
const useStopOnChange = (): void => {
  const { stop } = useGraphiQLActions();
  const subscription = useGraphiQL((state) => state.subscription);
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.id);
  const started = useRef({ subscription, tab });
  useEffect(() => {
    if (started.current.subscription !== subscription) started.current = { subscription, tab };
    else if (subscription !== null && started.current.tab !== tab) stop();
  }, [subscription, tab, stop]);
};

/** Shows an answer that came while another tab was open. */
const useLateText = (): void => {
  const answers = useContext(Answers);
  const { lateText } = useTabState();
  const { updateActiveTabValues } = useGraphiQLActions();
  const responseEditor = useGraphiQL((state) => state.responseEditor);
  useEffect(() => {
    if (lateText === null || !responseEditor) return;
    const response = answers.takeLateText() ?? '';
    responseEditor.setValue(response);
    updateActiveTabValues({ response });
  }, [answers, lateText, responseEditor, updateActiveTabValues]);
};

/** On devices with a touch screen, the focus would open the keyboard. */
const isTyped = matchMedia('(pointer: fine)').matches;

/** Puts the focus in the editor when the explorer is shown, unless the user has put it elsewhere, and when a tab is added. */
const useFocus = (isShown: boolean): void => {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const count = useGraphiQL((state) => state.tabs.length);
  const last = useRef(count);
  useEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement?.tagName === 'MAIN';
    if (isShown && isTyped && isFree) queryEditor?.focus();
  }, [isShown, queryEditor]);
  useEffect(() => {
    if (isTyped && count > last.current) queryEditor?.focus();
    last.current = count;
  }, [count, queryEditor]);
};

/** Shows the controls that fold parts of an answer, not only under the mouse. */
const useFoldingControls = (): void => {
  const responseEditor = useGraphiQL((state) => state.responseEditor);
  useEffect(() => responseEditor?.updateOptions({ showFoldingControls: 'always' }), [responseEditor]);
};
