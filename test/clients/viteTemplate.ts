/** The compiler options of a new app of React and TypeScript in Vite, as `npm create vite` writes them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const file = join(import.meta.dirname, 'node_modules/create-vite/template-react-ts/tsconfig.app.json');

/** Those options, without the types of Vite's client, which is not installed here. */
export const readViteOptions = (): ts.CompilerOptions => {
  const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8'));
  const { options, errors } = ts.convertCompilerOptionsFromJson(config.compilerOptions, import.meta.dirname);
  if (errors.length > 0) throw new Error(errors.map(({ messageText }) => String(messageText)).join('\n'));
  return { ...options, types: [] };
};
