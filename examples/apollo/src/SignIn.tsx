import { useState } from 'react';
import { type Session, signIn } from './session';

/** The sign-in form, filled in for the demo domain. */
export const SignIn = ({ onSignedIn }: { readonly onSignedIn: (session: Session | null) => void }) => {
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);

  const submit = async (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '');
    setBusy(true);
    try {
      onSignedIn(await signIn({ domainId: text('domain'), userId: text('user'), password: text('password') }));
    } catch (error) {
      setMessage((error as Error).message);
    }
    setBusy(false);
  };

  return (
    <main className="sign-in">
      <h1>Sign in</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
        }}
      >
        <label>
          Domain
          <input name="domain" defaultValue="domain-demo" required />
        </label>
        <label>
          User
          <input name="user" defaultValue="owner@example.com" autoComplete="username" required />
        </label>
        <label>
          Password
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        {message && <p role="alert">{message}</p>}
        <button type="submit" className="primary" disabled={isBusy}>
          Sign in
        </button>
      </form>
    </main>
  );
};
