import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Header } from './Header.tsx';
import { SignIn } from './SignIn.tsx';
import { onSignInChange, signInState } from './session.ts';

// The editor is most of the bytes: it is fetched while people sign in, and never stands before the form.
const loadExplorer = () => import('./Explorer.tsx');
const Explorer = lazy(async () => ({ default: (await loadExplorer()).Explorer }));

/** The page: a header, and below it either the sign-in form or the explorer. */
export function App() {
  const { session, asking, notice } = useSyncExternalStore(onSignInChange, signInState);
  // Once opened the explorer stays, hidden behind the form: whoever has to sign in again finds his work where it was.
  // Somebody else gets an explorer of his own, without the answers in the old one.
  const [person, setPerson] = useState<string | null>(null);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asking) void loadExplorer();
    else {
      setPerson(session === null ? 'nobody' : `${session.domainId} ${session.userId}`);
      // The form had the focus and is gone.
      main.current?.focus();
    }
  }, [asking, session]);

  return (
    <>
      <Header session={session} asking={asking} />
      <main ref={main} tabIndex={-1}>
        {asking && <SignIn notice={notice} />}
        {person !== null && (
          <div className="explorer" hidden={asking}>
            <Suspense fallback={<p className="loading">Loading the explorer…</p>}>
              <Explorer key={person} />
            </Suspense>
          </div>
        )}
      </main>
    </>
  );
}
