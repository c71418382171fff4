import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type Named, nameOf } from '../ui/Name.tsx';

/** A place to go to. */
interface Place {
  readonly label: string;
  readonly href: string;
}

interface CommandPaletteProps {
  readonly projects: readonly Named[];
  readonly opened: boolean;
  readonly setOpened: (opened: boolean) => void;
}

/** Leads to a page, a project, or the alerts that match a text. Opens with Ctrl+K, or ⌘K. */
export const CommandPalette = ({ projects, opened, setOpened }: CommandPaletteProps) => {
  useHotkeys([['mod+K', () => setOpened(true)]], []);
  return (
    <Modal
      opened={opened}
      onClose={() => setOpened(false)}
      title="Go to"
      closeButtonProps={{ 'aria-label': 'Close' }}
      yOffset="12vh"
      keepMounted={false}
    >
      <PlaceSearch projects={projects} close={() => setOpened(false)} />
    </Modal>
  );
};

const PlaceSearch = ({ projects, close }: { readonly projects: readonly Named[]; readonly close: () => void }) => {
  const [text, setText] = useState('');
  const [, navigate] = useLocation();
  const combobox = useCombobox({ opened: true, onDropdownClose: close });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the text, Enter means the first place
  useEffect(() => void combobox.selectFirstOption(), [text]);
  const places = placesFor(text.trim(), projects);
  const go = (href: string) => {
    close();
    navigate(href);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={go}>
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          aria-label="Page, project or alert"
          placeholder="Page, project or alert"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options mt="xs" mah="50vh" style={{ overflowY: 'auto' }}>
        {places.map(({ href, label }) => (
          <Combobox.Option key={href} value={href}>
            {label}
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </Combobox>
  );
};

const PAGES: readonly Place[] = [
  { label: 'Overview', href: '/' },
  { label: 'On call', href: '/on-call' },
];

const placesFor = (text: string, projects: readonly Named[]): readonly Place[] => {
  const ofProjects = projects.map((project) => ({ label: nameOf(project), href: `/projects/${project.id}` }));
  const found = [...PAGES, ...ofProjects].filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  if (text === '') return found;
  return [
    ...found,
    { label: `Alerts with “${text}”`, href: `/on-call?${new URLSearchParams({ state: 'ALL', q: text })}` },
  ];
};
