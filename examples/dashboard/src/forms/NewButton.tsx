import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { useOpenForm } from './useOpenForm.ts';

interface NewButtonProps {
  /** Of the form in the address. */
  readonly name: string;
  /** What the button and the dialog say, such as `New budget`. */
  readonly label: string;
  readonly isSmall?: boolean;
  /** The form. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a form in a dialog. */
export const NewButton = ({ name, label, isSmall = false, children }: NewButtonProps) => {
  const { isOpen, open, close } = useOpenForm(name);
  return (
    <>
      <Button {...(isSmall ? { size: 'compact-sm', variant: 'default' } : { size: 'sm' })} onClick={open}>
        {label}
      </Button>
      <Dialog title={label} opened={isOpen} close={close} isForm>
        {children(close)}
      </Dialog>
    </>
  );
};
