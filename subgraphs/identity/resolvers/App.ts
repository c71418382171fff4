import { listUnder } from '../../read/list.ts';
import { findReferencingRecord, loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { AppResolvers } from '../generated.ts';
import { agents, apiKeys, apps, projectGroups, projects, roles } from '../resources.ts';
import { loadReferencedWorkspace } from '../viewerWorkspaces.ts';

export const App: AppResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, apps, id, info),
  // Shown only in the answer of the mutation that created it, whatever upstream sends.
  clientSecret: (app) => app.newSecret || null,
  role: (app, _args, context, info) => loadReferencedRecord(context, roles, app.role_id, info),
  projectGroup: (app, _args, context, info) => loadReferencedRecord(context, projectGroups, app.project_group_id, info),
  project: (app, _args, context, info) => loadReferencedRecord(context, projects, app.project_id, info),
  workspace: (app, _args, context, info) => loadReferencedWorkspace(context, app.workspace_id, info),
  domain: (app) => toReference(app.domain_id),
  agent: (app, _args, context, info) => findReferencingRecord(context, agents, 'app_id', app.app_id, info),
  apiKeys: (app, args, context, info) => listUnder(context, apiKeys, 'app_id', app.app_id, args, info),
};
