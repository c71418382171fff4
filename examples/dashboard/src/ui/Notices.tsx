import { Notification } from '@mantine/core';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

interface Notice {
  readonly id: number;
  readonly text: string;
  readonly failed: boolean;
}

type Notify = (text: string, failed?: boolean) => void;

const Context = createContext<Notify>(() => {});

/** Shows a message for six seconds, or until it is closed if it reports a failure. Screen readers announce it. */
export const useNotify = (): Notify => useContext(Context);

let lastId = 0;

export const NoticesProvider = ({ children }: { readonly children: ReactNode }) => {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const close = useCallback((id: number) => setNotices((all) => all.filter((each) => each.id !== id)), []);
  const notify = useCallback<Notify>(
    (text, failed = false) => {
      const id = ++lastId;
      setNotices((all) => [...all.slice(-2), { id, text, failed }]);
      if (!failed) setTimeout(close, 6000, id);
    },
    [close],
  );
  return (
    <Context value={notify}>
      {children}
      <div className="notices" role="status" aria-live="polite">
        {notices.map(({ id, text, failed }) => (
          <Notification
            key={id}
            color={failed ? 'red' : 'teal'}
            withBorder
            role="none"
            onClose={() => close(id)}
            closeButtonProps={{ 'aria-label': 'Close message' }}
          >
            {text}
          </Notification>
        ))}
      </div>
    </Context>
  );
};
