import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { FormBody } from '../../forms/FormBody.tsx';
import { useForm } from '../../forms/useForm.ts';
import { type BudgetCreateInput, CreateBudgetDocument, DataSourcesDocument } from '../../gql/graphql.ts';
import { useChange } from '../../graph/useChange.ts';
import { useScreen } from '../../graph/useScreen.ts';
import { type Named, nameOf } from '../../ui/Name.tsx';
import { useNotify } from '../../ui/Notices.tsx';

interface BudgetFormProps {
  readonly projects: readonly Named[];
  /** The project of the budget; undefined: people choose it. */
  readonly projectId?: string;
  readonly close: () => void;
}

const thisYear = new Date().getUTCFullYear();

const INITIAL = {
  ...{ name: '', projectId: '', limit: '', start: `${thisYear}-01`, end: `${thisYear}-12` },
  ...{ timeUnit: 'MONTHLY', dataSourceId: '', notifications: true },
};

const WARNINGS: BudgetCreateInput['notifications'] = [
  { threshold: 80, unit: 'PERCENT', notificationType: 'WARNING' },
  { threshold: 100, unit: 'PERCENT', notificationType: 'CRITICAL' },
];

/** Makes a budget of a project, or of the workspace. */
export const BudgetForm = ({ projects, projectId = '', close }: BudgetFormProps) => {
  const notify = useNotify();
  const create = useChange(CreateBudgetDocument, ({ budgetCreate }) => budgetCreate);
  const sources = useScreen(DataSourcesDocument, {}).data?.dataSources?.nodes ?? [];
  const form = useForm({ ...INITIAL, projectId }, async (values) => {
    const dataSourceId = values.dataSourceId || (sources[0]?.id ?? '');
    const { payload, refusals } = await create({ input: inputOf({ ...values, dataSourceId }) });
    if (payload === null) return refusals;
    notify(`Budget “${values.name}” made.`);
    close();
    return [];
  });
  return (
    <FormBody form={form} action="Make budget" cancel={close}>
      <TextInput label="Name" required data-autofocus {...form.field('name')} />
      <NativeSelect label="Cost of" {...form.field('projectId')}>
        <option value="">The whole workspace</option>
        {projects.map((project) => (
          <option key={project.id} value={project.id}>
            {nameOf(project)}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        label="Amount"
        description="Of all its months together, in the currency of the bill"
        type="number"
        min={0}
        step="any"
        required
        {...form.field('limit')}
      />
      <div className="form-pair">
        <TextInput label="First month" {...MONTH} {...form.field('start')} />
        <TextInput label="Last month" {...MONTH} {...form.field('end')} />
      </div>
      <NativeSelect label="Planned" {...form.field('timeUnit')}>
        <option value="MONTHLY">The same for each month</option>
        <option value="TOTAL">For the whole time</option>
      </NativeSelect>
      {sources.length > 1 && (
        <NativeSelect label="Bill" required {...form.field('dataSourceId')}>
          {sources.map((source) => (
            <option key={source.id} value={source.id}>
              {nameOf(source)}
            </option>
          ))}
        </NativeSelect>
      )}
      <Checkbox
        label="Notify at 80 and at 100 percent"
        checked={form.values.notifications}
        onChange={({ currentTarget }) => form.set('notifications', currentTarget.checked)}
      />
    </FormBody>
  );
};

/** Where browsers have no input for months, it is one for texts. */
const MONTH = { type: 'month', required: true, pattern: String.raw`\d{4}-\d{2}`, placeholder: '2026-01' } as const;

const inputOf = ({ projectId, limit, timeUnit, notifications, ...values }: typeof INITIAL): BudgetCreateInput => ({
  ...values,
  ...(projectId === '' ? { resourceGroup: 'WORKSPACE' } : { resourceGroup: 'PROJECT', projectId }),
  limit: Number(limit),
  timeUnit: timeUnit === 'TOTAL' ? 'TOTAL' : 'MONTHLY',
  notifications: notifications ? WARNINGS : [],
});
