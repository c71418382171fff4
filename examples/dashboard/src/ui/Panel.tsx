import { Skeleton, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Failure } from '../graph/failures.ts';
import type { Part } from '../graph/useScreen.ts';
import { formatClock } from './format.ts';
import { WarningIcon } from './icons.tsx';

interface PanelProps<Value> {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Controls beside the title. */
  readonly aside?: ReactNode;
  /** Columns of twelve on a wide screen. */
  readonly width?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** Height in pixels while it loads. */
  readonly height?: number;
  /** Whether the content is as high as the panel. */
  readonly fill?: boolean;
  readonly part: Part<Value>;
  /** Text to show instead of the content if there is nothing. */
  readonly empty?: string | false;
  readonly children: (value: Value) => ReactNode;
}

/** A part of a screen with a heading. It shows that it loads, why it failed, or its content. */
export const Panel = <Value,>({
  title,
  hint,
  aside,
  width = 12,
  part,
  height = 120,
  fill = false,
  ...rest
}: PanelProps<Value>) => {
  const id = useId();
  return (
    <section className={`panel w${width}`} aria-labelledby={id} aria-busy={part.state === 'loading'}>
      <div className="panel-head">
        <div>
          <Title order={2} id={id}>
            {title}
          </Title>
          {hint && part.state === 'ready' && <p>{hint}</p>}
        </div>
        {part.state === 'ready' && (
          <div className="panel-aside">
            {aside}
            {part.receivedAt !== null && (
              <time className="quiet small" title="Last updated" dateTime={new Date(part.receivedAt).toISOString()}>
                {formatClock(part.receivedAt)}
              </time>
            )}
          </div>
        )}
      </div>
      <div className={fill ? 'panel-body fill' : 'panel-body'}>
        <Content part={part} height={height} {...rest} />
      </div>
    </section>
  );
};

type ContentProps<Value> = Pick<PanelProps<Value>, 'part' | 'empty' | 'children'> & {
  readonly height: number;
};

const Content = <Value,>({ part, empty, children, height }: ContentProps<Value>) => {
  if (part.state === 'loading') return <Skeleton height={height} radius="md" />;
  if (part.state === 'failed') return <FailureNotice failure={part.failure} />;
  return (
    <>
      {part.failure && (
        <p className="panel-note">
          <WarningIcon /> {noteOf(part.failure, part.receivedAt)}
        </p>
      )}
      {empty ? <p className="panel-empty">{empty}</p> : children(part.value)}
    </>
  );
};

const noteOf = ({ message }: Failure, receivedAt: number | null): string =>
  receivedAt === null
    ? `Incomplete. ${message}`
    : `Not all of this is newer than ${formatClock(receivedAt)}. ${message}`;

const FailureNotice = ({ failure: { message } }: { readonly failure: Failure }) => (
  <p className="panel-failed">
    <strong>Could not be loaded.</strong> {message}
  </p>
);
