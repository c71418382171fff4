import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useNotify } from './Notices.tsx';

interface CopyableProps {
  /** What it is, such as `URL`. */
  readonly label: string;
  readonly text: string;
}

/** A text to copy, as it is. */
export const Copyable = ({ label, text }: CopyableProps) => {
  const clipboard = useClipboard();
  const notify = useNotify();
  const copy = () => {
    clipboard.copy(text);
    notify(`${label} copied.`);
  };
  return (
    <div className="copyable">
      <div className="row-line">
        <span className="quiet small">{label}</span>
        <Button size="compact-xs" variant="default" onClick={copy} aria-label={`Copy ${label}`}>
          Copy
        </Button>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that can be scrolled with the keyboard
        tabIndex={0}
        aria-label={label}
      >
        <pre>{text}</pre>
      </section>
    </div>
  );
};
