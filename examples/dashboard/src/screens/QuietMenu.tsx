import { Button, Menu } from '@mantine/core';
import { useWindows } from '../graph/useWindows.ts';
import { type NamedRecord, printName } from '../ui/Name.tsx';

const HOUR_MS = 3_600_000;

const findTomorrow = (now: number): number => {
  const morning = new Date(now);
  morning.setDate(morning.getDate() + 1);
  return morning.setHours(9, 0, 0, 0);
};

const spans: readonly { readonly label: string; readonly until: (now: number) => number }[] = [
  { label: 'For an hour', until: (now) => now + HOUR_MS },
  { label: 'For four hours', until: (now) => now + 4 * HOUR_MS },
  { label: 'Until tomorrow, 9:00', until: findTomorrow },
];

/** Silences a project for a while, by a maintenance window that begins now. */
export const QuietMenu = ({ project }: { readonly project: NamedRecord }) => {
  const { quiet } = useWindows();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="compact-sm" variant="default">
          Quiet…
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Alerts of {printName(project)} notify nobody</Menu.Label>
        {spans.map(({ label, until }) => (
          <Menu.Item key={label} onClick={() => quiet(project, until)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
