import { MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import { FormBody } from '../../forms/FormBody.tsx';
import { FormButton } from '../../forms/FormButton.tsx';
import { useFinish } from '../../forms/useFinish.ts';
import { type Form, useForm } from '../../forms/useForm.ts';
import { DataSourcesDocument } from '../../gql/graphql.ts';
import { useScreen } from '../../graph/useScreen.ts';
import { type NamedRecord, printName } from '../../ui/Name.tsx';
import type { Budget } from './budget.ts';
import { type BudgetValues, createBudgetValues, readThresholds, toBudgetValues, useBudgets } from './useBudgets.ts';

interface BudgetFormProps {
  readonly projects: readonly NamedRecord[];
  /** The budget to change; undefined: a new one. */
  readonly budget?: Budget;
  /** The project of a new budget; undefined: people choose it. */
  readonly projectId?: string;
  readonly close: () => void;
}

/** Makes a budget of a project, or of the workspace, or changes one. */
export const BudgetForm = ({ projects, budget, projectId = '', close }: BudgetFormProps) => {
  const finish = useFinish(close);
  const budgets = useBudgets();
  const sources = useScreen(DataSourcesDocument, {}).data?.dataSources?.nodes ?? [];
  const form = useForm(budget ? toBudgetValues(budget) : createBudgetValues(projectId), async (values, changes) => {
    const dataSourceId = values.dataSourceId || (sources[0]?.id ?? '');
    const refusals = budget ? await budgets.change(budget, changes) : await budgets.create({ ...values, dataSourceId });
    return finish(refusals, `Budget “${values.name}” ${budget ? 'changed' : 'made'}.`);
  });
  return (
    <FormBody form={form} action={budget ? 'Save budget' : 'Make budget'} cancel={close}>
      <TextInput label="Name" required data-autofocus {...form.field('name')} />
      {!budget && <BudgetTargetField form={form} projects={projects} />}
      <TextInput
        label="Amount"
        description={
          budget
            ? `Of all its months together, in ${budget.currency}. A new amount is spread evenly.`
            : 'Of all its months together, in the currency of the bill'
        }
        type="number"
        min={0}
        step="any"
        required
        {...form.field('limit')}
      />
      {!budget && <Plan form={form} sources={sources} />}
      <MultiSelect
        label="Notify at"
        placeholder={form.values.notifications.length === 0 ? 'Never' : ''}
        data={readThresholds(budget)}
        {...form.choices('notifications')}
      />
    </FormBody>
  );
};

/** A button that opens the form of a budget. */
export const EditBudget = ({
  budget,
  projects,
}: {
  readonly budget: Budget;
  readonly projects: readonly NamedRecord[];
}) => (
  <FormButton name={`budget-${budget.id}`} label="Edit" title={`Edit ${printName(budget)}`} isSmall>
    {(close) => <BudgetForm projects={projects} budget={budget} close={close} />}
  </FormButton>
);

type BudgetFormState = Form<BudgetValues>;

interface BudgetTargetFieldProps {
  readonly form: BudgetFormState;
  readonly projects: readonly NamedRecord[];
}

const BudgetTargetField = ({ form, projects }: BudgetTargetFieldProps) => (
  <NativeSelect label="Cost of" {...form.field('projectId')}>
    <option value="">The whole workspace</option>
    {projects.map((project) => (
      <option key={project.id} value={project.id}>
        {printName(project)}
      </option>
    ))}
  </NativeSelect>
);

/** Where browsers have no input for months, it is one for texts. */
const MONTH = { type: 'month', required: true, pattern: String.raw`\d{4}-\d{2}`, placeholder: '2026-01' } as const;

interface PlanProps {
  readonly form: BudgetFormState;
  /** The bills; of a single one, nothing is to be chosen. */
  readonly sources: readonly NamedRecord[];
}

/** The months of a budget, and the bill that it is compared with. They never change. */
const Plan = ({ form, sources }: PlanProps) => (
  <>
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
            {printName(source)}
          </option>
        ))}
      </NativeSelect>
    )}
  </>
);
