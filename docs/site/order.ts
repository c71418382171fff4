/** The pages of the site in the order in which one reads them: paths from the root, without `.md`. */
export interface Section {
  readonly text: string;
  readonly pages: readonly (readonly [title: string, path: string])[];
}

export const sections: readonly Section[] = [
  {
    text: 'Begin',
    pages: [
      ['What it is', 'README'],
      ['Tour of a query', 'docs/tour'],
      ['Cookbook', 'docs/cookbook'],
    ],
  },
  {
    text: 'Use the graph',
    pages: [
      ['Words of the graph', 'docs/graph'],
      ['Reference', 'docs/reference/index'],
      ['Clients', 'docs/clients'],
      ['Live data', 'docs/live'],
      ['Backend for a frontend', 'docs/bff'],
      ['Tools for AI agents', 'docs/mcp'],
      ['Events', 'docs/events'],
      ['Costs', 'docs/costs'],
      ['Commands', 'docs/commands'],
      ['Errors', 'docs/errors'],
      ['Breaking changes', 'docs/breaking-changes'],
    ],
  },
  {
    text: 'Run it',
    pages: [
      ['Operations', 'docs/operations'],
      ['Access', 'docs/access'],
      ['Deploying', 'docs/deploying'],
      ['Before production', 'docs/production'],
      ['Service', 'docs/service'],
      ['Service reference', 'docs/service-reference'],
      ['Upgrading', 'docs/upgrading'],
      ['Scaling', 'docs/scaling'],
      ['Calls to the POST API', 'docs/upstream'],
      ['Splitting', 'docs/splitting'],
      ['The gateway as a library', 'docs/library'],
      ['Performance', 'docs/performance'],
    ],
  },
  {
    text: 'Change it',
    pages: [
      ['Contributing', 'CONTRIBUTING'],
      ['Glossary', 'docs/glossary'],
      ['Changelog', 'CHANGELOG'],
      ['Security', 'SECURITY'],
    ],
  },
];
