import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Alerts } from './Alerts';
import { SignIn } from './SignIn';
import { onSessionEnd, readSession, type Session, signOut } from './session';

/** The sign-in form, or the page of who is signed in. */
export const App = () => {
  const client = useApolloClient();
  const [session, setSession] = useState<Session | null>();

  useEffect(() => void readSession().then(setSession), []);
  useEffect(() => onSessionEnd(() => setSession(null)), []);

  const leave = async () => {
    await signOut();
    setSession(null);
    await client.clearStore(); // The next user must not see what this one saw.
  };

  if (session === undefined) return <p role="status">Loading …</p>;
  if (session === null) return <SignIn onSignedIn={setSession} />;
  return (
    <>
      <header>
        <strong>Skein</strong>
        <span>{session.userId}</span>
        <button type="button" onClick={leave}>
          Sign out
        </button>
      </header>
      <Alerts />
    </>
  );
};
