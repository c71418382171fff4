import { MultiSelect, TextInput } from '@mantine/core';
import { FormBody } from '../../forms/FormBody.tsx';
import { fromLocalTime, toLocalTime } from '../../forms/localTime.ts';
import { useForm } from '../../forms/useForm.ts';
import { useWindows } from '../../graph/useWindows.ts';
import { type Named, nameOf } from '../../ui/Name.tsx';

const HOUR_MS = 3_600_000;

interface WindowFormProps {
  readonly projects: readonly Named[];
  readonly close: () => void;
}

/** Makes a maintenance window. Times are those of the browser's zone. */
export const WindowForm = ({ projects, close }: WindowFormProps) => {
  const windows = useWindows();
  const now = Date.now();
  const initial = { title: '', startTime: toLocalTime(now), endTime: toLocalTime(now + HOUR_MS) };
  const form = useForm({ ...initial, projectIds: [] as readonly string[] }, async (values) => {
    const refusals = await windows.create({
      title: values.title,
      projectIds: [...values.projectIds],
      startTime: fromLocalTime(values.startTime),
      endTime: fromLocalTime(values.endTime),
    });
    if (refusals.length === 0) close();
    return refusals;
  });
  return (
    <FormBody form={form} action="Make window" cancel={close}>
      <p className="quiet small">Alerts of its projects notify nobody while it runs, and do not escalate.</p>
      <TextInput label="Title" placeholder="Planned work" required data-autofocus {...form.field('title')} />
      <MultiSelect
        label="Projects"
        withAsterisk
        searchable
        hidePickedOptions
        placeholder={form.values.projectIds.length === 0 ? 'Choose projects' : ''}
        data={projects.map((project) => ({ value: project.id, label: nameOf(project) }))}
        {...form.choices('projectIds')}
      />
      <div className="form-pair">
        <TextInput label="From" type="datetime-local" required {...form.field('startTime')} />
        <TextInput label="Until" type="datetime-local" required {...form.field('endTime')} />
      </div>
    </FormBody>
  );
};
