import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ChangeRefusal } from '../graph/useChange.ts';
import { Dialog } from '../ui/Dialog.tsx';

interface ConfirmButtonProps extends Pick<ButtonProps, 'size'> {
  /** What the button says, such as `Delete`. */
  readonly label: string;
  /** What screen readers say of it, such as `Delete Checkout 2026`. */
  readonly of?: string;
  readonly question: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly act: () => Promise<readonly ChangeRefusal[]>;
}

/** A button that asks before it acts. */
export const ConfirmButton = ({
  label,
  of = label,
  question,
  children,
  act,
  size = 'compact-sm',
}: ConfirmButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" size={size} onClick={() => setIsOpen(true)} aria-label={of}>
        {label}
      </Button>
      <Dialog title={question} opened={isOpen} close={() => setIsOpen(false)}>
        <Question label={label} act={act} close={() => setIsOpen(false)}>
          {children}
        </Question>
      </Dialog>
    </>
  );
};

type QuestionProps = Pick<ConfirmButtonProps, 'label' | 'children' | 'act'> & { readonly close: () => void };

/** Focuses an element when it comes, as its `ref`. */
export const focusElement = (element: HTMLElement | null): void => element?.focus();

/** What happens if people agree, and their choice. It has the focus, on what changes nothing. */
export const Question = ({ label, act, close, children }: QuestionProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    setIsBusy(true);
    const [refusal] = await act();
    setIsBusy(false);
    if (refusal) setProblem(refusal.message);
    else close();
  };
  return (
    <div className="form">
      <p>{children}</p>
      <p role="alert" className="form-problem">
        {problem}
      </p>
      <div className="form-buttons">
        <Button variant="default" onClick={close} ref={focusElement} data-autofocus>
          Cancel
        </Button>
        <Button color="red" loading={isBusy} onClick={confirm}>
          {label}
        </Button>
      </div>
    </div>
  );
};
