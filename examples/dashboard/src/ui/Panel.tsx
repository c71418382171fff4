import { Button, Skeleton, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Part } from '../graph/useScreen.ts';
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
  readonly retry: () => void;
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
        {part.state === 'ready' && aside}
      </div>
      <div className={fill ? 'panel-body fill' : 'panel-body'}>
        <Content part={part} height={height} {...rest} />
      </div>
    </section>
  );
};

type ContentProps<Value> = Pick<PanelProps<Value>, 'part' | 'retry' | 'empty' | 'children'> & {
  readonly height: number;
};

const Content = <Value,>({ part, retry, empty, children, height }: ContentProps<Value>) => {
  if (part.state === 'loading') return <Skeleton height={height} radius="md" />;
  if (part.state === 'failed') return <FailureNotice message={part.failure.message} retry={retry} />;
  return (
    <>
      {empty ? <p className="panel-empty">{empty}</p> : children(part.value)}
      {part.incomplete && (
        <p className="panel-note">
          <WarningIcon /> Incomplete. {part.incomplete.message}
        </p>
      )}
    </>
  );
};

const FailureNotice = ({ message, retry }: { readonly message: string; readonly retry: () => void }) => (
  <div className="panel-failed">
    <p>
      <strong>Could not be loaded.</strong> {message}
    </p>
    <Button variant="default" size="compact-sm" onClick={retry}>
      Try again
    </Button>
  </div>
);
