import { Button, Skeleton, Stack, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { signInMessage } from 'skein-client';
import { type Account, readAccount } from '../graph/account.ts';
import { enterWorkspace, signOut } from '../graph/session.ts';
import { formatEnum } from '../ui/format.ts';
import { EntryCard } from './SignIn.tsx';

type Choice = NonNullable<Account['workspaces']>[number];

/** Lets the user choose a workspace. With a single one it is entered at once. */
export const WorkspacePicker = () => {
  const { account, enter, message } = useAccount();
  const hint = account === null ? 'One moment.' : `Signed in as ${account?.name ?? account?.email ?? 'a user'}.`;
  return (
    <EntryCard title="Choose a workspace" hint={hint}>
      <Stack gap="sm">
        {account === null && message === '' && <Skeleton height={120} />}
        <ul className="plain" aria-label="Workspaces" style={{ display: 'grid', gap: 8 }}>
          {(account?.workspaces ?? []).map((each) => (
            <WorkspaceChoice key={each.workspace.id} choice={each} enter={enter} />
          ))}
        </ul>
        {account?.workspaces?.length === 0 && <p className="panel-empty">You are not a member of any workspace.</p>}
        <p role="alert" style={{ margin: 0, color: 'var(--mantine-color-error)' }}>
          {message}
        </p>
        <Button variant="default" onClick={signOut}>
          Sign out
        </Button>
      </Stack>
    </EntryCard>
  );
};

const WorkspaceChoice = ({ choice, enter }: { readonly choice: Choice; readonly enter: (id: string) => void }) => (
  <li>
    <UnstyledButton className="choice" onClick={() => enter(choice.workspace.id)}>
      <strong>{choice.workspace.name ?? choice.workspace.id}</strong>
      <small>{formatEnum(choice.roleType)}</small>
    </UnstyledButton>
  </li>
);

const useAccount = () => {
  const [account, setAccount] = useState<Account | null>(null);
  const [message, setMessage] = useState('');
  const failed = (error: unknown) => setMessage(signInMessage(error));
  const enter = (workspaceId: string) => void enterWorkspace(workspaceId).catch(failed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each user
  useEffect(() => {
    readAccount().then((found) => {
      const [only, ...others] = found?.workspaces ?? [];
      if (found === null) setMessage('Your workspaces could not be loaded. Sign out and try again.');
      else if (only && others.length === 0) enter(only.workspace.id);
      else setAccount(found);
    }, failed);
  }, []);
  return { account, enter, message };
};
