import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { useOpenForm } from './useOpenForm.ts';

interface FormButtonProps {
  /** Of the form in the address. */
  readonly name: string;
  /** What the button says, such as `New budget`. */
  readonly label: string;
  /** What the dialog says, and screen readers of the button, such as `Edit Checkout 2026`. Default: the label. */
  readonly title?: string;
  readonly isSmall?: boolean;
  /** The form. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a form in a dialog. */
export const FormButton = ({ name, label, title = label, isSmall = false, children }: FormButtonProps) => {
  const { isOpen, open, close } = useOpenForm(name);
  return (
    <>
      <Button
        {...(isSmall ? { size: 'compact-sm', variant: 'default' } : { size: 'sm' })}
        aria-label={title}
        onClick={open}
      >
        {label}
      </Button>
      <Dialog title={title} opened={isOpen} close={close} isForm>
        {children(close)}
      </Dialog>
    </>
  );
};
