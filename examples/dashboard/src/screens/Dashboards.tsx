import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ProjectDashboardsQuery } from '../gql/graphql.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { formatTime } from '../ui/format.ts';
import { printName } from '../ui/Name.tsx';
import { Since, Tag } from '../ui/Tag.tsx';

type ListedDashboard = NonNullable<NonNullable<ProjectDashboardsQuery['project']>['dashboards']>['nodes'][number];

/** Dashboards, and a dialog with the versions of one. */
export const Dashboards = ({ dashboards }: { readonly dashboards: readonly ListedDashboard[] }) => {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
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
            <Button
              size="compact-sm"
              variant="default"
              style={{ flexShrink: 0 }}
              onClick={() => setOpenId(dashboard.id)}
              aria-label={`${printVersions(dashboard)} of ${dashboard.name}`}
            >
              {printVersions(dashboard)}
            </Button>
          </li>
        ))}
      </ul>
      <VersionsDialog dashboard={dashboards.find(({ id }) => id === openId) ?? null} close={() => setOpenId(null)} />
    </>
  );
};

const printVersions = ({ versions }: ListedDashboard): string =>
  versions?.totalCount === 1 ? '1 version' : `${versions?.totalCount ?? 0} versions`;

const VersionsDialog = ({
  dashboard,
  close,
}: {
  readonly dashboard: ListedDashboard | null;
  readonly close: () => void;
}) => (
  <Dialog opened={dashboard !== null} close={close} title={`Versions of ${dashboard?.name ?? ''}`}>
    <ol className="plain rows">
      {dashboard?.versions?.nodes.map(({ version, latest, createdAt }) => (
        <li key={version} className="row-line">
          <span>
            Version {version} {latest && <Tag tone="good">Current</Tag>}
          </span>
          <span className="quiet small">{createdAt ? formatTime(createdAt) : ''}</span>
        </li>
      ))}
    </ol>
  </Dialog>
);
