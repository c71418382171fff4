import type { ChangeRefusal } from '../graph/useChange.ts';
import { useNotify } from '../ui/Notices.tsx';

/** Ends a form, unless something was refused. Returns what was. */
type FinishForm = (refusals: readonly ChangeRefusal[], done: string) => readonly ChangeRefusal[];

/** How a form ends after its values are sent: it says what was done, and closes. */
export const useFinish = (close: () => void): FinishForm => {
  const notify = useNotify();
  return (refusals, done) => {
    if (refusals.length > 0) return refusals;
    notify(done);
    close();
    return [];
  };
};
