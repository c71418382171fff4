import { BudgetNotification, PlannedLimit, ProviderFilter } from '../../contract/cost-analysis/budget.ts';
import { Scheduled } from '../../contract/cost-analysis/schedule.ts';
import { createSubgraph } from '../subgraph.ts';
import { Budget } from './resolvers/Budget.ts';
import { BudgetChange } from './resolvers/BudgetChange.ts';
import { CostReport } from './resolvers/CostReport.ts';
import { CostReportConfig } from './resolvers/CostReportConfig.ts';
import { CostReportData } from './resolvers/CostReportData.ts';
import { CostSchedule } from './resolvers/CostSchedule.ts';
import { CostScheduleTimes } from './resolvers/CostScheduleTimes.ts';
import { CustomWidget } from './resolvers/CustomWidget.ts';
import { DataSource } from './resolvers/DataSource.ts';
import { Mutation } from './resolvers/Mutation.ts';
import { Plugin } from './resolvers/Plugin.ts';
import { Project } from './resolvers/Project.ts';
import { ProjectGroup } from './resolvers/ProjectGroup.ts';
import { Query } from './resolvers/Query.ts';
import { ServiceAccount } from './resolvers/ServiceAccount.ts';
import { Subscription } from './resolvers/Subscription.ts';
import { User } from './resolvers/User.ts';
import { Workspace } from './resolvers/Workspace.ts';
import { budgets, costReportDataRows, costSchedules, customWidgets, dataSources } from './resources.ts';

/** The cost analysis subgraph. */
export const costAnalysis = createSubgraph(
  'cost-analysis',
  {
    Budget,
    BudgetChange,
    CostReport,
    CostReportConfig,
    CostReportData,
    CostSchedule,
    CostScheduleTimes,
    CustomWidget,
    DataSource,
    Mutation,
    Plugin,
    Project,
    ProjectGroup,
    Query,
    ServiceAccount,
    Subscription,
    User,
    Workspace,
  },
  {
    records: [budgets, costReportDataRows, costSchedules, customWidgets, dataSources],
    parts: { BudgetNotification, CostScheduleTimes: Scheduled, PlannedLimit, ProviderFilter },
  },
);
