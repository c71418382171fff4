import { createContext, type ReactNode, useContext } from 'react';
import { MaintenanceDocument, type MaintenanceQuery } from '../gql/graphql.ts';
import { useNow } from '../ui/useNow.ts';
import { isLasting } from './failures.ts';
import { mapScreenPart, partOf, type ScreenPart, usePolling, useScreen } from './useScreen.ts';

/** A maintenance window that is not closed. While it runs, the alerts of its projects notify nobody, and do not escalate. */
export type MaintenanceWindow = NonNullable<MaintenanceQuery['maintenanceWindows']>['nodes'][number];

/** Between two requests for the windows. */
const POLL_SECONDS = 60;

const Context = createContext<ScreenPart<readonly MaintenanceWindow[]>>({ state: 'loading' });

/** Asks for the maintenance windows, for all that is shown inside it. */
export const MaintenanceProvider = ({ children }: { readonly children: ReactNode }) => {
  const screen = useScreen(MaintenanceDocument, {});
  usePolling(screen.refresh, POLL_SECONDS);
  const part = partOf(screen, ['maintenanceWindows'], screen.data?.maintenanceWindows?.nodes);
  return <Context value={part}>{children}</Context>;
};

const runsAt =
  (now: number) =>
  ({ startTime, endTime }: MaintenanceWindow): boolean =>
    (startTime === null || Date.parse(startTime) <= now) && (endTime === null || now < Date.parse(endTime));

/** The maintenance windows that are not closed, by their start. */
export const useOpenWindows = (): ScreenPart<readonly MaintenanceWindow[]> => useContext(Context);

/** The maintenance windows that run now. */
export const useRunningWindows = (): ScreenPart<readonly MaintenanceWindow[]> => {
  const now = useNow();
  return mapScreenPart(useOpenWindows(), (all) => all.filter(runsAt(now)));
};

const readEnd = ({ endTime }: MaintenanceWindow): number =>
  endTime === null ? Number.POSITIVE_INFINITY : Date.parse(endTime);

/**
 * The running maintenance window of a project; of several, the one that ends last. Null if there is none, or if the viewer may
 * not see windows; undefined while that is not known.
 */
export const useProjectWindow = (projectId: string | null | undefined): MaintenanceWindow | null | undefined => {
  const part = useRunningWindows();
  if (part.state === 'loading') return undefined;
  if (part.state === 'failed') return isLasting(part.failure) ? null : undefined;
  const own = part.value.filter(({ projects }) => projects.some(({ id }) => id === projectId));
  return own.toSorted((one, other) => readEnd(other) - readEnd(one))[0] ?? null;
};
