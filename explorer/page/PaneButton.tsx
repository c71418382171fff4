import { type ComponentProps, createContext, useContext } from 'react';

/** What the pane below the editors can show. */
export type PaneKind = 'chart' | 'table' | 'compare' | 'explanation';

/** The `id` of the pane. */
export const PANE_ID = 'answer-pane';

/** Which pane is open, and a function that opens another one or closes it. */
export const OpenPane = createContext({ kind: null as PaneKind | null, toggle: (_kind: PaneKind): void => {} });

interface PaneButtonProps extends ComponentProps<'button'> {
  readonly kind: PaneKind;
}

/** A button that opens a pane, and closes it when it is open. */
export const PaneButton = ({ kind, ...props }: PaneButtonProps) => {
  const { kind: openKind, toggle } = useContext(OpenPane);
  const isOpen = openKind === kind;
  return (
    <button
      {...props}
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANE_ID : undefined}
      onClick={() => toggle(kind)}
    />
  );
};
