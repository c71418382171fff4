import { listUnder } from '../../read/list.ts';
import type { ProjectResolvers } from '../generated.ts';
import { recordNotes } from '../resources.ts';

export const Project: ProjectResolvers = {
  recordNotes: (project, args, context, info) => listUnder(context, recordNotes, 'project_id', project.id, args, info),
};
