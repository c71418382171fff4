import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

interface PageHeadProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children?: ReactNode;
}

/** The heading of a screen. It gets the focus when the screen opens, so that screen readers announce it. */
export const PageHead = ({ title, hint, children }: PageHeadProps) => {
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
      {children}
    </header>
  );
};
