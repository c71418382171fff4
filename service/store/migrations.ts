/** The files of the migrations. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'migrations');

/** Names of the files, in the order in which they run. */
export const migrationFiles = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();

/** Text of a migration: statements separated by empty lines. */
export const migrationText = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Name and text of each migration, in the order in which they run. */
export const migrationTexts = (): (readonly [name: string, text: string])[] =>
  migrationFiles().map((file) => [file, migrationText(file)]);
