import texts from 'skein:examples';
import { Kind } from 'graphql';
import { tasks as listed } from '../examples/tasks.ts';
import { fillVariables } from '../examples/variables.ts';
import { readDocument } from './fieldTree/documentText.ts';
import { querySignedIn } from './session.ts';
import type { SharedCollection } from './sharedCollections.ts';

/** An example of the explorer. */
export interface Example {
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  readonly query: string;
  /** The values of its variables as JSON; empty if it has none. */
  readonly loadVariables: () => Promise<string>;
  /** Whether it is run when it is opened; false for mutations, and for what cannot be read. */
  readonly runs: boolean;
}

/** The examples for something that somebody wants to get done. */
export interface ExampleTask {
  readonly title: string;
  readonly examples: readonly Example[];
}

/** What the editor knows of a document before it has parsed it; null of one that cannot be read. */
export const describeQuery = (query: string) => {
  const documentAST = readDocument(query);
  if (documentAST === null) return null;
  const operations = documentAST.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return { documentAST, operations, operationName: operations[0]?.name?.value ?? '' };
};

const createExample = (title: string, query: string): Example => {
  const { operations = [] } = describeQuery(query) ?? {};
  const variables = (operations[0]?.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  return {
    title,
    description: readComment(query),
    query,
    loadVariables: async () =>
      variables.length === 0 ? '' : JSON.stringify(await fillVariables(variables, new Date(), querySignedIn), null, 2),
    runs: operations.length > 0 && operations.every(({ operation }) => operation !== 'mutation'),
  };
};

/** A collection of the deployment as the examples for a task. A query that cannot be read is opened, and not run. */
export const toExampleTask = ({ name, queries }: SharedCollection): ExampleTask => ({
  title: name,
  examples: queries.map(({ name, query, variables = '' }) => ({
    ...createExample(name, query),
    loadVariables: async () => variables,
  })),
});

/** The lines of the comment at the start of a document, as one text. */
const readComment = (query: string): string => {
  const comment = query.slice(0, Math.max(0, query.search(/^[^#]/m)));
  return comment.replaceAll(/^# ?/gm, '').trim().replaceAll('\n', ' ');
};

/** The examples by task, in the order of the menu. */
export const tasks: readonly ExampleTask[] = listed.map(({ title, examples }) => ({
  title,
  examples: examples.map(({ name, title }) => createExample(title, texts[name] ?? '')),
}));

/** The document of the example that is run at sign-in. It has no variables. */
export const firstQuery = texts[listed[0].examples[0]?.name ?? ''] ?? '';
