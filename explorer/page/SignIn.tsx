import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { textOf } from './form.ts';
import { ask, signIn } from './session.ts';
import { type Credentials, Refusal } from './tokens.ts';

const DEMO_DOMAIN = 'domain-demo';
const DEMO_PASSWORD = 'skein-demo';
/** The people of the demo domain, as the first start makes them. */
const demoPeople = [
  { userId: 'admin@example.com', role: 'Domain administrator', hint: 'all workspaces' },
  { userId: 'owner@example.com', role: 'Workspace owner', hint: 'runs one' },
  { userId: 'member@example.com', role: 'Workspace member', hint: 'works in one' },
];

/** The way in: one click for the people of the demo domain, a form for everybody else. */
export function SignIn({ notice }: { readonly notice: string }) {
  const { enter, busy, refusal, wantsCode } = useSignIn();
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever is brought back here, by mouse or by expiry, should hear and see why.
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
        <DemoPeople enter={enter} />
        <p className="divider">or with your own account</p>
        <AccountForm busy={busy} enter={enter} refusal={refusal} wantsCode={wantsCode} />
        <button type="button" className="link" onClick={() => ask(false)}>
          Only look at the documentation
        </button>
      </div>
    </section>
  );
}

interface Entering {
  readonly busy: boolean;
  enter(credentials: Credentials): Promise<void>;
}

function useSignIn() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [wantsCode, setWantsCode] = useState(false);

  async function enter(credentials: Credentials) {
    // Not by disabling what was pressed: that would take the focus from it.
    if (busy) return;
    setBusy(true);
    setRefusal('');
    try {
      await signIn(credentials);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      if (error instanceof Refusal && error.code === 'ERROR_MFA_REQUIRED') setWantsCode(true);
    } finally {
      setBusy(false);
    }
  }
  return { enter, busy, refusal, wantsCode };
}

const DemoPeople = ({ enter }: Pick<Entering, 'enter'>) => (
  <ul className="people" aria-label="People of the demo domain">
    {demoPeople.map(({ userId, role, hint }) => (
      <li key={userId}>
        <button type="button" onClick={() => enter({ domainId: DEMO_DOMAIN, userId, password: DEMO_PASSWORD })}>
          <strong>{role}</strong>
          <small>
            {userId} · {hint}
          </small>
        </button>
      </li>
    ))}
  </ul>
);

function AccountForm({
  busy,
  enter,
  refusal,
  wantsCode,
}: Entering & { readonly refusal: string; readonly wantsCode: boolean }) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = form.get('password');
    void enter({
      domainId: textOf(form, 'domainId'),
      userId: textOf(form, 'userId'),
      // As typed: white space may be part of a password.
      password: typeof password === 'string' ? password : '',
      verifyCode: textOf(form, 'verifyCode'),
    });
  }

  return (
    <form onSubmit={submit} aria-describedby="refusal">
      <label className="field">
        Domain id
        <input name="domainId" required defaultValue={DEMO_DOMAIN} autoCapitalize="none" spellCheck={false} />
      </label>
      <label className="field">
        User
        <input name="userId" required autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </label>
      <label className="field">
        Password
        <input name="password" type="password" required autoComplete="current-password" />
      </label>
      {wantsCode && (
        <label className="field">
          Verification code
          <input name="verifyCode" inputMode="numeric" autoComplete="one-time-code" />
        </label>
      )}
      <p id="refusal" className="refusal" role="alert">
        {refusal}
      </p>
      <button type="submit" className="primary wide">
        {busy ? 'Signing in…' : 'Sign in'}
      </button>
    </form>
  );
}
