import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useLocation } from 'wouter';
import { FormBody } from '../forms/FormBody.tsx';
import { useForm } from '../forms/useForm.ts';
import { CreateDashboardDocument } from '../gql/graphql.ts';
import { useChange } from '../graph/useChange.ts';
import { newWidgets } from './widgets/newWidgets.ts';

interface DashboardFormProps {
  readonly projectId: string;
  readonly close: () => void;
}

const INITIAL = { name: '', viewers: 'PUBLIC', months: '6', layouts: newWidgets.map(({ title }) => title) };

/** Makes a dashboard of a project, and goes to it. */
export const DashboardForm = ({ projectId, close }: DashboardFormProps) => {
  const [, navigate] = useLocation();
  const create = useChange(CreateDashboardDocument, ({ projectDashboardCreate }) => projectDashboardCreate);
  const form = useForm(INITIAL, async ({ name, viewers, months, layouts }) => {
    const { payload, refusals } = await create({
      input: {
        ...{ projectId, name },
        viewers: viewers === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC',
        settings: { date_range: { months: Number(months) } },
        layouts: [newWidgets.filter(({ title }) => layouts.includes(title))],
      },
    });
    if (payload?.projectDashboard) navigate(`/dashboards/${payload.projectDashboard.id}`);
    return refusals;
  });
  return (
    <FormBody form={form} action="Make dashboard" cancel={close}>
      <TextInput label="Name" required data-autofocus {...form.field('name')} />
      <Checkbox.Group label="Widgets" {...form.choices('layouts')}>
        <div className="checks">
          {newWidgets.map(({ title }) => (
            <Checkbox key={title} value={title} label={title} />
          ))}
        </div>
      </Checkbox.Group>
      <div className="form-pair">
        <NativeSelect label="Months of cost" {...form.field('months')} data={['3', '6', '12', '24']} />
        <NativeSelect label="Seen by" {...form.field('viewers')}>
          <option value="PUBLIC">Everybody of the project</option>
          <option value="PRIVATE">Only you</option>
        </NativeSelect>
      </div>
    </FormBody>
  );
};
