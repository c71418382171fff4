import { CloseIcon } from '@graphiql/react';
import { type ComponentProps, createContext, type KeyboardEvent, type ReactNode, useContext } from 'react';

/**
 * The tabs of the open queries, which the build puts in place of GraphiQL's own: those have buttons within elements of the
 * role tab. The arrow keys, Home and End choose a tab, Delete closes it.
 */
export const Tabs = ({ children, className, 'aria-label': label }: ComponentProps<'div'>) => (
  <div role="tablist" aria-label={label} className={`graphiql-tabs ${className ?? ''}`}>
    {children}
  </div>
);

const IsActive = createContext(false);

interface TabProps {
  readonly isActive: boolean;
  readonly children: ReactNode;
}

const TabFrame = ({ isActive, children }: TabProps) => (
  <IsActive value={isActive}>
    <div role="presentation" className={`graphiql-tab${isActive ? ' graphiql-tab-active' : ''}`}>
      {children}
    </div>
  </IsActive>
);

const TabButton = (props: ComponentProps<'button'>) => {
  const isActive = useContext(IsActive);
  return (
    <button
      {...props}
      type="button"
      role="tab"
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      className="graphiql-un-styled graphiql-tab-button"
      onKeyDown={onKeyDown}
    />
  );
};

/** Not in the order of the Tab key, and hidden from screen readers: their users press Delete on the tab. */
const TabClose = (props: ComponentProps<'button'>) => (
  <button
    {...props}
    type="button"
    tabIndex={-1}
    aria-hidden="true"
    title="Close (Delete)"
    className="graphiql-un-styled graphiql-tab-close"
  >
    <CloseIcon />
  </button>
);

const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>): void => {
  const list = currentTarget.closest('[role=tablist]');
  if (key === 'Delete') {
    (currentTarget.nextElementSibling as HTMLElement | null)?.click();
    // The tab that had the focus is removed.
    setTimeout(() => list?.querySelector<HTMLElement>('[aria-selected=true]')?.focus());
    return;
  }
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = tabs.indexOf(currentTarget);
  const targets: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
  const target = targets[key];
  if (target === undefined) return;
  const next = tabs.at(target % tabs.length);
  next?.click();
  next?.focus();
};

/** With the names under which GraphiQL uses them. GraphiQL expects the two buttons next to each other. */
export const Tab = Object.assign(TabFrame, { Button: TabButton, Close: TabClose });
