import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { SignInError } from '../../client/errors.ts';
import { signInMessage } from '../../client/tokenRequests.ts';
import { readFormText } from './readFormText.ts';
import { showForm, signIn } from './session.ts';
import { type ExplorerCredentials, hasDemo } from './tokens.ts';

const DEMO_DOMAIN = 'domain-demo';
const DEMO_NAME = 'Demo';
const DEMO_PASSWORD = 'skein-demo';
/** The users of the demo domain, which the first start creates. */
const demoUsers = [
  { userId: 'admin@example.com', role: 'Domain administrator', hint: 'all workspaces' },
  { userId: 'owner@example.com', role: 'Workspace owner', hint: 'manages one workspace' },
  { userId: 'member@example.com', role: 'Workspace member', hint: 'uses one workspace' },
];

/** The sign-in page: one button per user of the demo domain, if there is one, and a form for all other users. */
export const SignIn = ({ notice }: { readonly notice: string }) => {
  const { signInWith, busy, errorMessage, needsCode } = useSignIn();
  const isDemo = useIsDemo();
  const title = useRef<HTMLHeadingElement>(null);
  // Screen readers announce the focused title, and after it the notice that says why the form is open.
  useEffect(() => title.current?.focus(), []);

  return (
    <section className="sign-in" aria-labelledby="sign-in-title" aria-busy={busy}>
      <div className="card">
        <h2 id="sign-in-title" ref={title} tabIndex={-1}>
          Sign in
        </h2>
        <p className="notice" role="status">
          {notice}
        </p>
        {isDemo && (
          <>
            <DemoUsers signInWith={signInWith} />
            <p className="divider">or with your own account</p>
          </>
        )}
        <AccountForm
          busy={busy}
          signInWith={signInWith}
          errorMessage={errorMessage}
          needsCode={needsCode}
          suggestedDomain={isDemo ? DEMO_DOMAIN : ''}
        />
        <button type="button" className="link" onClick={() => showForm(false)}>
          Read the documentation without signing in
        </button>
      </div>
    </section>
  );
};

/** Whether the server has the demo domain; false until that is known. */
const useIsDemo = (): boolean => {
  const [isDemo, setIsDemo] = useState(false);
  useEffect(() => {
    hasDemo({ domainId: DEMO_DOMAIN, name: DEMO_NAME }).then(setIsDemo, () => setIsDemo(false));
  }, []);
  return isDemo;
};

interface SignInAction {
  readonly busy: boolean;
  signInWith(credentials: ExplorerCredentials): Promise<void>;
}

const useSignIn = () => {
  const [busy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState('');
  const [needsCode, setNeedsCode] = useState(false);

  async function signInWith(credentials: ExplorerCredentials) {
    // The buttons stay enabled: a disabled button would lose the focus.
    if (busy) return;
    setBusy(true);
    setErrorMessage('');
    try {
      await signIn(credentials);
    } catch (error) {
      setErrorMessage(signInMessage(error));
      if (error instanceof SignInError && error.code === 'ERROR_MFA_REQUIRED') setNeedsCode(true);
    } finally {
      setBusy(false);
    }
  }
  return { signInWith, busy, errorMessage, needsCode };
};

const DemoUsers = ({ signInWith }: Pick<SignInAction, 'signInWith'>) => (
  <ul className="people" aria-label="Users of the demo domain">
    {demoUsers.map(({ userId, role, hint }) => (
      <li key={userId}>
        <button type="button" onClick={() => signInWith({ domainId: DEMO_DOMAIN, userId, password: DEMO_PASSWORD })}>
          <strong>{role}</strong>
          <small>
            {userId} · {hint}
          </small>
        </button>
      </li>
    ))}
  </ul>
);

const AccountForm = ({
  busy,
  signInWith,
  errorMessage,
  needsCode,
  suggestedDomain,
}: SignInAction & {
  readonly errorMessage: string;
  readonly needsCode: boolean;
  /** Filled in if the user has not typed a domain yet. */
  readonly suggestedDomain: string;
}) => {
  const domain = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (domain.current?.value === '') domain.current.value = suggestedDomain;
  }, [suggestedDomain]);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = form.get('password');
    void signInWith({
      domainId: readFormText(form, 'domainId'),
      userId: readFormText(form, 'userId'),
      // Not trimmed: a password may contain white space.
      password: typeof password === 'string' ? password : '',
      verifyCode: readFormText(form, 'verifyCode'),
    });
  }

  return (
    <form onSubmit={submit} aria-describedby="sign-in-error">
      <label className="field">
        Domain id
        <input ref={domain} name="domainId" required autoCapitalize="none" spellCheck={false} />
      </label>
      <label className="field">
        User
        <input name="userId" required autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </label>
      <label className="field">
        Password
        <input name="password" type="password" required autoComplete="current-password" />
      </label>
      {needsCode && (
        <label className="field">
          Verification code
          <input name="verifyCode" inputMode="numeric" autoComplete="one-time-code" />
        </label>
      )}
      <p id="sign-in-error" className="error" role="alert">
        {errorMessage}
      </p>
      <button type="submit" className="primary wide">
        {busy ? 'Signing in…' : 'Sign in'}
      </button>
    </form>
  );
};
