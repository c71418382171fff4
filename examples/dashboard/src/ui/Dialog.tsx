import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

interface DialogProps {
  readonly title: string;
  readonly opened: boolean;
  readonly close: () => void;
  /** Whether people type in it: then only Escape and its buttons close it, and it covers a phone. */
  readonly isForm?: boolean;
  /** Whether it covers the page. */
  readonly isFull?: boolean;
  readonly children: ReactNode;
}

/** A dialog with a title and a button that closes it. The focus stays inside and then returns to where it was. */
export const Dialog = ({ title, opened, close, isForm = false, isFull = false, children }: DialogProps) => {
  const isPhone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      closeOnClickOutside={!isForm}
      size={isForm ? 'lg' : 'md'}
      fullScreen={isFull || (isForm && isPhone)}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="lg">
          <div className="dialog-head">
            <Modal.Title fw={650}>{title}</Modal.Title>
            <Modal.CloseButton aria-label="Close" />
          </div>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
