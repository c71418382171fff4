import { NativeSelect } from '@mantine/core';
import { CostsDocument, type CostsQuery } from '../gql/graphql.ts';
import { partOf, useScreen } from '../graph/useScreen.ts';
import { formatCount, formatMoney, formatMonth, formatPercent } from '../ui/format.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { Panel } from '../ui/Panel.tsx';
import { providerName } from '../ui/providers.ts';
import { useUrlState } from '../ui/useUrlState.ts';
import { lastMonths } from './period.ts';

type CostsPageSeries = NonNullable<NonNullable<CostsQuery['workspace']>['costSeries']>;

/** What a part of the cost is for, by names. */
interface CostTableRow {
  readonly provider: string;
  readonly project: string;
  readonly product: string;
  readonly amount: number;
}

const DEFAULTS = { month: lastMonths().lastMonth, provider: '', project: '', product: '' };
const FILTERS = ['provider', 'project', 'product'] as const;

/** What the cost of a month consists of: the rows behind the charts of cost. */
export const CostsPage = ({ workspaceId: workspace }: { readonly workspaceId: string }) => {
  const [filters, change] = useUrlState(DEFAULTS);
  const screen = useScreen(CostsDocument, { workspace, month: filters.month });
  const part = partOf(screen, ['workspace', 'costSeries'], screen.data?.workspace?.costSeries);
  const all = part.state === 'ready' ? toCostRows(part.value) : [];
  const rows = all.filter((row) => FILTERS.every((name) => filters[name] === '' || filters[name] === row[name]));
  return (
    <>
      <PageHead
        title={`Cost of ${formatMonth(filters.month)}`}
        hint="By project and product"
        receivedAt={screen.receivedAt}
      />
      <div className="toolbar">
        {FILTERS.map((name) => (
          <NativeSelect
            key={name}
            size="xs"
            aria-label={name}
            data={[{ value: '', label: `Every ${name}` }, ...listOptions(all, name, filters[name])]}
            value={filters[name]}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
          />
        ))}
      </div>
      <Panel
        title="Parts of the cost"
        hint={`${formatCount(rows.length)} in all, largest first`}
        height={420}
        part={part}
        empty={part.state === 'ready' && rows.length === 0 && 'No cost matches.'}
      >
        {({ currency }) => <CostTable rows={rows} currency={currency} />}
      </Panel>
    </>
  );
};

const toCostRows = ({ groups }: CostsPageSeries): readonly CostTableRow[] =>
  groups.map(({ values: [provider, project, product], total }) => ({
    provider: providerName(provider?.id ?? 'Without a provider'),
    project: project?.name ?? project?.id ?? 'Without a project',
    product: product?.name ?? product?.id ?? 'Without a product',
    amount: total,
  }));

/** The values to choose from; also that of the address, if no row has it. */
const listOptions = (rows: readonly CostTableRow[], name: (typeof FILTERS)[number], chosen: string): string[] =>
  [...new Set([...rows.map((row) => row[name]), chosen])].filter((value) => value !== '').toSorted();

const CostTable = ({ rows, currency }: { readonly rows: readonly CostTableRow[]; readonly currency: string }) => {
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <table className="table cards" aria-label="Parts of the cost">
      <thead>
        <tr>
          <th scope="col" className="wide">
            Product
          </th>
          <th scope="col">Project</th>
          <th scope="col">Provider</th>
          <th scope="col" className="number">
            Cost
          </th>
          <th scope="col" className="number">
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ provider, project, product, amount }) => (
          <tr key={`${provider} ${project} ${product}`}>
            <td>{product}</td>
            <td data-label="Project">{project}</td>
            <td data-label="Provider">{provider}</td>
            <td data-label="Cost" className="number">
              {formatMoney(amount, currency)}
            </td>
            <td data-label="Share" className="number">
              {formatPercent(amount / (total || 1))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            Together
          </th>
          <td className="number">{formatMoney(total, currency)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
};
