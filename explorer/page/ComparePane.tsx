import { useMonaco } from '@graphiql/react';
import { useEffect, useRef, useState } from 'react';
import type { KeptAnswer } from './answers.ts';

/** Two answers side by side, with their differences marked. Each side that was not chosen follows the last two answers. */
export const ComparePane = ({ kept }: { readonly kept: readonly KeptAnswer[] }) => {
  const [left, setLeft] = useState<KeptAnswer>();
  const [right, setRight] = useState<KeptAnswer>();
  const shownLeft = placeIn(kept, left) ?? 1;
  const shownRight = placeIn(kept, right) ?? 0;
  return (
    <>
      <div className="sides">
        <Side label="Left" kept={kept} shown={shownLeft} choose={setLeft} />
        <Side label="Right" kept={kept} shown={shownRight} choose={setRight} />
      </div>
      <Differences left={kept[shownLeft]?.text ?? ''} right={kept[shownRight]?.text ?? ''} />
    </>
  );
};

/** Where an answer is among those that are kept; undefined if it is not. */
const placeIn = (kept: readonly KeptAnswer[], answer: KeptAnswer | undefined): number | undefined =>
  answer && kept.includes(answer) ? kept.indexOf(answer) : undefined;

interface SideProps {
  readonly label: string;
  readonly kept: readonly KeptAnswer[];
  readonly shown: number;
  readonly choose: (answer: KeptAnswer | undefined) => void;
}

const Side = ({ label, kept, shown, choose }: SideProps) => (
  <label className="field">
    {label}
    <select value={shown} onChange={({ target }) => choose(kept[Number(target.value)])}>
      {kept.map(({ title }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option has no state
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
