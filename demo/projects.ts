/** The projects of the demo domain, and who looks after them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Static } from 'typebox';
import type { Project } from '../contract/directory.ts';

export type DemoProject = Static<typeof Project>;

/** The bootstrap file that a service for the demo is started with. */
export const BOOTSTRAP_FILE = join(import.meta.dirname, 'bootstrap.json');

const bootstrap = JSON.parse(readFileSync(BOOTSTRAP_FILE, 'utf8')) as { projects: DemoProject[] };

/** In the order of the file. */
export const projects: readonly DemoProject[] = bootstrap.projects;

export const RETAIL = 'workspace-retail';
export const DATA_SOURCE = 'ds-cloud-bill';

/** `project-checkout` is `checkout`: what hosts and queues of a project are called after. */
export const slugOf = ({ project_id }: DemoProject): string => project_id.replace('project-', '');
