/** Which project a charge belongs to, and where that project lies. */
import type { Static } from 'typebox';
import type { Project } from '../../contract/directory.ts';
import { ImportError } from '../error.ts';
import type { Charge } from './charge.ts';
import type { Mapping } from './mapping.ts';

type ProjectRecord = Static<typeof Project>;

/** How many different tag values that name no project are remembered. */
const MOST_UNKNOWN = 1_000;

/**
 * The projects of a domain, by id and by name. Where the directory knows none, every id is taken as it is
 * (semantics 0.1.3).
 */
export class Projects {
  readonly #byId: ReadonlyMap<string, ProjectRecord>;
  readonly #byName = new Map<string, string>();
  readonly #mapping: Mapping;
  /** Charges by the tag value that names no project; the empty one: no tag at all. */
  readonly unknown = new Map<string, number>();

  /** @throws {ImportError} when the mapping leads to a project the directory has not */
  constructor(projects: readonly ProjectRecord[], mapping: Mapping) {
    this.#byId = new Map(projects.map((project) => [project.project_id, project]));
    this.#mapping = mapping;
    for (const { name = '', project_id } of projects) {
      // A name that two projects share names neither.
      const key = name.toLowerCase();
      this.#byName.set(key, this.#byName.has(key) ? '' : project_id);
    }
    const strange = [...mapping.values()].filter((id) => !this.#isKnown(id));
    if (strange.length > 0) throw new ImportError(`--mapping: no such project: ${[...new Set(strange)].join(', ')}.`);
  }

  #isKnown(id: string): boolean {
    return this.#byId.size === 0 || this.#byId.has(id);
  }

  #named(tag: string): string {
    if (tag === '') return '';
    const mapped = this.#mapping.get(tag);
    if (mapped !== undefined) return mapped;
    return this.#isKnown(tag) ? tag : (this.#byName.get(tag.toLowerCase()) ?? '');
  }

  /** Id of the project of a charge: by its tag, else by its account; empty when neither names one. */
  idOf({ tag, account }: Charge): string {
    const id = this.#named(tag) || this.#mapping.get(account) || '';
    if (id === '' && (this.unknown.has(tag) || this.unknown.size < MOST_UNKNOWN)) {
      this.unknown.set(tag, (this.unknown.get(tag) ?? 0) + 1);
    }
    return id;
  }

  /** What the directory knows of a project. */
  get(id: string): ProjectRecord | undefined {
    return this.#byId.get(id);
  }
}
