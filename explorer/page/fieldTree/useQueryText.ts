import { useGraphiQL } from '@graphiql/react';
import { useCallback, useSyncExternalStore } from 'react';

/** The text of the editor of queries, and a function that changes it as one step that can be undone. */
export const useQueryText = () => {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = queryEditor?.onDidChangeModelContent(listener);
      return () => subscription?.dispose();
    },
    [queryEditor],
  );
  const text = useSyncExternalStore(subscribe, () => queryEditor?.getValue() ?? '');
  const setText = (next: string) => {
    const model = queryEditor?.getModel();
    if (!queryEditor || !model || next === text) return;
    const { start, end, by } = findDifference(text, next);
    const [from, to] = [model.getPositionAt(start), model.getPositionAt(end)];
    const range = {
      startLineNumber: from.lineNumber,
      startColumn: from.column,
      endLineNumber: to.lineNumber,
      endColumn: to.column,
    };
    queryEditor.pushUndoStop();
    queryEditor.executeEdits('field tree', [{ range, text: by }]);
    queryEditor.pushUndoStop();
    queryEditor.revealPositionInCenterIfOutsideViewport(model.getPositionAt(start + by.length));
  };
  /** The offset of the cursor. */
  const cursor = () => {
    const position = queryEditor?.getPosition();
    return (position && queryEditor?.getModel()?.getOffsetAt(position)) ?? 0;
  };
  return { text, setText, cursor };
};

/** The part of a text that another one replaces. */
const findDifference = (text: string, next: string) => {
  const shorter = Math.min(text.length, next.length);
  let start = 0;
  while (start < shorter && text[start] === next[start]) start++;
  let same = 0;
  while (same < shorter - start && text.at(-1 - same) === next.at(-1 - same)) same++;
  return { start, end: text.length - same, by: next.slice(start, next.length - same) };
};
