import { Alert, Button, PasswordInput, Stack, TextInput, Title, UnstyledButton } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SignInError, signInMessage } from 'skein-client';
import { hasDemo } from '../graph/account.ts';
import { type DashboardCredentials, signIn } from '../graph/session.ts';
import { Logo } from '../ui/icons.tsx';

const DEMO_DOMAIN = 'domain-demo';
const demoUsers = [
  { userId: 'owner@example.com', name: 'Olga Owner', hint: 'owns the workspace Retail platform' },
  { userId: 'member@example.com', name: 'Miro Member', hint: 'works on some of its projects' },
  { userId: 'admin@example.com', name: 'Ada Admin', hint: 'administers the domain, and chooses a workspace' },
];

/** The card of the pages before the workspace: sign-in and the choice of a workspace. */
export const EntryCard = ({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Skein`;
    heading.current?.focus();
  }, [title]);
  return (
    <main className="entry">
      <div className="entry-card">
        <span className="brand">
          <Logo /> Skein
        </span>
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <p className="quiet" style={{ margin: '0 0 20px' }}>
          {hint}
        </p>
        {children}
      </div>
    </main>
  );
};

/** The sign-in form, and the users of the demo domain where there is one. `notice` says why the form opened. */
export const SignIn = ({ notice }: { readonly notice: string }) => {
  const { signInWith, busy, message, needsCode } = useSignIn();
  const demo = useDemo();
  return (
    <EntryCard title="Sign in" hint="Cost, budgets and alerts of your workspaces.">
      <Stack gap="sm">
        {notice && (
          <Alert color="yellow" variant="outline" role="status">
            {notice}
          </Alert>
        )}
        {demo && <DemoUsers signInWith={signInWith} />}
        <AccountForm
          signInWith={signInWith}
          busy={busy}
          message={message}
          needsCode={needsCode}
          domainId={demo ? DEMO_DOMAIN : ''}
        />
      </Stack>
    </EntryCard>
  );
};

const useDemo = (): boolean => {
  const [demo, setDemo] = useState(false);
  useEffect(() => {
    hasDemo(DEMO_DOMAIN).then(setDemo, () => {});
  }, []);
  return demo;
};

type SignInWith = (credentials: DashboardCredentials) => Promise<void>;

const useSignIn = () => {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const signInWith: SignInWith = async (credentials) => {
    if (busy) return;
    setBusy(true);
    setMessage('');
    try {
      await signIn(credentials);
    } catch (error) {
      setMessage(signInMessage(error));
      if (error instanceof SignInError && error.code === 'ERROR_MFA_REQUIRED') setNeedsCode(true);
      setBusy(false);
    }
  };
  return { signInWith, busy, message, needsCode };
};

const DemoUsers = ({ signInWith }: { readonly signInWith: SignInWith }) => (
  <div>
    <ul className="plain" aria-label="Users of the demo" style={{ display: 'grid', gap: 8 }}>
      {demoUsers.map(({ userId, name, hint }) => (
        <li key={userId}>
          <UnstyledButton
            className="choice"
            onClick={() => signInWith({ domainId: DEMO_DOMAIN, userId, password: 'skein-demo', verifyCode: '' })}
          >
            <strong>{name}</strong>
            <small>{hint}</small>
          </UnstyledButton>
        </li>
      ))}
    </ul>
    <p className="divider" style={{ marginBottom: 0 }}>
      or with another account
    </p>
  </div>
);

interface AccountFormProps {
  readonly signInWith: SignInWith;
  readonly busy: boolean;
  readonly message: string;
  readonly needsCode: boolean;
  readonly domainId: string;
}

const AccountForm = ({ signInWith, busy, message, needsCode, domainId }: AccountFormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    // A password may begin or end with white space.
    const password = String(form.get('password') ?? '');
    void signInWith({ domainId: text('domainId'), userId: text('userId'), password, verifyCode: text('verifyCode') });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          name="domainId"
          label="Domain"
          required
          key={domainId}
          defaultValue={domainId}
          withAsterisk={false}
        />
        <TextInput
          name="userId"
          label="User"
          required
          withAsterisk={false}
          autoComplete="username"
          autoCapitalize="none"
        />
        <PasswordInput name="password" label="Password" required withAsterisk={false} autoComplete="current-password" />
        {needsCode && (
          <TextInput name="verifyCode" label="Code" inputMode="numeric" autoComplete="one-time-code" data-autofocus />
        )}
        <p role="alert" style={{ margin: 0, color: 'var(--mantine-color-error)' }}>
          {message}
        </p>
        <Button type="submit" fullWidth loading={busy}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
};
