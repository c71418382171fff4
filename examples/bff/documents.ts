/** The documents of the service. `npm run generate` writes their types to `graphql/`. */
import { graphql } from './graphql/gql.ts';

export const ProjectSummary = graphql(`
  query ProjectSummary($id: ID!) {
    project(id: $id) {
      id
      name
      alertCounts(filter: { state: { in: [TRIGGERED, ACKNOWLEDGED] } }) {
        total
      }
      budgets(first: 50) {
        nodes {
          id
          name
          spent
          remaining
        }
      }
    }
  }
`);

export const OpenAlerts = graphql(`
  query OpenAlerts($project: ID!, $after: String) {
    project(id: $project) {
      alerts(first: 200, after: $after, filter: { state: { in: [TRIGGERED, ACKNOWLEDGED] } }) {
        nodes {
          id
          title
          urgency
          createdAt
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const Acknowledge = graphql(`
  mutation Acknowledge($id: ID!) {
    alertAcknowledge(input: { id: $id }) {
      alert {
        id
        state
      }
      userErrors {
        code
        message
      }
    }
  }
`);
