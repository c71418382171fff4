/** The description of the graph, for introspection and `api.graphql`. Supergraphs have no place that all planners read. */
export const description = `
Alerts, cost, projects and access of a cloud organisation in one graph.

Sign in with the mutation \`tokenIssue\`, and send the access token as \`Authorization: Bearer …\`. \`domainAuthInfo\` says how
to sign in to a domain. \`me\` is the caller. Records that are not visible to the caller are null, and lists leave them out. A field is null
where the service has no value; its description names any other reason.

Where to begin: \`alerts\`, \`webhooks\`, \`maintenanceWindows\` (monitoring); \`alertServices\`, \`escalationPolicies\` (alert manager);
\`costSeries\`, \`budgets\`, \`costReportData\` (cost analysis); \`projects\`, \`workspaces\`, \`users\`, \`roles\`, \`apps\` (identity);
\`metrics\`, \`recordNotes\` (inventory); \`projectDashboards\` (dashboard); \`trustedSecrets\` (secret); \`repositories\` (repository).

Lists are connections: \`first\`, \`after\`, \`filter\`, \`keyword\`, \`orderBy\`. \`project(id)\`, \`workspace(id)\` and \`user(id)\` lead to
all that belongs to one. Mutations answer \`userErrors\` for what the caller can correct; all other failures are errors with a code.
`.trim();
