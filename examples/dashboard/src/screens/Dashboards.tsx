import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import type { ProjectDashboardsQuery } from '../gql/graphql.ts';
import { formatCount } from '../ui/format.ts';
import { printName } from '../ui/Name.tsx';
import { Since } from '../ui/Tag.tsx';
import { VersionsButton } from './DashboardVersions.tsx';

type ListedDashboard = NonNullable<NonNullable<ProjectDashboardsQuery['project']>['dashboards']>['nodes'][number];

/** Dashboards, each with its versions. */
export const Dashboards = ({ dashboards }: { readonly dashboards: readonly ListedDashboard[] }) => (
  <ul className="plain rows" aria-label="Dashboards">
    {dashboards.map((dashboard) => (
      <li key={dashboard.id} className="row-line">
        <div>
          <Anchor component={Link} href={`/dashboards/${dashboard.id}`} fz="inherit" fw={600}>
            {dashboard.name}
          </Anchor>
          <div className="quiet small">
            {dashboard.viewers === 'PRIVATE'
              ? `Only for ${dashboard.user ? printName(dashboard.user) : 'its owner'}`
              : 'For everybody'}
            {' · changed '}
            <Since time={dashboard.updatedAt} />
          </div>
        </div>
        <VersionsButton dashboard={dashboard} label={printVersions(dashboard)} />
      </li>
    ))}
  </ul>
);

const printVersions = ({ versions }: ListedDashboard): string => {
  if (versions === null) return 'Versions';
  return versions.totalCount === 1 ? '1 version' : `${formatCount(versions.totalCount)} versions`;
};
