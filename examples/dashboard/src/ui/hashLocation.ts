import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
};

const splitHash = (): readonly string[] => location.hash.replace(/^#?\/?/, '').split('?');
const readPath = (): string => `/${splitHash()[0] ?? ''}`;
const readSearch = (): string => splitHash()[1] ?? '';

interface NavigateOptions {
  /** Whether the new address takes the place of the current one in the history. */
  readonly replace?: boolean;
}

const navigate = (to: string, { replace = false }: NavigateOptions = {}): void => {
  history[replace ? 'replaceState' : 'pushState'](null, '', `#${to}`);
  dispatchEvent(new Event('hashchange'));
};

/** Addresses such as `#/on-call?state=RESOLVED`, for wouter. That of the library keeps the search outside of the hash. */
export const useHashLocation = (): [string, typeof navigate] => [useSyncExternalStore(subscribe, readPath), navigate];
useHashLocation.hrefs = (href: string): string => `#${href}`;
useHashLocation.searchHook = (): string => useSyncExternalStore(subscribe, readSearch);
