import { useSearchParams } from 'wouter';

/** Whether a form of the page is open. */
export interface OpenForm {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether the form `name` of the page is open, by `?form=` of the address: a link opens it, and "back" closes it. */
export const useOpenForm = (name: string): OpenForm => {
  const [params, setParams] = useSearchParams();
  const change = (form: string | null, replace: boolean) =>
    setParams(
      (all) => {
        const next = new URLSearchParams(all);
        if (form === null) next.delete('form');
        else next.set('form', form);
        return next;
      },
      { replace },
    );
  return {
    isOpen: params.get('form') === name,
    open: () => change(name, false),
    close: () => change(null, true),
  };
};
