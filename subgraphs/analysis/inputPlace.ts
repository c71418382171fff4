import { badInput, type OperationError } from '../errors.ts';

/** A value of an input, for errors: the operation, and the path of the value from the argument on. */
export class InputPlace {
  readonly operation: string;
  readonly path: readonly string[];

  constructor(operation: string, path: readonly string[]) {
    this.operation = operation;
    this.path = path;
  }

  /** A member of the value, or an entry of the list. */
  at(...steps: readonly (string | number)[]): InputPlace {
    return new InputPlace(this.operation, [...this.path, ...steps.map(String)]);
  }

  /** The error of this value: BAD_USER_INPUT with its path. */
  problem(message: string): OperationError {
    return badInput(this.operation, `${message} (at ${this.path.join('.')})`, this.path);
  }

  /** Converts each entry of a list that may be absent, with its place. */
  each<Item, Result>(
    member: string,
    items: readonly Item[] | null | undefined,
    convert: (item: Item, place: InputPlace) => Result,
  ): Result[] {
    return (items ?? []).map((item, index) => convert(item, this.at(member, index)));
  }
}
