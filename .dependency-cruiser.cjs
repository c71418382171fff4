/** Import directions: imports go one way. `npm run lint` holds them. */

/** What each folder may import of ours besides itself. A folder that is not named may import everything. */
const allowed = {
  contract: [],
  encoding: [],
  gateway: ['encoding'],
  client: [],
  import: ['contract'],
  schema: ['contract', 'gateway'],
  service: ['contract'],
  subgraphs: ['contract', 'encoding', 'schema'],
  explorer: ['client', 'schema'],
  app: ['contract', 'schema', 'subgraphs', 'gateway', 'service', 'import', 'explorer'],
  cli: ['contract', 'schema', 'subgraphs', 'gateway', 'service', 'import', 'client', 'app'],
  docs: ['app', 'schema'],
  scripts: [],
};

/**
 * The order of what is inside a folder: each imports only what stands below it. Several on one line are equal, and may
 * import each other only from left to right.
 */
const orders = {
  gateway: `
    index subgraphEngine apolloGateway yogaPlugin
    server mcp
    http webSocket live delivery session
    reload admission persisted auth
    telemetry redis
    exchange
    engine`,
  'gateway/engine': `
    index
    incremental operation
    authorization cost introspection
    executors explain
    plan
    execute
    shape document
    observe
    base
    errors`,
  service: `
    index storeCopy implementations
    http openapi
    internal monitoring alert-manager cost-analysis dashboard identity inventory repository secret
    changes
    notification
    handlers
    auth
    directory
    query
    call jobs
    caller metrics jobTicks
    jobTimes
    crypto
    settings
    store
    values
    chunks eventLoop ids loggable startupError errors`,
  subgraphs: `
    index createContext
    alert-manager cost-analysis dashboard identity inventory monitoring repository secret
    changes
    analysis projectLinks projectGroups alertServices sharedTypes
    write
    subgraph
    read
    context changeSource resourceType
    upstream
    prefetch deploymentGaps
    requestCache
    wire
    errors`,
};

/** Imports against these orders, each with its reason. Better none. */
const exceptions = [
  // An operation that is answered in parts is compiled with the operation, and answered above it.
  ['gateway/engine/operation/compileOperation.ts', 'gateway/engine/incremental/compileIncrementalPlan.ts'],
  // Types alone: the caches of a resource type hold loaders.
  ['subgraphs/resourceType.ts', 'subgraphs/read/loaders.ts'],
  // Types alone: what observes an operation sees the steps of its plan, and the shape of its answer.
  ['gateway/engine/observe/observer.ts', 'gateway/engine/execute/planSteps.ts'],
  ['gateway/engine/observe/observer.ts', 'gateway/engine/shape/shape.ts'],
];

const escaped = (path) => path.replaceAll('.', '\\.');
const pathOf = (room, names) => `^${room}/(${names.join('|')})(/|\\.ts$)`;

/** A name that no order lists is refused by the last rule of its folder. */
const keepsOrder = ([room, text]) => {
  const names = text.trim().split(/\s+/);
  const upward = names.slice(1).map((name, at) => ({
    name: `order-of-${room}: ${name} imports only what stands below it`,
    severity: 'error',
    from: { path: pathOf(room, [name]), pathNot: exceptions.map(([from]) => `^${escaped(from)}$`) },
    to: { path: pathOf(room, names.slice(0, at + 1)) },
  }));
  const nowhere = { name: `order-of-${room}: a file that it does not have`, severity: 'error', to: {} };
  return [...upward, { ...nowhere, from: { path: `^${room}/`, pathNot: pathOf(room, names) } }];
};

/** What has an exception keeps the order otherwise. */
const keepsOrderElsewhere = exceptions.map(([from, to]) => {
  const room = Object.keys(orders).findLast((one) => from.startsWith(`${one}/`));
  const names = orders[room].trim().split(/\s+/);
  const own = from.slice(room.length + 1).split(/[/.]/)[0];
  const others = exceptions.filter(([file]) => file === from).map(([, other]) => `^${escaped(other)}$`);
  return {
    name: `order-of-${room}: ${from} imports ${to} alone of what stands above it`,
    severity: 'error',
    from: { path: `^${escaped(from)}$` },
    to: { path: pathOf(room, names.slice(0, names.indexOf(own))), pathNot: others },
  };
});

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
    ...Object.entries(orders).flatMap(keepsOrder),
    ...keepsOrderElsewhere,
    {
      name: 'only-the-gate-runs-operations-of-an-engine',
      severity: 'error',
      from: { path: '^gateway/(mcp|http|webSocket|live|delivery|session)/' },
      to: {
        path: '^gateway/engine/(index\\.ts|operation/(answer|compile|operationCache)|plan/|execute/|executors/)',
      },
    },
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
