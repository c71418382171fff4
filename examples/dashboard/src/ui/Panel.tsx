import { Skeleton, Title, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { type Failure, isLasting } from '../graph/failures.ts';
import { useConnection } from '../graph/useConnection.ts';
import type { ScreenPart } from '../graph/useScreen.ts';
import { formatClock } from './format.ts';
import { WarningIcon } from './icons.tsx';

interface PanelProps<Value> {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Controls next to the title. */
  readonly aside?: ReactNode;
  /** Columns of twelve on a wide screen. */
  readonly width?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** Height in pixels while it loads. */
  readonly height?: number;
  /** Whether the content is as high as the panel. */
  readonly fill?: boolean;
  readonly part: ScreenPart<Value>;
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
            <ReceivedAt {...part} />
          </div>
        )}
      </div>
      <div className={fill ? 'panel-body fill' : 'panel-body'}>
        <PartContent part={part} height={height} {...rest} />
      </div>
    </section>
  );
};

type PartContentProps<Value> = Pick<PanelProps<Value>, 'part' | 'empty' | 'children'> & {
  readonly height: number;
};

/** What is known of a part: that it loads, why it failed, or its content. */
export const PartContent = <Value,>({ part, empty, children, height }: PartContentProps<Value>) => {
  if (part.state === 'loading') return <Skeleton height={height} radius="md" />;
  if (part.state === 'failed') return <Missing failure={part.failure} height={height} />;
  return (
    <>
      {part.failure && <IncompleteNote failure={part.failure} />}
      {empty ? <p className="panel-empty">{empty}</p> : children(part.value)}
    </>
  );
};

interface ReceivedAtProps {
  readonly receivedAt: number | null;
  readonly failure: Failure | null;
}

/** When what is shown came, if it is not up to date. The head of the page has the time of all that is. */
const ReceivedAt = ({ receivedAt, failure }: ReceivedAtProps) =>
  receivedAt !== null &&
  failure !== null && (
    <time className="old small" title="Last updated" dateTime={formatIsoTime(receivedAt)}>
      as of {formatClock(receivedAt)}
    </time>
  );

const formatIsoTime = (ms: number): string => new Date(ms).toISOString();

/** While all of the service is silent, the notice on top of the page says so, once for all panels. */
const useIsLost = (): boolean => useConnection().state === 'lost';

const IncompleteNote = ({ failure }: { readonly failure: Failure }) =>
  !useIsLost() && (
    <p className="panel-note">
      <WarningIcon /> Not up to date, or not complete. {failure.message}
    </p>
  );

const Missing = ({ failure, height }: { readonly failure: Failure; readonly height: number }) =>
  useIsLost() && !isLasting(failure) ? (
    <>
      <VisuallyHidden>Not loaded yet.</VisuallyHidden>
      <Skeleton className="still" height={height} radius="md" animate={false} />
    </>
  ) : (
    <p className="panel-empty">{failure.message}</p>
  );
