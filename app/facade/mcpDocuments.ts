/** The documents whose operations are tools at `/mcp`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type McpOptions, type ReloadSource, readManifest } from '../../gateway/index.ts';
import type { Config } from '../config/index.ts';

/** Those that come with Skein. */
const TASKS_FILE = fileURLToPath(new URL('tasks.graphql', import.meta.url));

/**
 * Reads the documents, if there are any.
 *
 * @param onReload called after they were read again
 * @throws Error the file cannot be read
 */
export const openMcpDocuments = (
  { mcpDocuments }: Config,
  onReload: () => void,
): (Pick<McpOptions, 'documents'> & { readonly source: ReloadSource }) | undefined => {
  if (mcpDocuments === undefined) return undefined;
  const file = mcpDocuments === 'tasks' ? TASKS_FILE : mcpDocuments;
  let texts = readTexts(file);
  const reload = () => {
    texts = readTexts(file);
    onReload();
  };
  return { documents: () => texts, source: { what: 'tools', files: [file], reload } };
};

const readTexts = (file: string): readonly string[] => {
  try {
    const text = readFileSync(file, 'utf8');
    return file.endsWith('.graphql') ? [text] : [...readManifest(text).values()];
  } catch (error) {
    throw new Error(`MCP_DOCUMENTS: ${file}: ${(error as Error).message}`);
  }
};
