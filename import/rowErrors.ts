/** Collects errors of imported files: the first ones in full, the others as a count. */
export class RowErrors {
  readonly first: string[] = [];
  count = 0;
  readonly #max: number;

  constructor(most = 20) {
    this.#max = most;
  }

  /** Records what is wrong on a line of a file. */
  add(file: string, line: number, reason: string): void {
    this.count += 1;
    if (this.first.length < this.#max) this.first.push(`${file}:${line}: ${reason}`);
  }

  /** All errors, one per line. */
  get text(): string {
    const more = this.count - this.first.length;
    return [...this.first, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
  }
}
