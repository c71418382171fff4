import { useLocation, useRoute } from 'wouter';
import { useAlertActions } from '../graph/useAlertActions.ts';
import { useWindows } from '../graph/useWindows.ts';
import { type NamedRecord, printName } from '../ui/Name.tsx';

/** Something that the palette does. */
export interface Command {
  /** Unique among the commands. */
  readonly label: string;
  readonly hint?: string;
  readonly run: () => void;
}

const HOUR_MS = 3_600_000;

const places: readonly (readonly [string, string])[] = [
  ['Overview', '/'],
  ['On call', '/on-call'],
  ['Maintenance', '/maintenance'],
  ['Budgets', '/budgets'],
  ['Services', '/services'],
  ['Webhooks', '/webhooks'],
  ['New budget', '/budgets?form=budget'],
  ['New maintenance window', '/maintenance?form=window'],
  ['New webhook', '/webhooks?form=webhook'],
];

/** The commands that match a text: of the alert that is shown, of pages, and of projects. */
export const useCommands = (
  projects: readonly NamedRecord[],
  userId: string | null,
): ((text: string) => readonly Command[]) => {
  const [, navigate] = useLocation();
  const ofAlert = useAlertCommands(userId);
  const { quiet } = useWindows();
  const goTo = (label: string, href: string): Command => ({ label, run: () => navigate(href) });
  const all: readonly Command[] = [
    ...places.map(([label, href]) => goTo(label, href)),
    ...ofAlert,
    ...projects.map((project) => goTo(printName(project), `/projects/${project.id}`)),
    ...projects.map((project) => ({
      label: `Quiet ${printName(project)} for an hour`,
      run: () => void quiet(project, (now) => now + HOUR_MS),
    })),
  ];
  return (text) => {
    const found = all.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
    if (text === '') return found;
    const search = new URLSearchParams({ state: 'ALL', q: text });
    return [...found, goTo(`Alerts with “${text}”`, `/on-call?${search}`)];
  };
};

/** What can be done with the alert whose page is shown. */
const useAlertCommands = (userId: string | null): readonly Command[] => {
  const [isShown, params] = useRoute('/alerts/:id');
  const { acknowledge, resolve, assign } = useAlertActions();
  if (!isShown) return [];
  const ids = [params.id];
  return [
    { label: 'Acknowledge', hint: 'this alert', run: () => void acknowledge(ids) },
    ...(userId === null ? [] : [{ label: 'Assign to me', hint: 'this alert', run: () => void assign(ids, userId) }]),
    { label: 'Resolve', hint: 'this alert', run: () => void resolve(ids) },
  ];
};
