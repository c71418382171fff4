import type { Static } from 'typebox';
import type * as kinds from '../../contract/directory.ts';

/** A user, with the token generation that the store keeps in a separate column. */
export type StoredUser = Static<typeof kinds.User> & {
  /**
   * Generation of the user's tokens. Changing it invalidates all earlier tokens. Absent: tokens without a generation
   * are valid.
   */
  readonly token_generation?: string;
};

/** Records of the directory, by kind. */
export interface DirectoryRecords {
  domains: Static<typeof kinds.Domain>;
  users: StoredUser;
  workspaces: Static<typeof kinds.Workspace>;
  role_bindings: Static<typeof kinds.RoleBinding>;
  project_groups: Static<typeof kinds.ProjectGroup>;
  projects: Static<typeof kinds.Project>;
  user_groups: Static<typeof kinds.UserGroup>;
  service_accounts: Static<typeof kinds.ServiceAccount>;
  trusted_accounts: Static<typeof kinds.TrustedAccount>;
  secrets: Static<typeof kinds.Secret>;
  data_sources: Static<typeof kinds.DataSource>;
  namespaces: Static<typeof kinds.Namespace>;
  cloud_services: Static<typeof kinds.CloudService>;
  records: Static<typeof kinds.Record>;
  plugins: Static<typeof kinds.Plugin>;
  channels: Static<typeof kinds.Channel>;
}

/** Kinds that are stored in the directory itself, not in a resource's table. */
export type EntryKind = keyof DirectoryRecords;
