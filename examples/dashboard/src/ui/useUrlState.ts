import { useSearchParams } from 'wouter';

/** Changes some values. With `replace`, "back" does not return to those before. */
export type ChangeUrlState<State> = (changes: Partial<State>, options?: { readonly replace?: boolean }) => void;

/**
 * Values of a screen that are in the address, so that a link or a reload restores them. A value that is the default is left
 * out of the address.
 */
export const useUrlState = <State extends Readonly<Record<string, string>>>(
  defaults: State,
): [State, ChangeUrlState<State>] => {
  const [params, setParams] = useSearchParams();
  const entries = Object.entries(defaults).map(([name, initial]) => [name, params.get(name) ?? initial] as const);
  const state = Object.fromEntries(entries) as State;
  const change: ChangeUrlState<State> = (changes, options) => {
    const next = Object.entries({ ...state, ...changes }).filter(([name, value]) => value !== defaults[name]);
    setParams(Object.fromEntries(next) as Record<string, string>, options);
  };
  return [state, change];
};
