import { useState } from 'react';
import { ConfirmButton } from '../../forms/ConfirmButton.tsx';
import { FormButton } from '../../forms/FormButton.tsx';
import { BudgetsDocument, type BudgetsQuery, DeleteBudgetDocument } from '../../gql/graphql.ts';
import { useChange } from '../../graph/useChange.ts';
import { partOf, useScreen } from '../../graph/useScreen.ts';
import { ProjectLink } from '../../ui/AlertTable.tsx';
import { formatPeriod } from '../../ui/format.ts';
import { type NamedRecord, printName } from '../../ui/Name.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { BudgetForm, EditBudget } from './BudgetForm.tsx';
import { BudgetMeter } from './Budgets.tsx';
import type { Budget } from './budget.ts';

type ListedBudget = NonNullable<NonNullable<BudgetsQuery['workspace']>['budgets']>['nodes'][number];

/** Budgets of a page of the list. */
const PAGE_SIZE = 20;

interface BudgetsPageProps {
  readonly workspaceId: string;
  readonly projects: readonly NamedRecord[];
}

/** The budgets of a workspace, and what is spent of each. */
export const BudgetsPage = ({ workspaceId: workspace, projects }: BudgetsPageProps) => {
  const [page, setPage] = useState(1);
  const screen = useScreen(BudgetsDocument, { workspace, offset: (page - 1) * PAGE_SIZE });
  const part = partOf(screen, ['workspace', 'budgets'], screen.data?.workspace?.budgets);
  return (
    <>
      <PageHead title="Budgets" receivedAt={screen.receivedAt} hint="What may be spent, and what is">
        <FormButton name="budget" label="New budget">
          {(close) => <BudgetForm projects={projects} close={close} />}
        </FormButton>
      </PageHead>
      <Panel
        title="Budgets of the workspace"
        height={420}
        part={part}
        empty={part.state === 'ready' && part.value.totalCount === 0 && 'There is no budget yet.'}
      >
        {({ nodes, totalCount }) => (
          <>
            <table className="table cards" aria-label="Budgets">
              <thead>
                <tr>
                  <th scope="col">Budget</th>
                  <th scope="col">Cost of</th>
                  <th scope="col" className="wide">
                    Spent
                  </th>
                  <th scope="col">Notifies at</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {nodes.map((budget) => (
                  <BudgetRow key={budget.id} budget={budget} projects={projects} />
                ))}
              </tbody>
            </table>
            <Pager page={page} pageSize={PAGE_SIZE} totalCount={totalCount} show={setPage} />
          </>
        )}
      </Panel>
    </>
  );
};

interface BudgetRowProps {
  readonly budget: ListedBudget;
  readonly projects: readonly NamedRecord[];
}

const BudgetRow = ({ budget, projects }: BudgetRowProps) => (
  <tr>
    <td>
      <strong>{printName(budget)}</strong>
      <div className="quiet small">{formatPeriod(budget.start, budget.end)}</div>
    </td>
    <td data-label="Cost of">
      <BudgetScope budget={budget} />
    </td>
    <td data-label="Spent">
      <div className="stretch">
        <BudgetMeter budget={budget} />
      </div>
    </td>
    <td data-label="Notifies at" className="fit">
      {budget.notifications.map(({ threshold, unit }) => `${threshold}${unit === 'PERCENT' ? ' %' : ''}`).join(', ') ||
        '–'}
    </td>
    <td className="fit">
      <div className="actions">
        <EditBudget budget={budget} projects={projects} />
        <DeleteBudget budget={budget} />
      </div>
    </td>
  </tr>
);

const BudgetScope = ({ budget: { project, projectGroup, resourceGroup } }: { readonly budget: ListedBudget }) => {
  if (project) return <ProjectLink project={project} />;
  if (projectGroup) return printName(projectGroup);
  return resourceGroup === 'WORKSPACE' ? 'The workspace' : '–';
};

const DeleteBudget = ({ budget }: { readonly budget: Budget }) => {
  const remove = useChange(DeleteBudgetDocument, ({ budgetDelete }) => budgetDelete);
  return (
    <ConfirmButton
      label="Delete"
      of={`Delete ${printName(budget)}`}
      question={`Delete “${printName(budget)}”?`}
      act={async () => (await remove({ id: budget.id })).refusals}
    >
      Nobody is notified of its cost any more. The cost itself stays.
    </ConfirmButton>
  );
};
