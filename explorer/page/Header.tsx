import { useRef } from 'react';
import { ScopeDialog } from './ScopeDialog.tsx';
import { type ExplorerSession, showForm, signOut } from './session.ts';

/** Undefined if the server does not serve the dashboard: it then removes the element. */
const DASHBOARD_URL = document.querySelector<HTMLMetaElement>('meta[name="skein-dashboard"]')?.content;

/** The header: signed-in user, role and scope, and the buttons to sign in and out. */
export const Header = ({
  session,
  formOpen,
}: {
  readonly session: ExplorerSession | null;
  readonly formOpen: boolean;
}) => (
  <header className="top">
    <h1>
      <Logo /> <span className={session === null ? '' : 'name'}>Skein</span>
    </h1>
    {DASHBOARD_URL && (
      <a className="to-dashboard" href={DASHBOARD_URL}>
        Dashboard
      </a>
    )}
    <span className="spacer" />
    {session !== null && !formOpen && <Account session={session} />}
    {session === null && !formOpen && (
      <>
        <span className="quiet">Not signed in</span>
        <button type="button" className="primary" onClick={() => showForm(true)}>
          Sign in
        </button>
      </>
    )}
  </header>
);

const Account = ({ session }: { readonly session: ExplorerSession }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <span className="who">
        <span className="user">{session.userId}</span>
        <span className="role">{session.roleType.toLowerCase().replaceAll('_', ' ')}</span>
      </span>
      <button type="button" className="account" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <span className="quiet">Scope: </span>
        <span className="scope">{printScopeName(session)}</span>
      </button>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
      <ScopeDialog session={session} dialog={dialog} />
    </>
  );
};

const printScopeName = ({ scope, workspaceId, workspaces, domainId }: ExplorerSession): string => {
  if (scope === 'DOMAIN') return domainId;
  if (scope === 'USER') return 'User';
  return workspaces.find(({ id }) => id === workspaceId)?.name ?? workspaceId ?? 'Workspace';
};

const Logo = () => (
  <svg viewBox="0 0 32 32" width="24" height="24" fill="none" strokeWidth="3" strokeLinecap="round" aria-hidden="true">
    <path stroke="var(--teal)" d="M5 8c9 0 13 16 22 16" />
    <path stroke="var(--amber)" d="M5 16h22" />
    <path stroke="var(--violet)" d="M5 24c9 0 13-16 22-16" />
  </svg>
);
