import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** A query, and the variables of its conditions. */
export interface WrittenQuery {
  readonly text: string;
  readonly variables: Record<string, unknown>;
}

/**
 * Writes a query from a list of numbers, each of which is a choice. Any list makes one, and shorter lists of smaller
 * numbers make simpler ones, so that a failing case shrinks. Aliases come from a small pool, so that names collide;
 * callers drop invalid queries.
 */
export const writeQuery = (
  schema: GraphQLSchema,
  choices: readonly number[],
  root: 'Query' | 'Mutation' = 'Query',
): WrittenQuery => {
  const writer = new QueryWriter(schema, choices);
  const type = schema.getType(root);
  const body = type === undefined ? '' : writer.selections(type, 0);
  const written = [`{${body} }`, ...writer.fragments].join('\n');
  const used = VARIABLES.filter((definition) => written.includes(definition.slice(0, definition.indexOf(':'))));
  const head = used.length > 0 ? `${root.toLowerCase()} q(${used.join(', ')})` : root.toLowerCase();
  return { text: `${head} ${written}`, variables: { no: false, size: 2, by: { n: 4, level: 'HIGH' } } };
};

const VARIABLES = ['$yes: Boolean = true', '$no: Boolean!', '$size: Int', '$by: By', '$level: Level = LOW'];
const ALIASES = ['a', 'b', 'id', 'name', 'inner', '__typename'];
const CONDITIONS = [
  '@include(if: $yes)',
  '@skip(if: $no)',
  '@include(if: $no)',
  '@skip(if: true)',
  '@include(if: $yes) @skip(if: $no)',
];
/** Variables by type. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  Int: ['1', '$size', '3', 'null'],
  Level: ['LOW', '$level', 'HIGH', 'null'],
  By: ['{}', '$by', '{ n: 1 }', '{ n: $size, level: HIGH }', '{ level: $level }', 'null'],
};
const MAX_DEPTH = 5;

class QueryWriter {
  readonly fragments: string[] = [];
  readonly #schema: GraphQLSchema;
  readonly #choices: readonly number[];
  #at = 0;

  constructor(schema: GraphQLSchema, choices: readonly number[]) {
    this.#schema = schema;
    this.#choices = choices;
  }

  selections(type: GraphQLNamedType, depth: number): string {
    const count = 1 + this.#choose(4);
    return Array.from({ length: count }, () => this.#selection(type, depth)).join('');
  }

  #selection(type: GraphQLNamedType, depth: number): string {
    const kind = this.#choose(10);
    if (kind === 9) return ` __typename`;
    if (kind >= 7 && depth <= MAX_DEPTH) return this.#fragment(type, depth, kind === 8);
    return this.#field(type, depth);
  }

  #field(type: GraphQLNamedType, depth: number): string {
    const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
    const usable = depth < MAX_DEPTH ? fields : fields.filter((field) => !isCompositeType(getNamedType(field.type)));
    if (usable.length === 0) return ' __typename';
    const field = usable[this.#choose(usable.length)];
    return field === undefined ? ' __typename' : this.#written(field, depth);
  }

  #written(field: GraphQLField<unknown, unknown>, depth: number): string {
    const alias = this.#alias(field.name);
    const args = field.args.flatMap(({ name, type }) =>
      this.#choose(6) > 3 ? `${name}: ${this.#argument(type)}` : [],
    );
    const given = args.length > 0 ? `(${args.join(', ')})` : '';
    const named = getNamedType(field.type);
    const below = isCompositeType(named) ? ` {${this.selections(named, depth + 1)} }` : '';
    return ` ${alias}${field.name}${given}${this.#condition()}${below}`;
  }

  /** Sometimes one from the pool, or one that repeats the field's name. */
  #alias(name: string): string {
    const choice = this.#choose(12);
    if (choice === 10) return `${name}: `;
    return choice === 11 ? `${ALIASES[this.#choose(ALIASES.length)]}: ` : '';
  }

  #argument(type: GraphQLInputType): string {
    const values = ARGUMENTS[getNamedType(type).name] ?? ['null'];
    return values[this.#choose(values.length)] ?? 'null';
  }

  #condition(): string {
    return this.#choose(8) === 7 ? ` ${CONDITIONS[this.#choose(CONDITIONS.length)]}` : '';
  }

  #fragment(type: GraphQLNamedType, depth: number, isNamed: boolean): string {
    const members = isAbstractType(type) ? [...this.#schema.getPossibleTypes(type)] : [];
    const target = [type, ...members][this.#choose(members.length + 1)] ?? type;
    const body = this.selections(target, depth + 1);
    if (!isNamed) return ` ... on ${target.name}${this.#condition()} {${body} }`;
    const name = `f${this.fragments.length}`;
    this.fragments.push(`fragment ${name} on ${target.name} {${body} }`);
    return ` ...${name}${this.#condition()}`;
  }

  /** The next choice below `bound`; the simplest one at the end of the list. */
  #choose(bound: number): number {
    return (this.#choices[this.#at++] ?? 0) % bound;
  }
}
