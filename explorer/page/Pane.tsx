import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { PANE_ID } from './PaneButton.tsx';

/** Percent of the height of the editors and the pane together. */
const MIN_HEIGHT = 20;
const MAX_HEIGHT = 80;
const STEP = 5;

interface PaneProps {
  readonly title: string;
  /** In percent of the height of the editors and the pane together. */
  readonly height: number;
  readonly onResize: (height: number) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A region below the editors, which takes the focus when it opens. Escape in it closes it. The editors stay in use. */
export const Pane = ({ title, height, onResize, onClose, children }: PaneProps) => {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus(), []);
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onClose();
  };
  return (
    <section
      id={PANE_ID}
      className="pane"
      style={{ '--pane-height': `${height}%` } as CSSProperties}
      aria-labelledby="pane-title"
      onKeyDown={onKeyDown}
    >
      <Splitter height={height} onResize={onResize} />
      <header>
        <h2 id="pane-title">{title}</h2>
        <button type="button" title="Close (Escape)" onClick={onClose}>
          Close
        </button>
      </header>
      {/* Scrolled by the keyboard, too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be focusable */}
      <div ref={body} className="pane-body" tabIndex={0}>
        {children}
      </div>
    </section>
  );
};

/** The upper edge of the pane, which is moved by the pointer or by the arrow keys. */
const Splitter = ({ height, onResize }: Pick<PaneProps, 'height' | 'onResize'>) => {
  const resize = (percent: number) => onResize(Math.round(Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, percent))));
  const onPointerMove = ({ currentTarget, pointerId, clientY }: PointerEvent) => {
    const whole = currentTarget.closest('.graphiql-sessions')?.getBoundingClientRect();
    if (whole && currentTarget.hasPointerCapture(pointerId)) resize((100 * (whole.bottom - clientY)) / whole.height);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowUp') resize(height + STEP);
    if (key === 'ArrowDown') resize(height - STEP);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: hr is a separator that cannot be moved
    <div
      role="separator"
      className="splitter"
      tabIndex={0}
      aria-label="Height of the pane"
      aria-orientation="horizontal"
      aria-valuemin={MIN_HEIGHT}
      aria-valuemax={MAX_HEIGHT}
      aria-valuenow={height}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
};
