import { useMemo, useSyncExternalStore } from 'react';
import { Provider } from 'urql';
import { Router } from 'wouter';
import { createClient } from './graph/client.ts';
import { onSessionChange, sessionState } from './graph/session.ts';
import { Opening } from './screens/Opening.tsx';
import { Shell } from './screens/Shell.tsx';
import { SignIn } from './screens/SignIn.tsx';
import { WorkspacePicker } from './screens/WorkspacePicker.tsx';
import { useHashLocation } from './ui/hashLocation.ts';

/** The page: sign-in, then the choice of a workspace, then the screens of the workspace. */
export const App = () => {
  const { session, notice } = useSyncExternalStore(onSessionChange, sessionState);
  if (session === undefined) return <Opening />;
  if (session === null) return <SignIn notice={notice} />;
  const { userId, workspaceId } = session;
  if (workspaceId === null) return <WorkspacePicker key={userId} />;
  return <Workspace key={`${userId} ${workspaceId}`} workspaceId={workspaceId} />;
};

const Workspace = ({ workspaceId }: { readonly workspaceId: string }) => {
  const client = useMemo(createClient, []);
  return (
    <Provider value={client}>
      <Router hook={useHashLocation}>
        <Shell workspaceId={workspaceId} />
      </Router>
    </Provider>
  );
};
