import { useState } from 'react';
import {
  AcknowledgeAlertDocument,
  AssignAlertDocument,
  ReopenAlertDocument,
  ResolveAlertDocument,
} from '../gql/graphql.ts';
import { useNotify } from '../ui/Notices.tsx';
import { type ChangeRefusal, useChange } from './useChange.ts';

/** The mutations of alerts. Each takes several alerts, side by side, and returns how many it changed. */
export interface AlertActions {
  /** Identifiers of the alerts that are being changed. */
  readonly busy: ReadonlySet<string>;
  readonly acknowledge: ChangeAlerts;
  readonly resolve: ChangeAlerts;
  readonly reopen: ChangeAlerts;
  readonly assign: (ids: readonly string[], user: string) => Promise<void>;
}

type ChangeAlerts = (ids: readonly string[]) => Promise<void>;

/** The queries that show alerts are asked again after each change. */
export const useAlertActions = (): AlertActions => {
  const { busy, run } = useChanges();
  const acknowledgeOne = useChange(AcknowledgeAlertDocument, ({ alertAcknowledge }) => alertAcknowledge);
  const resolveOne = useChange(ResolveAlertDocument, ({ alertResolve }) => alertResolve);
  const reopenOne = useChange(ReopenAlertDocument, ({ alertUpdate }) => alertUpdate);
  const assignOne = useChange(AssignAlertDocument, ({ alertAssignUser }) => alertAssignUser);
  return {
    busy,
    acknowledge: (ids) => run(ids, 'acknowledged', async (id) => (await acknowledgeOne({ id })).refusals),
    resolve: (ids) => run(ids, 'resolved', async (id) => (await resolveOne({ id })).refusals),
    reopen: (ids) => run(ids, 'reopened', async (id) => (await reopenOne({ id })).refusals),
    assign: (ids, user) => run(ids, 'assigned', async (id) => (await assignOne({ id, user })).refusals),
  };
};

/** Changes alerts side by side. `change` returns why one was not changed. */
type RunChanges = (
  ids: readonly string[],
  done: string,
  change: (id: string) => Promise<readonly ChangeRefusal[]>,
) => Promise<void>;

const useChanges = (): { readonly busy: ReadonlySet<string>; readonly run: RunChanges } => {
  const notify = useNotify();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const run: RunChanges = async (ids, done, change) => {
    setBusy((all) => new Set([...all, ...ids]));
    const problems = (await Promise.all(ids.map(change))).flatMap(([first]) => (first ? [first] : []));
    setBusy((all) => new Set([...all].filter((id) => !ids.includes(id))));
    const succeeded = ids.length - problems.length;
    if (succeeded > 0) notify(`${succeeded === 1 ? 'Alert' : `${succeeded} alerts`} ${done}.`);
    const [problem] = problems;
    if (problem === undefined) return;
    notify(
      `${problems.length === 1 ? 'An alert was' : `${problems.length} alerts were`} not ${done}. ${problem.message}`,
      true,
    );
  };
  return { busy, run };
};
