import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { NamedRecord } from '../ui/Name.tsx';
import { type Command, useCommands } from './useCommands.ts';

interface CommandPaletteProps {
  readonly projects: readonly NamedRecord[];
  /** Of who signed in; null while that is not known. */
  readonly userId: string | null;
  readonly opened: boolean;
  readonly setOpened: (opened: boolean) => void;
}

/** Does things, and leads to pages, projects, and the alerts that match a text. Opens with Ctrl+K, or ⌘K. */
export const CommandPalette = ({ projects, userId, opened, setOpened }: CommandPaletteProps) => {
  useHotkeys([['mod+K', () => setOpened(true)]], []);
  const commandsFor = useCommands(projects, userId);
  return (
    <Modal
      opened={opened}
      onClose={() => setOpened(false)}
      title="Do or go to"
      closeButtonProps={{ 'aria-label': 'Close' }}
      yOffset="12vh"
      keepMounted={false}
    >
      <CommandSearch commandsFor={commandsFor} close={() => setOpened(false)} />
    </Modal>
  );
};

interface CommandSearchProps {
  readonly commandsFor: (text: string) => readonly Command[];
  readonly close: () => void;
}

const CommandSearch = ({ commandsFor, close }: CommandSearchProps) => {
  const [text, setText] = useState('');
  const combobox = useCombobox({ opened: true, onDropdownClose: close });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the text, Enter means the first command
  useEffect(() => void combobox.selectFirstOption(), [text]);
  const commands = commandsFor(text.trim());
  const run = (label: string) => {
    close();
    commands.find((command) => command.label === label)?.run();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={run}>
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          aria-label="Page, project, alert or what to do"
          placeholder="Page, project, alert or what to do"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options mt="xs" mah="50vh" style={{ overflowY: 'auto' }}>
        {commands.map(({ label, hint }) => (
          <Combobox.Option key={label} value={label}>
            {label} {hint && <span className="quiet small">{hint}</span>}
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </Combobox>
  );
};
