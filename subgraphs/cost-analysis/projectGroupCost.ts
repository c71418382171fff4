/** Cost by groups of projects, which rows of cost do not name. */
import type { Context } from '../context.ts';
import { findProjectsWithin, findTopGroup } from '../projectGroups.ts';
import { sumAmounts } from './amounts.ts';
import { type CostAnalysis, type CostRow, loadCost, type MemberDimension, type ParentCost } from './costAnalysis.ts';
import type { CostDimension } from './generated.ts';

/** The cost of a parent that a series shows, and its dimensions. */
export interface CostRequest extends Omit<CostAnalysis, 'groupBy'> {
  readonly groupBy: readonly CostDimension[];
}

/**
 * Loads the cost of a parent by dimensions that may be groups of projects: then by project, with the topmost group of each. Takes two more
 * calls: a list of these projects and one of all groups.
 *
 * @throws {OperationError} as `loadCost`, and of the lists
 */
export const loadCostBy = async (context: Context, parent: string, request: CostRequest): Promise<ParentCost> => {
  if (!request.groupBy.includes('PROJECT_GROUP'))
    return loadCost(context, parent, { ...request, groupBy: toMemberDimensions(request) });
  const groupBy = toMemberDimensions(request);
  const { rows } = await loadCost(context, parent, { ...request, groupBy, top: null });
  const regrouped = rows.map(async ({ values, amounts }) => ({
    amounts,
    values: await Promise.all(
      request.groupBy.map((dimension) =>
        dimension === 'PROJECT_GROUP'
          ? findProjectGroup(context, values[groupBy.indexOf('PROJECT')]?.id)
          : (values[groupBy.indexOf(dimension)] ?? UNSET),
      ),
    ),
  }));
  return { rows: mergeCostRows(await Promise.all(regrouped)), totals: null };
};

const toMemberDimensions = ({ groupBy }: CostRequest): MemberDimension[] => [
  ...new Set(groupBy.map((dimension) => (dimension === 'PROJECT_GROUP' ? 'PROJECT' : dimension))),
];

const UNSET = { id: null, name: null };

const findProjectGroup = async (context: Context, project: string | null | undefined) =>
  (project && (await findTopGroup(context, project))) || UNSET;

/** One row for the rows with the same identifiers. */
const mergeCostRows = (rows: readonly CostRow[]): CostRow[] =>
  [...Map.groupBy(rows, ({ values }) => JSON.stringify(values.map(({ id }) => id))).values()].map((same) => ({
    values: same[0]?.values ?? [],
    amounts: addAmounts(same),
  }));

const addAmounts = (rows: readonly CostRow[]): ReadonlyMap<string, number> => {
  const byDate = Map.groupBy(
    rows.flatMap(({ amounts }) => [...amounts]),
    ([date]) => date,
  );
  return new Map([...byDate].map(([date, amounts]) => [date, sumAmounts(amounts.map(([, amount]) => amount))]));
};

/**
 * Loads the cost of a group of projects: that of its projects and of those in groups below it. All groups of one field share one
 * `cost_analysis.cost_report_data.analyze` for each 500 projects, a list of all groups and one of projects.
 *
 * @returns null where the deployment cannot list groups or projects
 * @throws {OperationError} as `loadCostBy`
 */
export const loadCostOfGroup = async (
  context: Context,
  group: string,
  request: CostRequest,
): Promise<ParentCost | null> => {
  const own = await findProjectsWithin(context, group);
  if (own === null) return null;
  const ofProject = { ...request, member: 'project_id', top: null };
  const costs = await Promise.all(own.map((project) => loadCostBy(context, project, ofProject)));
  return { rows: mergeCostRows(costs.flatMap(({ rows }) => rows)), totals: null };
};
