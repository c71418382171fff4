import { MultiSelect, TextInput } from '@mantine/core';
import { FormBody } from '../../forms/FormBody.tsx';
import { fromLocalTime, toLocalTime } from '../../forms/localTime.ts';
import { mapChanged } from '../../forms/mapChanged.ts';
import { useForm } from '../../forms/useForm.ts';
import type { MaintenanceWindow } from '../../graph/maintenance.tsx';
import { useWindows } from '../../graph/useWindows.ts';
import { type NamedRecord, printName } from '../../ui/Name.tsx';

const HOUR_MS = 3_600_000;

interface WindowFormProps {
  readonly projects: readonly NamedRecord[];
  /** The window to change; undefined: a new one. */
  readonly window?: MaintenanceWindow;
  readonly close: () => void;
}

type WindowValues = {
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly projectIds: readonly string[];
};

/** Makes a maintenance window, or changes one. Times are those of the browser's zone. */
export const WindowForm = ({ projects, window, close }: WindowFormProps) => {
  const windows = useWindows();
  const form = useForm(window ? toWindowValues(window) : createWindowValues(Date.now()), async (values, changes) => {
    const refusals = window
      ? await windows.change({ id: window.id, ...toWindowInput(changes) })
      : await windows.create({ ...values, ...toWindowInput(values) } as Parameters<typeof windows.create>[0]);
    if (refusals.length === 0) close();
    return refusals;
  });
  const all = [...projects, ...(window?.projects ?? []).filter(({ id }) => projects.every((each) => each.id !== id))];
  return (
    <FormBody form={form} action={window ? 'Save window' : 'Make window'} cancel={close}>
      <p className="quiet small">Alerts of its projects notify nobody while it runs, and do not escalate.</p>
      <TextInput label="Title" placeholder="Planned work" required data-autofocus {...form.field('title')} />
      <MultiSelect
        label="Projects"
        withAsterisk
        searchable
        hidePickedOptions
        placeholder={form.values.projectIds.length === 0 ? 'Choose projects' : ''}
        data={all.map((project) => ({ value: project.id, label: printName(project) }))}
        {...form.choices('projectIds')}
      />
      <div className="form-pair">
        <TextInput label="From" type="datetime-local" required {...form.field('startTime')} />
        <TextInput label="Until" type="datetime-local" required {...form.field('endTime')} />
      </div>
    </FormBody>
  );
};

const createWindowValues = (now: number): WindowValues => ({
  ...{ title: '', projectIds: [] },
  ...{ startTime: toLocalTime(now), endTime: toLocalTime(now + HOUR_MS) },
});

const toWindowValues = ({ title, projects, startTime, endTime }: MaintenanceWindow): WindowValues => ({
  title,
  projectIds: projects.map(({ id }) => id),
  startTime: startTime === null ? '' : toLocalTime(Date.parse(startTime)),
  endTime: endTime === null ? '' : toLocalTime(Date.parse(endTime)),
});

const toWindowInput = ({ title, projectIds, startTime, endTime }: Partial<WindowValues>) => ({
  title,
  projectIds: mapChanged(projectIds, (ids) => [...ids]),
  startTime: mapChanged(startTime, fromLocalTime),
  endTime: mapChanged(endTime, fromLocalTime),
});
