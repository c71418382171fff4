import type { ReactNode } from 'react';

/** Names with their values, each a `Property`. */
export const Properties = ({ children }: { readonly children: ReactNode }) => (
  <dl className="properties">{children}</dl>
);

interface PropertyProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A name with its value. Nothing if the value is null or empty. */
export const Property = ({ label, children }: PropertyProps) =>
  children !== null &&
  children !== '' && (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
