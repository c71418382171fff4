/**
 * Generates subgraphs/<area>/generated.ts, the resolver types of the SDL, which are not in git, and the typed documents of
 * examples/bff. scripts/resolverTypes.ts runs it where they are missing or stale.
 */
import { pathToFileURL } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import { type Area, readSdl } from './schema/subgraphSdl.ts';

/** Graph types whose resolvers receive a value of another shape, with the name of that TypeScript type. */
type Mappers = Readonly<Record<string, string>>;

const mapTypes = (file: string, types: Mappers): Mappers =>
  Object.fromEntries(Object.entries(types).map(([type, as]) => [type, `${file}#${as}`]));

/** Entities of other areas, of which this area knows only the key. */
const references = (...types: string[]): Mappers =>
  mapTypes('../read/reference.ts', Object.fromEntries(types.map((type) => [type, 'Reference'])));

/** Types that resolve from a record of the wire, or a part of one, as named in the area's `resources.ts`. */
const rows = (...types: string[]): Mappers =>
  mapTypes('./resources.ts', Object.fromEntries(types.map((type) => [type, `${type}Row`])));

/** Types that are pages of records. */
const pages = (...types: string[]): Mappers =>
  mapTypes('./resources.ts', Object.fromEntries(types.map((type) => [`${type}Connection`, `${type}Page`])));

const subgraph = (area: Area, ...mappers: Mappers[]) => ({
  [`subgraphs/${area}/generated.ts`]: {
    schema: [readSdl(area)],
    plugins: ['typescript', 'typescript-resolvers'],
    config: {
      federation: true,
      // Resolvers of fields that are null only with an error must not return null.
      customDirectives: { semanticNonNull: true },
      contextType: '../context.ts#Context',
      mappers: Object.assign({}, ...mappers),
      scalars: {
        ID: 'string',
        DateTime: 'string',
        YearMonth: 'string',
        CalendarPeriod: 'string',
        Date: 'string',
        URL: 'string',
        JSON: 'unknown',
        JSONObject: 'Record<string, unknown>',
      },
      enumsAsTypes: true,
      immutableTypes: true,
      useTypeImports: true,
      importExtension: '.ts',
      defaultScalarType: 'unknown',
      skipTypename: true,
    },
  },
});

/** Typed documents for clients, as docs/bff.md describes. */
const documentsOf = (folder: string) => ({
  [`${folder}/graphql/`]: {
    preset: 'client' as const,
    schema: ['schema/api.graphql'],
    documents: [`${folder}/documents.ts`],
    presetConfig: { fragmentMasking: false },
    config: {
      enumsAsTypes: true,
      useTypeImports: true,
      importExtension: '.ts',
      scalars: { ID: 'string', DateTime: 'string' },
      defaultScalarType: 'unknown',
    },
  },
});

const config = {
  generates: {
    ...documentsOf('examples/bff'),
    ...subgraph(
      'alert-manager',
      rows(
        'AlertCount',
        'Channel',
        'AlertService',
        'AlertTotals',
        'EscalationPolicy',
        'EscalationRepeat',
        'EscalationRule',
      ),
      rows('LegacyAlertService', 'LegacyAlertTotals', 'LegacyAlertServiceChannel', 'ServiceMembers', 'ServiceOptions'),
      pages('AlertService', 'EscalationPolicy', 'LegacyAlertService'),
      references('Project', 'User', 'UserGroup', 'Webhook', 'Workspace'),
    ),
    ...subgraph(
      'cost-analysis',
      rows('Budget', 'BudgetChange', 'BudgetNotification', 'CostReportData', 'ProviderFilter'),
      rows('CostSchedule', 'CostScheduleTimes', 'CustomWidget', 'DataSource'),
      pages('Budget', 'CostReportData', 'CostSchedule', 'CustomWidget', 'DataSource'),
      references('CostReport', 'CostReportConfig', 'Plugin', 'Project', 'ProjectGroup', 'ServiceAccount'),
      references('User', 'Workspace'),
    ),
    ...subgraph(
      'dashboard',
      rows('ProjectDashboard', 'ProjectDashboardVersion'),
      pages('ProjectDashboard', 'ProjectDashboardVersion'),
      references('Project', 'User', 'Workspace'),
    ),
    ...subgraph(
      'identity',
      rows('Agent', 'ApiKey', 'App', 'AppAccess', 'Endpoint', 'GrantedToken', 'IdentityJob', 'LegacyEndpoint'),
      rows('DomainAuthInfo', 'Role', 'RoleBinding', 'Token', 'Viewer', 'ViewerWorkspace', 'WorkspaceCost'),
      rows('Project', 'ProjectGroup', 'ServiceAccount', 'TrustedAccount', 'User', 'Workspace'),
      // Tokens contain the role type as a plain string.
      { RoleType: 'string' },
      pages('Agent', 'ApiKey', 'App', 'Endpoint', 'IdentityJob', 'LegacyEndpoint', 'Role'),
      pages('Project', 'ProjectGroup', 'ServiceAccount', 'TrustedAccount', 'User', 'Workspace'),
      references('AlertService', 'Domain', 'Plugin', 'TrustedSecret', 'Webhook'),
    ),
    ...subgraph(
      'inventory',
      rows('InventoryJob', 'InventoryJobChange', 'Metric', 'RecordNote'),
      pages('InventoryJob', 'Metric', 'RecordNote'),
      references('App', 'CloudService', 'Collector', 'Namespace', 'Plugin', 'Project', 'User', 'Webhook', 'Workspace'),
    ),
    ...subgraph(
      'monitoring',
      rows('Alert', 'AlertChange', 'AlertNote', 'AlertResource', 'Webhook', 'WebhookPluginInfo'),
      rows('MaintenanceWindow', 'MaintenanceWindowChange'),
      mapTypes('./alertBucket.ts', { AlertBucket: 'AlertBucketRow' }),
      mapTypes('./alertDurationsRow.ts', { AlertDurations: 'AlertDurationsRow' }),
      mapTypes('./alertCountsRow.ts', { AlertCounts: 'AlertCountsRow', AlertGroupValue: 'AlertGroupValueRow' }),
      // The upstream API declares the severity as a plain string.
      { AlertSeverity: 'string' },
      pages('Alert', 'AlertNote', 'MaintenanceWindow', 'Webhook'),
      references('AlertService', 'App', 'EscalationPolicy', 'Plugin', 'Project', 'ProjectGroup', 'User', 'Workspace'),
    ),
    ...subgraph('repository', rows('Plugin', 'Repository'), pages('Plugin', 'Repository')),
    ...subgraph(
      'secret',
      rows('TrustedSecret', 'TrustedSecretData'),
      pages('TrustedSecret'),
      references('TrustedAccount', 'Workspace'),
    ),
  },
  silent: true,
};

// Not when knip loads this file.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generate(config, true);
