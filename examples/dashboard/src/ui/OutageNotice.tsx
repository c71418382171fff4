import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { type Outage, onOutagesChange, outages } from '../graph/outages.ts';
import { formatClock, formatCount } from './format.ts';
import { WarningIcon } from './icons.tsx';
import { useNow } from './useNow.ts';

/** Says on top of a page that it is not up to date, since when, and when it asks again. Nothing while all is well. */
export const OutageNotice = () => {
  const current = useSyncExternalStore(onOutagesChange, outages);
  return (
    <div role="alert">
      {current.length > 0 && (
        <div className="outage">
          <WarningIcon />
          <p>
            <strong>{headingOf(current)}</strong> <Countdown current={current} />
          </p>
          <Button variant="default" size="compact-sm" onClick={() => retryAll(current)}>
            Try now
          </Button>
        </div>
      )}
    </div>
  );
};

const retryAll = (current: readonly Outage[]): void => {
  for (const { retry } of current) retry();
};

const headingOf = (current: readonly Outage[]): string => {
  const times = current.map(({ receivedAt }) => receivedAt).filter((time) => time !== null);
  const since = times.length > 0 ? `, as of ${formatClock(Math.min(...times))}` : '';
  const lost = current.every(({ failure }) => failure.code === 'NETWORK');
  return lost ? `Connection lost${since}.` : `Incomplete${since}. Part of the service does not answer.`;
};

/** Not part of what screen readers announce: it changes each second. */
const Countdown = ({ current }: { readonly current: readonly Outage[] }) => {
  const now = useNow();
  const seconds = Math.ceil((Math.min(...current.map(({ retryAt }) => retryAt)) - now) / 1000);
  return (
    <span aria-hidden="true">{seconds > 0 ? `Trying again in ${formatCount(seconds)} s.` : 'Trying again now.'}</span>
  );
};
