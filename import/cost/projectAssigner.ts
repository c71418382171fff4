/** Assigns charges to projects, and holds the workspaces of those projects. */
import type { Static } from 'typebox';
import type { Project } from '../../contract/directory.ts';
import { ImportError } from '../error.ts';
import type { CostCharge } from './charge.ts';
import type { ProjectMapping } from './mapping.ts';

type DirectoryProject = Static<typeof Project>;

/** Maximum number of different unmatched tag values that are recorded. */
const MAX_UNMATCHED_TAGS = 1_000;

/**
 * The projects of a domain, by id and by name. Where the directory has no projects, every id is accepted unchecked
 * (semantics 0.1.3).
 */
export class ProjectAssigner {
  readonly #byId: ReadonlyMap<string, DirectoryProject>;
  readonly #byName = new Map<string, string>();
  readonly #mapping: ProjectMapping;
  /** Number of charges by unmatched tag value; the empty value means no tag. */
  readonly unknown = new Map<string, number>();
  readonly #found: Map<string, string> | undefined;

  /**
   * @param collects whether `found` is collected, for which memory grows with the number of tag values
   * @throws {ImportError} when the mapping names a project that the directory does not have
   */
  constructor(projects: readonly DirectoryProject[], mapping: ProjectMapping, collects = false) {
    this.#found = collects ? new Map(mapping) : undefined;
    this.#byId = new Map(projects.map((project) => [project.project_id, project]));
    this.#mapping = mapping;
    for (const { name = '', project_id } of projects) {
      // A name shared by two projects matches neither.
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

  /** Id of a charge's project: by its tag, else by its account; empty when neither matches. */
  findId({ tag, account }: CostCharge): string {
    const named = this.#named(tag);
    const id = named || this.#mapping.get(account) || '';
    if (tag !== '') this.#found?.set(tag, named);
    if (named === '' && account !== '') this.#found?.set(account, id);
    if (id === '' && (this.unknown.has(tag) || this.unknown.size < MAX_UNMATCHED_TAGS)) {
      this.unknown.set(tag, (this.unknown.get(tag) ?? 0) + 1);
    }
    return id;
  }

  /**
   * The mapping with the project of every tag value that occurred, and of every account with charges that no tag
   * assigned; empty where there is none.
   */
  get found(): ProjectMapping {
    return this.#found ?? this.#mapping;
  }

  /** The directory's record of a project. */
  get(id: string): DirectoryProject | undefined {
    return this.#byId.get(id);
  }
}
