import { Button, Skeleton, Stack, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { signInMessage } from 'skein-client';
import { type Account, readAccount } from '../graph/account.ts';
import { startPulse } from '../graph/connection.ts';
import { enterWorkspace, signOut } from '../graph/session.ts';
import { ConnectionNotice } from '../ui/ConnectionNotice.tsx';
import { formatEnum } from '../ui/format.ts';
import { printName } from '../ui/Name.tsx';
import { EntryCard } from './SignIn.tsx';

type AccountWorkspace = NonNullable<Account['workspaces']>[number];

/** Lets the user choose a workspace. With a single one it is entered at once. */
export const WorkspacePicker = () => {
  const { account, enter, message } = useAccount();
  const hint = account === null ? 'One moment.' : `Signed in as ${account.name ?? account.email ?? 'a user'}.`;
  return (
    <EntryCard title="Choose a workspace" hint={hint}>
      <ConnectionNotice />
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

const WorkspaceChoice = ({
  choice,
  enter,
}: {
  readonly choice: AccountWorkspace;
  readonly enter: (id: string) => void;
}) => (
  <li>
    <UnstyledButton className="choice" onClick={() => enter(choice.workspace.id)}>
      <strong>{printName(choice.workspace)}</strong>
      <small>{formatEnum(choice.roleType)}</small>
    </UnstyledButton>
  </li>
);

const useAccount = () => {
  const [account, setAccount] = useState<Account | null>(null);
  const [message, setMessage] = useState('');
  const failed = (error: unknown) => setMessage(signInMessage(error));
  const enter = (workspaceId: string) => void enterWorkspace(workspaceId).catch(failed);
  const open = (found: Account | null) => {
    const [only, ...others] = found?.workspaces ?? [];
    if (!found?.workspaces) setMessage('Your workspaces are not known to this server.');
    else if (only && others.length === 0) enter(only.workspace.id);
    else setAccount(found);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each user
  useEffect(() => {
    const stop = startPulse(async () => {
      const read = await readAccount();
      if ('failure' in read) return read.failure;
      stop();
      open(read.account);
      return null;
    });
    return stop;
  }, []);
  return { account, enter, message };
};
