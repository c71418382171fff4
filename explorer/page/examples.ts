import texts from 'skein:examples';
import { Kind, type OperationDefinitionNode, parse } from 'graphql';
import { tasks as listed } from '../examples/tasks.ts';
import { valuesOf } from '../examples/variables.ts';
import { querySignedIn } from './session.ts';

/** An example of the explorer. */
export interface Example {
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  readonly query: string;
  /** Names of its variables, without `$`. */
  readonly variables: readonly string[];
  /** Whether it is run when it is opened; false for mutations. */
  readonly runs: boolean;
}

/** The examples for something that somebody wants to get done. */
export interface ExampleTask {
  readonly title: string;
  readonly examples: readonly Example[];
}

const exampleOf = (title: string, query: string): Example => {
  const operation = parse(query).definitions[0] as OperationDefinitionNode;
  return {
    title,
    description: commentOf(query),
    query,
    variables: (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value),
    runs: operation.operation !== 'mutation',
  };
};

/** The lines of the comment at the start of a document, as one text. */
const commentOf = (query: string): string => {
  const comment = query.slice(0, Math.max(0, query.search(/^[^#]/m)));
  return comment.replaceAll(/^# ?/gm, '').trim().replaceAll('\n', ' ');
};

/** The examples by task, in the order of the menu. */
export const tasks: readonly ExampleTask[] = listed.map(({ title, examples }) => ({
  title,
  examples: examples.map(({ name, title }) => exampleOf(title, texts[name] ?? '')),
}));

/** The document of the example that is run at sign-in. It has no variables. */
export const firstQuery = texts[listed[0].examples[0]?.name ?? ''] ?? '';

/** The variables of an example as JSON; empty if it has none. */
export const variablesOf = async ({ variables }: Example): Promise<string> => {
  if (variables.length === 0) return '';
  return JSON.stringify(await valuesOf(variables, new Date(), querySignedIn), null, 2);
};

/** What the editor knows of a document before it has parsed it. */
export const factsOf = (query: string) => {
  const documentAST = parse(query);
  const operations = documentAST.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return { documentAST, operations, operationName: operations[0]?.name?.value ?? '' };
};
