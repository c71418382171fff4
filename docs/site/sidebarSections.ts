/** The pages of the site in the order in which one reads them: paths from the root, without `.md`. */
export interface SidebarSection {
  readonly text: string;
  readonly pages: readonly (readonly [title: string, path: string])[];
}

export const sidebarSections: readonly SidebarSection[] = [
  {
    text: 'Begin',
    pages: [['What it is', 'README']],
  },
  {
    text: 'Write pages',
    pages: [
      ['A first query', 'docs/first-query'],
      ['Queries for whole pages', 'docs/cookbook'],
      ['Sign-in', 'docs/sign-in'],
      ['Lists and numbers', 'docs/lists'],
      ['Clients with a cache', 'docs/caching'],
      ['A page with Apollo Client', 'examples/apollo/README'],
      ['A dashboard with urql', 'examples/dashboard/README'],
      ['Rules of the graph', 'docs/graph'],
      ['Errors', 'docs/errors'],
      ['Live data', 'docs/live'],
      ['Backend for a frontend', 'docs/bff'],
      ['Tools for AI agents', 'docs/mcp'],
      ['Breaking changes', 'docs/breaking-changes'],
      ['Reference of the graph', 'docs/reference/index'],
    ],
  },
  {
    text: 'Run it',
    pages: [
      ['Before production', 'docs/production'],
      ['Deploying', 'docs/deploying'],
      ['Operations', 'docs/operations'],
      ['Gateway reference', 'docs/gateway-reference'],
      ['Alarms', 'docs/alarms'],
      ['Recovery', 'docs/recovery'],
      ['Settings', 'docs/settings'],
      ['Access', 'docs/access'],
      ['Service', 'docs/service'],
      ['Service reference', 'docs/service-reference'],
      ['Command line', 'docs/commands'],
      ['Events', 'docs/events'],
      ['Notifications', 'docs/notifications'],
      ['Costs', 'docs/costs'],
      ['Calls to the POST API', 'docs/upstream'],
      ['Performance', 'docs/performance'],
      ['Scaling', 'docs/scaling'],
      ['Splitting', 'docs/splitting'],
      ['Upgrading', 'docs/upgrading'],
      ['Changelog', 'CHANGELOG'],
      ['Security', 'SECURITY'],
    ],
  },
  {
    text: 'Change it',
    pages: [
      ['Contributing', 'CONTRIBUTING'],
      ['Tour of a query', 'docs/tour'],
      ['Glossary', 'docs/glossary'],
      ['The gateway as a library', 'docs/library'],
      ['Decisions', 'docs/adr/README'],
    ],
  },
];
