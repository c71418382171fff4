import { useMemo, useSyncExternalStore } from 'react';
import { Provider } from 'urql';
import { Router } from 'wouter';
import { createClient } from './graph/client.ts';
import { onSessionChange, type Session, sessionState } from './graph/session.ts';
import { Shell } from './screens/Shell.tsx';
import { SignIn } from './screens/SignIn.tsx';
import { WorkspacePicker } from './screens/WorkspacePicker.tsx';
import { useHashLocation } from './ui/hashLocation.ts';

/** The page: sign-in, then the choice of a workspace, then the screens of the workspace. */
export const App = () => {
  const { session, notice } = useSyncExternalStore(onSessionChange, sessionState);
  if (session === null) return <SignIn notice={notice} />;
  if (session.workspaceId === null) return <WorkspacePicker session={session} />;
  return <Workspace key={session.workspaceId} session={session} workspaceId={session.workspaceId} />;
};

const Workspace = ({ session, workspaceId }: { readonly session: Session; readonly workspaceId: string }) => {
  const client = useMemo(createClient, []);
  return (
    <Provider value={client}>
      <Router hook={useHashLocation}>
        <Shell session={session} workspaceId={workspaceId} />
      </Router>
    </Provider>
  );
};
