import { useEffect } from 'react';
import { ConnectionNotice } from '../ui/ConnectionNotice.tsx';
import { Logo } from '../ui/icons.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';

/** The page until the server has said who is signed in. */
export const Opening = () => {
  useEffect(() => {
    document.title = 'Skein';
  }, []);
  return (
    <main className="opening">
      <p className="brand">
        <Logo /> Skein
      </p>
      <ConnectionNotice />
      <PageSkeleton />
    </main>
  );
};
