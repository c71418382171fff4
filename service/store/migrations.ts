/** The files of the migrations. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'migrations');

/** Names of the files, in the order in which they run. */
export const listMigrationFiles = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();

/** Text of a migration: statements separated by empty lines. */
export const readMigration = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Name and text of each migration, in the order in which they run. */
export const readMigrations = (): (readonly [name: string, text: string])[] =>
  listMigrationFiles().map((file) => [file, readMigration(file)]);
