import {
  CloseWindowDocument,
  CreateWindowDocument,
  type MaintenanceWindowCreateInput,
  type MaintenanceWindowUpdateInput,
  UpdateWindowDocument,
} from '../gql/graphql.ts';
import { formatUntil } from '../ui/format.ts';
import type { NamedRecord } from '../ui/Name.tsx';
import { printName } from '../ui/Name.tsx';
import { useNotify } from '../ui/Notices.tsx';
import { type ChangeRefusal, useChange } from './useChange.ts';

/** What is done with maintenance windows. Each returns what was refused. */
export interface WindowActions {
  readonly create: (input: MaintenanceWindowCreateInput) => Promise<readonly ChangeRefusal[]>;
  readonly change: (input: MaintenanceWindowUpdateInput) => Promise<readonly ChangeRefusal[]>;
  readonly end: (id: string) => Promise<readonly ChangeRefusal[]>;
  /** Silences a project from now until a time, in milliseconds since 1970. */
  readonly quiet: (project: NamedRecord, until: (now: number) => number) => Promise<void>;
}

export const useWindows = (): WindowActions => {
  const notify = useNotify();
  const createOne = useChange(CreateWindowDocument, ({ maintenanceWindowCreate }) => maintenanceWindowCreate);
  const updateOne = useChange(UpdateWindowDocument, ({ maintenanceWindowUpdate }) => maintenanceWindowUpdate);
  const closeOne = useChange(CloseWindowDocument, ({ maintenanceWindowClose }) => maintenanceWindowClose);
  const create = async (input: MaintenanceWindowCreateInput, done: string): Promise<readonly ChangeRefusal[]> => {
    const { refusals } = await createOne({ input });
    if (refusals.length === 0) notify(done);
    return refusals;
  };
  return {
    create: (input) => create(input, `Maintenance window “${input.title}” made.`),
    change: async (input) => {
      const { payload, refusals } = await updateOne({ input });
      if (payload) notify(`Maintenance window “${payload.maintenanceWindow?.title}” changed.`);
      return refusals;
    },
    end: async (id) => {
      const { refusals } = await closeOne({ id });
      if (refusals.length === 0) notify('Maintenance ended. Alerts notify again.');
      return refusals;
    },
    quiet: async (project, until) => {
      const now = Date.now();
      const name = printName(project);
      const endTime = new Date(until(now)).toISOString();
      const [refusal] = await create(
        { title: `Quiet: ${name}`, projectIds: [project.id], startTime: new Date(now).toISOString(), endTime },
        `${name} is quiet until ${formatUntil(endTime, now)}.`,
      );
      if (refusal) notify(`${name} is not quiet. ${refusal.message}`, true);
    },
  };
};
