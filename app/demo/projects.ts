/** The projects of the demo domain, and the people responsible for them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Static } from 'typebox';
import type { Project } from '../../contract/directory.ts';

export type DemoProject = Static<typeof Project>;

/** The bootstrap file with which the demo's service is started. */
export const BOOTSTRAP_FILE = join(import.meta.dirname, 'bootstrap.json');

const bootstrap = JSON.parse(readFileSync(BOOTSTRAP_FILE, 'utf8')) as { projects: DemoProject[] };

/** In the order of the file. */
export const projects: readonly DemoProject[] = bootstrap.projects;

export const RETAIL = 'workspace-retail';
export const DATA_SOURCE = 'ds-cloud-bill';

/** `project-checkout` becomes `checkout`: the name of the project's hosts and queues. */
export const toSlug = ({ project_id }: DemoProject): string => project_id.replace('project-', '');
