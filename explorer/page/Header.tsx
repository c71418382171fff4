import { useRef } from 'react';
import { ReachDialog } from './ReachDialog.tsx';
import { ask, type Session, signOut } from './session.ts';

/** Who is signed in and how far that reaches, and the way in and out. */
export function Header({ session, asking }: { readonly session: Session | null; readonly asking: boolean }) {
  return (
    <header className="top">
      <h1>
        <Mark /> <span className={session === null ? '' : 'name'}>Skein</span>
      </h1>
      <span className="spacer" />
      {session !== null && !asking && <Account session={session} />}
      {session === null && !asking && (
        <>
          <span className="quiet">Not signed in</span>
          <button type="button" className="primary" onClick={() => ask(true)}>
            Sign in
          </button>
        </>
      )}
    </header>
  );
}

function Account({ session }: { readonly session: Session }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <span className="who">
        <span className="user">{session.userId}</span>
        <span className="role">{session.roleType.toLowerCase().replaceAll('_', ' ')}</span>
      </span>
      <button type="button" className="account" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <span className="quiet">Reach: </span>
        <span className="reach">{nameOf(session)}</span>
      </button>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
      <ReachDialog session={session} dialog={dialog} />
    </>
  );
}

function nameOf({ scope, workspaceId, domainId }: Session): string {
  if (scope === 'DOMAIN') return domainId;
  return scope === 'WORKSPACE' ? (workspaceId ?? 'Workspace') : 'Only yourself';
}

const Mark = () => (
  <svg viewBox="0 0 32 32" width="24" height="24" fill="none" strokeWidth="3" strokeLinecap="round" aria-hidden="true">
    <path stroke="var(--teal)" d="M5 8c9 0 13 16 22 16" />
    <path stroke="var(--amber)" d="M5 16h22" />
    <path stroke="var(--violet)" d="M5 24c9 0 13-16 22-16" />
  </svg>
);
