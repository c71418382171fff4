/** Import directions: the house's arrows run one way. `npm run lint` holds them. */
const ours = [
  'contract',
  'schema',
  'subgraphs',
  'gateway',
  'serving',
  'service',
  'telemetry',
  'explorer',
  'client',
  'import',
  'demo',
  'cli',
  'workers',
  'bench',
  'test',
];
const roots =
  'config\\.ts|facade\\.ts|supervise\\.ts|orphan\\.ts|program-arguments\\.ts|access\\.ts|sign-in\\.ts|reload-signal\\.ts|upstream-options\\.ts|wake-ups\\.ts|telemetry-options\\.ts|gateway-resources\\.ts|open-logger\\.ts|terminal-log\\.ts|start\\.ts|cli\\.ts|codegen\\.ts';

/** What a folder may import of ours besides itself: nothing but the folders named. */
const knows = (folder, allowed, from = {}) => ({
  name: `${folder}-knows-${allowed.join('-and-') || 'nothing-of-ours'}`,
  severity: 'error',
  from: { path: `^${folder}/`, ...from },
  to: { path: `^(${ours.filter((name) => name !== folder && !allowed.includes(name)).join('/|')}/|${roots})` },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    knows('contract', []),
    knows('gateway', []),
    knows('subgraphs', ['contract', 'schema']),
    // Processes of their own read the settings.
    knows('serving', ['gateway', 'subgraphs'], { pathNot: '^serving/main\\.ts$' }),
    knows('service', ['contract'], { pathNot: '^service/main\\.ts$' }),
    knows('telemetry', []),
    knows('explorer', []),
    knows('client', []),
    knows('workers', []),
    knows('import', ['contract']),
    {
      name: 'areas-of-the-facade-know-no-other-area',
      severity: 'error',
      from: { path: '^subgraphs/([^/.]+)/' },
      to: { path: '^subgraphs/([^/.]+)/', pathNot: '^subgraphs/($1|analysis)/' },
    },
    {
      name: 'nothing-that-runs-in-production-is-a-dev-dependency',
      severity: 'error',
      from: {
        path: '^(contract|client|gateway|subgraphs|serving|service|telemetry|import|cli|workers|config|facade|supervise|orphan|access|sign-in|reload-signal|upstream-options|wake-ups|telemetry-options|gateway-resources|open-logger|terminal-log|start)',
      },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(explorer/dist|node_modules)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
