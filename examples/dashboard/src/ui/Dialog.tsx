import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface DialogProps {
  readonly title: string;
  readonly opened: boolean;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A dialog with a title and a button that closes it. The focus stays inside and then returns to where it was. */
export const Dialog = ({ title, opened, close, children }: DialogProps) => (
  <Modal.Root opened={opened} onClose={close}>
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
