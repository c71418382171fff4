import { NativeSelect, TextInput } from '@mantine/core';
import { useLocation } from 'wouter';
import { FormBody } from '../forms/FormBody.tsx';
import { mapChanged } from '../forms/mapChanged.ts';
import { useFinish } from '../forms/useFinish.ts';
import { useForm } from '../forms/useForm.ts';
import { CreateDashboardDocument, UpdateDashboardDocument } from '../gql/graphql.ts';
import { type ChangeRefusal, useChange } from '../graph/useChange.ts';
import type { Dashboard } from './dashboard.ts';
import { newWidgets } from './widgets/newWidgets.ts';
import { readMonthCount, toWidgetFields, type WidgetFields } from './widgets/readWidgets.ts';
import { WidgetsField } from './widgets/WidgetsField.tsx';

type DashboardFormProps = { readonly close: () => void } & (
  | { readonly projectId: string; readonly dashboard?: undefined }
  | { readonly dashboard: Dashboard; readonly projectId?: undefined }
);

type DashboardValues = {
  readonly name: string;
  readonly viewers: string;
  readonly months: string;
  readonly layouts: readonly WidgetFields[];
};

const INITIAL: DashboardValues = { name: '', viewers: 'PUBLIC', months: '6', layouts: newWidgets.map(toWidgetFields) };

const toDashboardValues = ({ name, viewers, settings, layouts }: Dashboard): DashboardValues => ({
  ...{ name, viewers },
  months: String(readMonthCount(settings)),
  layouts: layouts.flat().map(toWidgetFields),
});

const toSettings = (months: string) => ({ date_range: { months: Number(months) } });

const MONTHS = ['3', '6', '12', '24'];

/** Makes a dashboard of a project, and goes to it; or changes one. */
export const DashboardForm = ({ projectId, dashboard, close }: DashboardFormProps) => {
  const create = useCreate();
  const update = useChange(UpdateDashboardDocument, ({ projectDashboardUpdate }) => projectDashboardUpdate);
  const finish = useFinish(close);
  const form = useForm(dashboard ? toDashboardValues(dashboard) : INITIAL, async (values, changes) => {
    if (!dashboard) return create(projectId, values);
    const { refusals } = await update({ input: { id: dashboard.id, ...toChangedInput(changes) } });
    return finish(refusals, 'Dashboard changed.');
  });
  const { months, layouts } = form.values;
  return (
    <FormBody form={form} action={dashboard ? 'Save dashboard' : 'Make dashboard'} cancel={close}>
      <TextInput label="Name" required data-autofocus {...form.field('name')} />
      <WidgetsField
        value={layouts}
        onChange={(value) => form.set('layouts', value)}
        error={form.problemAt('layouts')}
      />
      <div className="form-pair">
        <NativeSelect
          label="Months of cost"
          {...form.field('months')}
          data={MONTHS.includes(months) ? MONTHS : [months, ...MONTHS]}
        />
        {!dashboard && (
          <NativeSelect label="Seen by" {...form.field('viewers')}>
            <option value="PUBLIC">Everybody of the project</option>
            <option value="PRIVATE">Only you</option>
          </NativeSelect>
        )}
      </div>
    </FormBody>
  );
};

const useCreate = () => {
  const [, navigate] = useLocation();
  const create = useChange(CreateDashboardDocument, ({ projectDashboardCreate }) => projectDashboardCreate);
  return async (
    projectId: string,
    { name, viewers, months, layouts }: DashboardValues,
  ): Promise<readonly ChangeRefusal[]> => {
    const { payload, refusals } = await create({
      input: {
        ...{ projectId, name },
        viewers: viewers === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC',
        settings: toSettings(months),
        layouts: [layouts],
      },
    });
    if (payload?.projectDashboard) navigate(`/dashboards/${payload.projectDashboard.id}`);
    return refusals;
  };
};

const toChangedInput = ({ name, months, layouts }: Partial<DashboardValues>) => ({
  name,
  settings: mapChanged(months, toSettings),
  layouts: mapChanged(layouts, (widgets) => [widgets]),
});
