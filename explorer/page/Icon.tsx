import type { ReactNode } from 'react';

/** The frame of an icon of the sidebar, drawn in the colour of the text. The word for it stands below. */
export const Icon = ({ word, children }: { readonly word: string; readonly children: ReactNode }) => (
  <>
    <svg
      viewBox="0 0 24 24"
      width="1.3em"
      height="1.3em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {children}
    </svg>
    {word}
  </>
);
