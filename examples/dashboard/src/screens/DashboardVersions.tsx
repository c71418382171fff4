import { Button } from '@mantine/core';
import { useState } from 'react';
import { focusElement, Question } from '../forms/ConfirmButton.tsx';
import {
  DashboardVersionsDocument,
  type DashboardVersionsQuery,
  DeleteDashboardVersionDocument,
  RevertDashboardDocument,
} from '../gql/graphql.ts';
import { useChange } from '../graph/useChange.ts';
import { partOf, useScreen } from '../graph/useScreen.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { formatTime } from '../ui/format.ts';
import { useNotify } from '../ui/Notices.tsx';
import { Pager } from '../ui/Pager.tsx';
import { PartContent } from '../ui/Panel.tsx';
import { Tag } from '../ui/Tag.tsx';
import { readWidgets } from './widgets/readWidgets.ts';

type DashboardVersionPage = NonNullable<NonNullable<DashboardVersionsQuery['projectDashboard']>['versions']>;
type DashboardVersion = DashboardVersionPage['nodes'][number];

/** Versions of a page of the list. */
const PAGE_SIZE = 10;

interface VersionsButtonProps {
  readonly dashboard: { readonly id: string; readonly name: string };
  /** What the button says, such as `4 versions`. */
  readonly label: string;
}

/** A button that opens a dialog with the versions of a dashboard. People revert to them and delete them there. */
export const VersionsButton = ({ dashboard: { id, name }, label }: VersionsButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  /** The version of which the dialog asks whether to delete it. */
  const [doomed, setDoomed] = useState<number | null>(null);
  const open = () => {
    setDoomed(null);
    setIsOpen(true);
  };
  return (
    <>
      <Button size="compact-sm" variant="default" flex="none" onClick={open} aria-label={`${label} of ${name}`}>
        {label}
      </Button>
      <Dialog
        title={doomed === null ? `Versions of ${name}` : `Delete version ${doomed} of ${name}?`}
        opened={isOpen}
        close={() => setIsOpen(false)}
      >
        {doomed === null ? (
          <Versions id={id} name={name} remove={setDoomed} />
        ) : (
          <DeleteVersion id={id} version={doomed} close={() => setDoomed(null)} />
        )}
      </Dialog>
    </>
  );
};

interface VersionsProps {
  readonly id: string;
  readonly name: string;
  readonly remove: (version: number) => void;
}

const Versions = ({ id, name, remove }: VersionsProps) => {
  const [page, setPage] = useState(1);
  const screen = useScreen(DashboardVersionsDocument, { id, offset: (page - 1) * PAGE_SIZE });
  const part = partOf(screen, ['projectDashboard', 'versions'], screen.data?.projectDashboard?.versions);
  const { reverting, revert } = useRevert(id, name);
  return (
    <div ref={focusElement} tabIndex={-1} className="versions">
      <PartContent part={part} height={200}>
        {({ nodes, totalCount }) => (
          <>
            <ol className="plain rows" aria-label="Versions">
              {nodes.map((version) => (
                <li key={version.version} className="row-line">
                  <VersionSummary version={version} />
                  {!version.latest && (
                    <VersionButtons version={version} reverting={reverting} revert={revert} remove={remove} />
                  )}
                </li>
              ))}
            </ol>
            {totalCount > PAGE_SIZE && (
              <Pager page={page} pageSize={PAGE_SIZE} totalCount={totalCount} show={setPage} />
            )}
          </>
        )}
      </PartContent>
    </div>
  );
};

interface VersionSummaryProps {
  readonly version: DashboardVersion;
}

const VersionSummary = ({ version: { version, latest, createdAt, layouts } }: VersionSummaryProps) => {
  const titles = readWidgets(layouts).map(({ title }) => title);
  return (
    <div>
      Version {version} {latest && <Tag tone="good">Current</Tag>}
      <div className="quiet small">{createdAt && formatTime(createdAt)}</div>
      <div className="quiet small">{titles.join(', ') || 'No widgets'}</div>
    </div>
  );
};

interface VersionButtonsProps extends VersionSummaryProps, Reverting {
  readonly remove: (version: number) => void;
}

const VersionButtons = ({ version: { version }, reverting, revert, remove }: VersionButtonsProps) => (
  <div className="actions">
    <Button
      size="compact-sm"
      variant="default"
      loading={reverting === version}
      disabled={reverting !== null}
      onClick={() => revert(version)}
      aria-label={`Revert to version ${version}`}
    >
      Revert
    </Button>
    <Button
      size="compact-sm"
      variant="default"
      onClick={() => remove(version)}
      aria-label={`Delete version ${version}`}
    >
      Delete
    </Button>
  </div>
);

interface Reverting {
  /** The version that is being reverted to. */
  readonly reverting: number | null;
  readonly revert: (version: number) => Promise<void>;
}

/** Makes a new version of a dashboard that is as an earlier one. */
const useRevert = (id: string, name: string): Reverting => {
  const notify = useNotify();
  const [reverting, setReverting] = useState<number | null>(null);
  const change = useChange(
    RevertDashboardDocument,
    ({ projectDashboardRevertVersion }) => projectDashboardRevertVersion,
  );
  const revert = async (version: number) => {
    setReverting(version);
    const [refusal] = (await change({ id, version })).refusals;
    setReverting(null);
    notify(refusal?.message ?? `“${name}” is as in version ${version} again.`, refusal !== undefined);
  };
  return { reverting, revert };
};

interface DeleteVersionProps {
  readonly id: string;
  readonly version: number;
  readonly close: () => void;
}

const DeleteVersion = ({ id, version, close }: DeleteVersionProps) => {
  const remove = useChange(
    DeleteDashboardVersionDocument,
    ({ projectDashboardDeleteVersion }) => projectDashboardDeleteVersion,
  );
  return (
    <Question label="Delete" act={async () => (await remove({ id, version })).refusals} close={close}>
      The dashboard cannot be reverted to it any more. What it shows now stays.
    </Question>
  );
};
