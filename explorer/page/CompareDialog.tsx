import { useMonaco } from '@graphiql/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { Answers, type KeptAnswer } from './answers.ts';
import { DialogClose } from './DialogClose.tsx';

/** Two answers side by side, with their differences marked. It opens when it is rendered. */
export const CompareDialog = ({ onClose }: { readonly onClose: () => void }) => {
  // Answers that come meanwhile would move the others in the lists.
  const [kept] = useState(useContext(Answers).kept());
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [left, setLeft] = useState(1);
  const [right, setRight] = useState(0);
  return (
    <dialog ref={dialog} className="card explanation comparison" aria-labelledby="compare-title" onClose={onClose}>
      <h2 id="compare-title">Two answers side by side</h2>
      <div className="sides">
        <Side label="Left" kept={kept} chosen={left} choose={setLeft} />
        <Side label="Right" kept={kept} chosen={right} choose={setRight} />
      </div>
      <Differences left={kept[left]?.text ?? ''} right={kept[right]?.text ?? ''} />
      <DialogClose />
    </dialog>
  );
};

interface SideProps {
  readonly label: string;
  readonly kept: readonly KeptAnswer[];
  readonly chosen: number;
  readonly choose: (at: number) => void;
}

const Side = ({ label, kept, chosen, choose }: SideProps) => (
  <label className="field">
    {label}
    <select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
      {kept.map(({ title }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
        <option key={at} value={at}>
          {title}
        </option>
      ))}
    </select>
  </label>
);

const Differences = ({ left, right }: { readonly left: string; readonly right: string }) => {
  const element = useRef<HTMLDivElement>(null);
  const monaco = useMonaco((state) => state.monaco);
  useEffect(() => {
    if (!monaco || !element.current) return;
    const [original, modified] = [left, right].map((text) => monaco.editor.createModel(text, 'json'));
    if (!original || !modified) return;
    const editor = monaco.editor.createDiffEditor(element.current, {
      readOnly: true,
      originalEditable: false,
      automaticLayout: true,
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      hideUnchangedRegions: { enabled: true },
      fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    });
    editor.setModel({ original, modified });
    return () => {
      editor.dispose();
      original.dispose();
      modified.dispose();
    };
  }, [monaco, left, right]);
  return <div ref={element} className="differences" />;
};
