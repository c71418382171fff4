import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Header } from './Header.tsx';
import { SignIn } from './SignIn.tsx';
import { onSignInChange, signInState } from './session.ts';

// The editor is most of the bundle. It is loaded while the sign-in form is open, and does not delay the form.
const loadExplorer = () => import('./Explorer.tsx');
const Explorer = lazy(async () => ({ default: (await loadExplorer()).Explorer }));

/** The page: a header, and below it either the sign-in form or the explorer. */
export const App = () => {
  const { session, formOpen, notice } = useSyncExternalStore(onSignInChange, signInState);
  // The explorer stays mounted while the form is open, so that a user who signs in again keeps the open queries.
  // Another user gets a new explorer, without earlier answers.
  const [explorerKey, setExplorerKey] = useState<string | null>(null);
  const key = session === null ? 'nobody' : `${session.domainId} ${session.userId}`;
  if (!formOpen && explorerKey !== key) setExplorerKey(key);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (formOpen) void loadExplorer();
    // The form that had the focus is removed. The explorer puts it in its editor as soon as that is there.
    else if (document.activeElement === document.body) main.current?.focus();
  }, [formOpen]);

  return (
    <>
      <Header session={session} formOpen={formOpen} />
      <main ref={main} tabIndex={-1}>
        {formOpen && <SignIn notice={notice} />}
        {explorerKey !== null && (
          <div className="explorer" hidden={formOpen}>
            <Suspense fallback={<p className="loading">Loading the explorer…</p>}>
              <Explorer key={explorerKey} isSignedIn={session !== null} isShown={!formOpen} />
            </Suspense>
          </div>
        )}
      </main>
    </>
  );
};
