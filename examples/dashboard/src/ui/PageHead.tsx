import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatClock } from './format.ts';

interface PageHeadProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** When what is shown was received, in milliseconds since 1970. Panels say so only of what is older. */
  readonly receivedAt?: number | null;
  readonly children?: ReactNode;
}

/** The heading of a screen. It gets the focus when the screen opens, so that screen readers announce it. */
export const PageHead = ({ title, hint, receivedAt = null, children }: PageHeadProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Skein`;
  }, [title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className="page-head">
      <div>
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {hint && <p>{hint}</p>}
      </div>
      <div className="page-aside">
        {receivedAt !== null && (
          <time className="quiet small" title="Last updated" dateTime={new Date(receivedAt).toISOString()}>
            {formatClock(receivedAt)}
          </time>
        )}
        {children}
      </div>
    </header>
  );
};
