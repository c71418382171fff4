/** Import directions: the house's arrows run one way. `npm run lint` holds them. */

/** What each folder may import of ours besides itself. A folder that is not named may import everything. */
const allowed = {
  contract: [],
  gateway: [],
  client: [],
  import: ['contract'],
  schema: ['contract', 'gateway'],
  service: ['contract'],
  subgraphs: ['contract', 'schema'],
  explorer: ['client', 'schema'],
  app: ['contract', 'schema', 'subgraphs', 'gateway', 'service', 'import', 'explorer'],
  cli: ['contract', 'schema', 'subgraphs', 'gateway', 'service', 'import', 'client', 'app'],
  docs: ['app', 'schema'],
  scripts: [],
};

const programs = Object.keys(allowed).filter((folder) => !['docs', 'scripts'].includes(folder));

const importsOnly = ([folder, others]) => ({
  name: `${folder}-imports-${others.join('-and-') || 'nothing-of-ours'}`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: '^[^/]+', pathNot: `^(node_modules|${[folder, ...others].join('|')})/`, dependencyTypes: ['local'] },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(allowed).map(importsOnly),
    {
      name: 'areas-of-the-facade-know-no-other-area',
      severity: 'error',
      from: { path: '^subgraphs/([^/]+)/resolvers/' },
      to: { path: '^subgraphs/([^/]+)/resolvers/', pathNot: '^subgraphs/$1/' },
    },
    {
      name: 'nothing-that-runs-in-production-is-a-dev-dependency',
      severity: 'error',
      from: { path: `^(${programs.join('|')})/` },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(explorer/(dist|page|build)|node_modules)|/\\.vitepress/(dist|cache)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
