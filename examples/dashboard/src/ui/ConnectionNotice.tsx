import { Button } from '@mantine/core';
import { type ConnectionState, type Outage, retryNow } from '../graph/connection.ts';
import { useConnection } from '../graph/useConnection.ts';
import { formatClock, formatCount } from './format.ts';
import { WarningIcon } from './icons.tsx';
import { useNow } from './useNow.ts';

/** Says on top of a page that the service does not answer, since when, and when it is asked again. Nothing while it does. */
export const ConnectionNotice = () => {
  const connection = useConnection();
  return <div role="alert">{connection.state !== 'live' && <TroubleNotice connection={connection} />}</div>;
};

type ConnectionTrouble = Exclude<ConnectionState, { readonly state: 'live' }>;

const TroubleNotice = ({ connection }: { readonly connection: ConnectionTrouble }) =>
  connection.state === 'waiting' ? <Waiting since={connection.since} /> : <OutageNotice outage={connection} />;

/** Shorter waits are not worth a word. */
const SILENT_MS = 4_000;

const Waiting = ({ since }: { readonly since: number }) =>
  useNow() - since >= SILENT_MS && (
    <div className="outage">
      <WarningIcon />
      <p>
        <strong>The service has not answered yet.</strong> Still waiting.
      </p>
    </div>
  );

const OutageNotice = ({ outage }: { readonly outage: Outage }) => (
  <div className="outage">
    <WarningIcon />
    <p>
      <strong>{findHeading(outage)}</strong>
      {outage.receivedAt !== null && ` What you see is as of ${formatClock(outage.receivedAt)}.`}{' '}
      <Countdown to={outage.retryAt} />
    </p>
    <Button variant="default" size="compact-sm" onClick={retryNow}>
      Try now
    </Button>
  </div>
);

const headings: Readonly<Record<string, string>> = {
  NETWORK: 'The server cannot be reached.',
  RATE_LIMITED: 'Too many requests.',
  UPSTREAM_OVERLOADED: 'The service is busy.',
  OVERLOADED: 'The server is busy.',
};

const findHeading = ({ state, failure: { code } }: Outage): string =>
  state === 'lost' ? (headings[code] ?? 'The service does not answer.') : 'Part of the service does not answer.';

/** Not part of what screen readers announce: it changes each second. */
const Countdown = ({ to }: { readonly to: number | null }) => {
  const seconds = Math.ceil(((to ?? 0) - useNow()) / 1000);
  return (
    <span aria-hidden="true">{seconds > 0 ? `Trying again in ${formatCount(seconds)} s.` : 'Trying again now.'}</span>
  );
};
