import type { ReactNode } from 'react';

interface PropertiesProps {
  /** Whether names may be as long as values: on a phone they stand above them. */
  readonly long?: boolean;
  readonly children: ReactNode;
}

/** Names with their values, each a `Property`. */
export const Properties = ({ long = false, children }: PropertiesProps) => (
  <dl className={long ? 'properties long' : 'properties'}>{children}</dl>
);

interface PropertyProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A name with its value. Nothing if there is none. */
export const Property = ({ label, children }: PropertyProps) =>
  children !== null &&
  children !== false &&
  children !== '' && (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
