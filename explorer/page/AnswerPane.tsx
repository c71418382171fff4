import type { KeptAnswer } from './answers.ts';
import { ChartPane } from './ChartPane.tsx';
import { ComparePane } from './ComparePane.tsx';
import { ExplanationPane } from './ExplanationPane.tsx';
import type { Explanation } from './explanation.ts';
import type { PaneKind } from './PaneButton.tsx';
import type { Chart } from './series.ts';
import { TablePane } from './TablePane.tsx';
import type { Table } from './tables.ts';

export const paneTitles: Readonly<Record<PaneKind, string>> = {
  chart: 'Chart',
  table: 'Table',
  compare: 'Two answers side by side',
  explanation: 'How this was answered',
};

/** What the panes show of the last answer of the open tab. */
export interface AnswerViews {
  readonly charts: readonly Chart[];
  readonly tables: readonly Table[];
  readonly explanation: Explanation | undefined;
  /** The answers that can be compared, the newest first. */
  readonly kept: readonly KeptAnswer[];
}

interface AnswerPaneProps extends AnswerViews {
  readonly kind: PaneKind;
}

/** One of the panes. It keeps what the user has chosen in it, and shows of each new answer the same. */
export const AnswerPane = ({ kind, charts, tables, explanation, kept }: AnswerPaneProps) => {
  if (kind === 'chart') return <ChartPane charts={charts} />;
  if (kind === 'table') return <TablePane tables={tables} />;
  if (kind === 'compare') return <ComparePane kept={kept} />;
  return <ExplanationPane explanation={explanation} />;
};
