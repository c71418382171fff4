/** Runs after `npm ci`: removes the C++ headers of the node package, 67 MB that nothing here compiles against. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const binaries = join(import.meta.dirname, '../node_modules', 'node', 'node_modules');
const names = (() => {
  try {
    return readdirSync(binaries);
  } catch {
    return []; // Installed in another way: nothing to remove.
  }
})();
for (const name of names) rmSync(join(binaries, name, 'include'), { recursive: true, force: true });
