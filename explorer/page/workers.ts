/** The editor's workers, each its own entry of the bundle, beside this file. */
const workers: Readonly<Record<string, string>> = {
  graphql: './graphql.worker.js',
  json: './json.worker.js',
};

// The editor looks for this name; see "Integrating the ESM version of the Monaco Editor".
window.MonacoEnvironment = {
  getWorker: (_id, label) =>
    new Worker(new URL(workers[label] ?? './editor.worker.js', import.meta.url), { type: 'module', name: label }),
};
