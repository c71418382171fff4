import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  separateOperations,
  TokenKind,
  validate,
} from 'graphql';
import { createInputSchema, type InputSchema } from './inputSchema.ts';
import { createArgumentReader, type ReadToolArguments } from './readArguments.ts';

/** An operation as a tool. */
export interface OperationTool {
  readonly name: string;
  readonly description: string | undefined;
  readonly isMutation: boolean;
  readonly inputSchema: InputSchema;
  readonly readArguments: ReadToolArguments;
  /** The operation with its fragments, and its text. */
  readonly document: DocumentNode;
  readonly text: string;
}

/** The tools of some documents, and why some operations are not tools. */
export interface DocumentTools {
  readonly tools: readonly OperationTool[];
  readonly problems: readonly string[];
}

/** Marks a mutation that may be a tool. It is removed before the mutation is sent. */
const TOOL_DIRECTIVE = 'tool';

/**
 * Reads the tools of documents: all queries with a name, and the mutations that are marked by `@tool`. Subscriptions are not tools. The
 * description of a tool is that of the operation, or else the comment above it.
 *
 * @param texts documents of one or several operations each
 */
export const readDocumentTools = (texts: Iterable<string>, schema: GraphQLSchema): DocumentTools => {
  const tools = new Map<string, OperationTool>();
  const problems: string[] = [];
  for (const { definition, document } of listOperations(texts, problems)) {
    const name = definition.name?.value ?? '';
    const isMutation = definition.operation === OperationTypeNode.MUTATION;
    if (name === '' || definition.operation === OperationTypeNode.SUBSCRIPTION) continue;
    if (isMutation && !hasToolDirective(definition)) continue;
    const unmarked = removeToolDirective(definition, document);
    const [error] = validate(schema, unmarked);
    if (error !== undefined) problems.push(`${name}: ${error.message}`);
    else if (tools.has(name)) problems.push(`${name}: another operation has this name`);
    else
      tools.set(name, {
        ...{ name, description: readDescription(definition), isMutation },
        inputSchema: createInputSchema(definition, unmarked, schema),
        readArguments: createArgumentReader(definition, schema),
        ...{ document: unmarked, text: print(unmarked) },
      });
  }
  return { tools: [...tools.values()], problems };
};

/** Each operation with the fragments that it uses. */
const listOperations = (texts: Iterable<string>, problems: string[]) =>
  [...texts].flatMap((text) => {
    try {
      return Object.values(separateOperations(parse(text))).flatMap((document) => {
        const definition = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
        return definition === undefined ? [] : [{ definition, document }];
      });
    } catch (error) {
      problems.push((error as Error).message);
      return [];
    }
  });

const hasToolDirective = ({ directives = [] }: OperationDefinitionNode) =>
  directives.some(({ name }) => name.value === TOOL_DIRECTIVE);

const removeToolDirective = (definition: OperationDefinitionNode, document: DocumentNode): DocumentNode => {
  const directives = (definition.directives ?? []).filter(({ name }) => name.value !== TOOL_DIRECTIVE);
  const definitions = document.definitions.map((one) => (one === definition ? { ...definition, directives } : one));
  return { ...document, definitions };
};

const readDescription = ({ description, loc }: OperationDefinitionNode): string | undefined => {
  if (description !== undefined) return description.value;
  const lines: string[] = [];
  for (let token = loc?.startToken.prev; token?.kind === TokenKind.COMMENT; token = token.prev)
    lines.unshift(token.value.trim());
  return lines.join('\n') || undefined;
};
